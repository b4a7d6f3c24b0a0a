#!/usr/bin/env bash
# Kills the program in the middle of 1,000 appends, a hundred times: nothing that was printed may be missing from the
# journal, and the next start goes on, repairing what is torn. A kill seldom tears a line, so every fifth time the
# file is cut inside its last line too, as a power failure would.
#   kill-9.sh [TRIALS]
set -u
. "$(dirname "$0")/common.sh"
trials=${1:-100}
journal=$work/game.jsonl
: >"$journal"
java=(java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -jar "$here/target/lib/grognard.jar")
repairs=0 printed=0 middle=0
for ((i = 1; i <= trials; i++)); do
    out=$work/out
    # Started directly, so that the process to kill is the program itself.
    if ((i % 2)); then
        "${java[@]}" contact -n 1000 --json --log "$journal" >"$out" 2>"$work/err" &
    else # as the lines come: small groups
        "${java[@]}" batch --json --log "$journal" >"$out" 2>"$work/err" \
            < <(for ((k = 0; k < 1000; k++)); do echo "contact --pips 1"; done) &
    fi
    pid=$!
    # Wait for the first records of this run, then a little more: that is the middle.
    before=$(wc -l <"$journal" 2>/dev/null || echo 0)
    for ((w = 0; w < 400; w++)); do
        kill -0 $pid 2>/dev/null || break
        [ "$(wc -l <"$journal" 2>/dev/null || echo 0)" -le "$before" ] || break
        sleep 0.02
    done
    sleep "0.0$((RANDOM % 10))"
    kill -9 $pid 2>/dev/null
    wait $pid 2>/dev/null
    if grep -q repaired "$work/err"; then repairs=$((repairs + 1)); fi
    # A last line without its end was not printed.
    if [ -s "$out" ] && [ -n "$(tail -c 1 "$out")" ]; then sed '$d' "$out" >"$work/whole"; else cp "$out" "$work/whole"; fi
    missing=$(comm -23 <(hashes "$work/whole") <(hashes "$journal") | wc -l)
    [ "$missing" -eq 0 ] || fail "trial $i: $missing printed records are not in the journal"
    shown=$(wc -l <"$work/whole")
    printed=$((printed + shown))
    if ((shown < 1000)); then middle=$((middle + 1)); fi
    if ((i % 5 == 0)); then
        size=$(wc -c <"$journal")
        last=$(tail -n 1 "$journal" | wc -c)
        if [ "$last" -gt 2 ]; then truncate -s $((size - 2 - RANDOM % (last - 2))) "$journal"; fi
    fi
done
program rally --pips 3 -q --log "$journal" 2>"$work/err" >/dev/null || fail "the last start: $(cat "$work/err")"
if grep -q repaired "$work/err"; then repairs=$((repairs + 1)); fi
program journal verify "$journal" || fail "the journal does not verify"
echo "$trials kills, $middle before all was printed: $printed records printed, none missing; $repairs starts found a torn line, repaired it and said so"
