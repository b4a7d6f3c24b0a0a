#!/usr/bin/env bash
# `batch | head -1` ends quietly with 0, whoever shares the work.
set -u
. "$(dirname "$0")/common.sh"
for ((k = 0; k < 50000; k++)); do echo contact; done >"$work/lines"
for threads in 1 2; do
    program batch --json --threads $threads "$work/lines" 2>"$work/err" | head -1 >"$work/out"
    codes="${PIPESTATUS[*]}"
    [ "$codes" = "0 0" ] || fail "exit codes $codes with $threads threads"
    [ ! -s "$work/err" ] || fail "it complained: $(cat "$work/err")"
    [ "$(wc -l <"$work/out")" -eq 1 ] || fail "no line came out"
done
echo "a closed pipe: exit 0, no complaint"
