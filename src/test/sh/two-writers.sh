#!/usr/bin/env bash
# Several processes append to one journal at once: every record of each must be there, in one chain.
set -u
. "$(dirname "$0")/common.sh"
journal=$work/game.jsonl
pids=
for name in Blue Red; do
    (
        program contact -n 500 --json --label $name --log "$journal" >"$work/$name.1"
        for ((k = 0; k < 200; k++)); do echo "rally --pips 3 --label $name"; done |
            program batch --json --log "$journal" >"$work/$name.2"
        for ((k = 0; k < 10; k++)); do program officer --json --label $name --log "$journal"; done >"$work/$name.3"
    ) &
    pids="$pids $!"
done
for pid in $pids; do wait "$pid" || fail "a writer failed"; done
cat "$work"/Blue.* "$work"/Red.* >"$work/printed"
[ "$(wc -l <"$work/printed")" -eq 1420 ] || fail "expected 1420 results, found $(wc -l <"$work/printed")"
cmp <(sort "$work/printed") <(sort "$journal") || fail "journal and results differ"
program journal verify "$journal" || fail "the journal does not verify"
turns=$(grep -o '"label":"[A-Za-z]*"' "$journal" | uniq | wc -l)
echo "two processes: 1420 records in one chain, the writers took turns $turns times"
