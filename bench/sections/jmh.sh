# shellcheck shell=bash disable=SC2016,SC2154 # backticks are Markdown; variables of common.sh and run
# Dice, resolvers and odds under JMH. JMH_OPTIONS='-f 1 -wi 2' makes it shorter.
measure_jmh() {
    if ! peer mvn; then return; fi
    local jars=$cache/jmh
    if ! cmp -s "$bench/jmh/pom.xml" "$jars/pom.xml"; then
        rm -rf "$jars"
        if ! mvn -q -B -f "$bench/jmh/pom.xml" dependency:copy-dependencies -DoutputDirectory="$jars" >&2; then
            skipped "JMH cannot be fetched from Maven Central"
            return
        fi
        cp "$bench/jmh/pom.xml" "$jars/"
    fi
    javac --release 17 -encoding UTF-8 -d "$work/jmh" -cp "$jars/*:$grognard_classes" "$bench"/jmh/*.java
    say "  two or three minutes"
    # shellcheck disable=SC2086 # several options
    java -cp "$work/jmh:$jars/*:$grognard_classes" org.openjdk.jmh.Main -rf csv -rff "$work/jmh.csv" \
        ${JMH_OPTIONS:-} >"$work/jmh.log" 2>&1 || { tail -n 20 "$work/jmh.log" >&2 && die "JMH failed"; }
    printf '## JMH\n\nAverage time; the error is JMH'\''s, 99.9%%.\n\n| benchmark | situation | time | error |\n|---|---|--:|--:|\n'
    # "Benchmark","Mode","Threads","Samples","Score","Score Error (99.9%)","Unit","Param: situation"
    tr -d '"\r' <"$work/jmh.csv" | awk -F, 'NR > 1 {
        sub(/.*\./, "", $1)
        printf "| %s | %s | %.3f %s | %.3f |\n", $1, $8, $5, $7, $6 }'
    printf '\n'
}
