# shellcheck shell=bash disable=SC2016,SC2154 # backticks are Markdown; variables of common.sh and run
# What lies on the disk, without a Java runtime.
measure_size() {
    local file bytes sum=0
    printf '## Installed size\n\n| file | bytes |\n|---|--:|\n'
    for file in "$here/grognard" "$here"/target/lib/*.jar; do
        bytes=$(wc -c <"$file")
        sum=$((sum + bytes))
        printf '| %s | %s |\n' "${file#"$here"/}" "$bytes"
    done
    printf '| together | %s |\n\n' "$sum"
    bytes=$(find "$here/target" -name '*.jsa' -exec cat {} + | wc -c)
    printf 'The class-data archives that the launcher made for %s JDKs take %s MB more; they can be deleted.\n\n' \
        "$(find "$here/target" -name '*.jsa' | wc -l)" "$(calc "$bytes / 1000000" %.1f)"
    at_most "installed size, without a Java runtime" 5 "$(calc "$sum / 1000000")" " MB"
}
