#!/usr/bin/env bash
# SIGINT and SIGTERM in the middle of each long command, and at any moment of those that write: the exit codes of a
# signal, no stack trace, and files that are whole.
#   signals.sh [TRIALS]
set -u
. "$(dirname "$0")/common.sh"
trials=${1:-6}
java=(java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -jar "$here/target/lib/grognard.jar")
for ((k = 0; k < 200000; k++)); do echo "paperboys contact --pips 1"; done >"$work/lines"
program paperboys contact -n 20000 --json --log "$work/long.jsonl" >/dev/null || fail "a long journal"
cp "$work/long.jsonl" "$work/long.before"
interrupt() { # SIGNAL CODE SECONDS COMMAND...: exit CODE, or 0 where it was done before
    local signal=$1 code=$2 seconds=$3
    shift 3
    # Job control, or a background process would ignore SIGINT.
    set -m
    "${java[@]}" "$@" >"$work/out" 2>"$work/err" &
    local pid=$!
    set +m
    sleep "$seconds"
    kill -"$signal" $pid 2>/dev/null
    wait $pid 2>/dev/null
    got=$?
    # A JVM that is not up yet ends with 1 and without a word, whatever it was to run.
    if [ $got -eq 1 ] && [ ! -s "$work/out" ] && [ ! -s "$work/err" ]; then outside=$((outside + 1)); return; fi
    [ $got -eq "$code" ] || [ $got -eq 0 ] || fail "$signal, $1: exit $got, $(head -c 300 "$work/err")"
    ! grep -q "Exception\|	at \|internal" "$work/err" || fail "$signal, $1: $(head -c 300 "$work/err")"
}
stopped=0 finished=0 outside=0
count() { case $got in 0) finished=$((finished + 1)) ;; 1) ;; *) stopped=$((stopped + 1)) ;; esac; }
for ((i = 1; i <= trials; i++)); do
    for signal in "INT 130" "TERM 143"; do
        read -r name code <<<"$signal"
        delay=0.$((2 + RANDOM % 6))
        interrupt "$name" "$code" $delay paperboys contact -n 1000000
        count
        interrupt "$name" "$code" $delay paperboys contact -n 1000000 --json --log "$work/game.jsonl"
        count
        [ -z "$(tail -c 1 "$work/out")" ] || sed -i '$d' "$work/out" # a line without its end was not printed
        missing=$(comm -23 <(hashes "$work/out") <(hashes "$work/game.jsonl") | wc -l)
        [ "$missing" -eq 0 ] || fail "$name: $missing printed records are not in the journal"
        program paperboys rally --pips 3 -q --log "$work/game.jsonl" >/dev/null 2>"$work/err" ||
            fail "$name: the journal cannot be gone on with: $(head -c 300 "$work/err")"
        program journal verify "$work/game.jsonl" >"$work/verified" || fail "$name: $(cat "$work/verified")"
        rm "$work/game.jsonl"
        interrupt "$name" "$code" $delay batch --json "$work/lines"
        count
        interrupt "$name" "$code" $delay odds roll 300d256
        count
        interrupt "$name" "$code" $delay journal verify "$work/long.jsonl"
        count
        cmp "$work/long.jsonl" "$work/long.before" || fail "$name: verify changed the journal"
        short=0.$((RANDOM % 4))$((5 + RANDOM % 5)) # not so short that bash has not become java yet
        program use acw >/dev/null
        interrupt "$name" "$code" $short use honour
        count
        grep -qx "rules = \(acw\|honour\)" "$XDG_CONFIG_HOME/grognard/config" || fail "$name: half a setting"
        interrupt "$name" "$code" $short odds paperboys contact --pips 0..6 --svg "$work/odds.svg"
        count
        [ ! -e "$work/odds.svg" ] || grep -q '</svg>' "$work/odds.svg" || fail "$name: half a picture"
        interrupt "$name" "$code" $short tables export honour "$work/pack$i$name"
        count
        [ ! -e "$work/pack$i$name" ] || program tables check "$work/pack$i$name" honour >/dev/null || fail "$name: half a pack"
        interrupt "$name" "$code" $short journal seal "$work/seal$i$name.jsonl"
        count
        [ ! -s "$work/seal$i$name.jsonl" ] || program journal reveal "$work/seal$i$name.jsonl" >/dev/null ||
            fail "$name: sealed, and the seed is lost"
        for command in rules "sheet honour --html" "journal show $work/long.jsonl" "journal stats $work/long.jsonl" \
            "man $work/man" "completion bash" "tables list"; do
            # shellcheck disable=SC2086 # a command is several words
            interrupt "$name" "$code" $short $command
            count
        done
    done
done
[ "$stopped" -gt 0 ] || fail "no command was stopped"
echo "$stopped commands stopped by a signal, $finished done before it came, $outside while the JVM itself started: every file whole"
