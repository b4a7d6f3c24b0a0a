#!/usr/bin/env bash
# Batches whose work is shared: every complaint once and in order, the same results as from one thread, the same rows
# however the bytes arrive, and memory that grows neither with what a line prints nor with how many cells a sweep has.
#   batches.sh [TRIALS]
set -u
. "$(dirname "$0")/common.sh"
trials=${1:-20}
for ((k = 0; k < 6000; k++)); do echo "contact --pips $((k % 9))"; done >"$work/lines"
program batch --json --seed s --keep-going --threads 1 "$work/lines" >"$work/out.1" 2>"$work/err.1"
complaints=$(grep -c '^grognard: line ' "$work/err.1")
[ "$complaints" -eq 1332 ] || fail "expected 1332 complaints, found $complaints"
for ((i = 1; i <= trials; i++)); do
    threads=$((2 + i % 3))
    program batch --json --seed s --keep-going --threads $threads "$work/lines" >"$work/out" 2>"$work/err"
    cmp "$work/out.1" "$work/out" || fail "trial $i: other results with $threads threads"
    cmp "$work/err.1" "$work/err" || fail "trial $i: other complaints with $threads threads"
done
echo "$trials batches of 6,000 lines in two to four threads: $complaints complaints each, in order, none lost or doubled"

# What writes runs alone: a pack is whole before the next line reads it.
for ((i = 1; i <= trials; i++)); do
    for ((k = 0; k < 5; k++)); do
        for ((l = 0; l < 511; l++)); do echo contact; done
        printf 'tables\texport honour %s\ntables check %s honour\n' "$work/pack$i-$k" "'$work/pack$i-$k'"
    done >"$work/writes"
    program batch -q --threads 2 "$work/writes" >"$work/out" 2>"$work/err" || fail "a pack was read too soon: $(cat "$work/err")"
    [ "$(grep -c 'whole' "$work/out")" -eq 5 ] || fail "not every pack was found whole"
    rm -rf "$work"/pack*
done
echo "$((trials * 5)) packs exported and checked by the next line, in two threads: each whole"

# Small heaps: 64 MB, of which a fifth would do.
small() { java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx64m -jar "$here/target/lib/grognard.jar" "$@"; }
printf 'contact\t-n\t200000\ncontact --repeat=200000\ncontact "-n" 200000\n' >"$work/repeats"
found=$(small batch --json --threads 2 "$work/repeats" 2>"$work/err" | wc -l)
[ "$found" -eq 600000 ] || fail "$found of 600000 repetitions: $(cat "$work/err")"
echo "600,000 repetitions in three lines, two threads, 64 MB: all there"
for k in 1 2 3 4; do echo "odds fight --stands 1..40 --def-stands 1..25"; done >"$work/sweeps"
found=$(small batch --json --threads 2 "$work/sweeps" 2>"$work/err" | wc -l)
[ "$found" -eq 4000 ] || fail "$found of 4000 cells: $(cat "$work/err")"
echo "four sweeps of 1,000 cells, two threads, 64 MB: all there"

# Rows, with their bytes in pieces.
{
    printf 'pips,label\r\n'
    for ((k = 0; k < 200; k++)); do printf '%s,a"b\n%s,"two\nlines, ""x"""\n' $((k % 7)) $((k % 7)); done
} >"$work/sheet"
program batch --csv rally --json --seed s "$work/sheet" >"$work/out.1" || fail "the sheet as a whole"
[ "$(wc -l <"$work/out.1")" -eq 400 ] || fail "expected 400 rows"
for size in 1 3 64 1000; do
    dd if="$work/sheet" bs=$size status=none | program batch --csv rally --json --seed s --threads 2 >"$work/out" ||
        fail "the sheet in pieces of $size"
    cmp "$work/out.1" "$work/out" || fail "other rows from pieces of $size bytes"
done
printf 'pips,label\n3,a\n3,"b\n3,c\n3,d\n' | program batch --csv rally --keep-going -q >"$work/out" 2>"$work/err"
code=$?
[ $code -eq 2 ] && [ "$(wc -l <"$work/out")" -eq 1 ] || fail "an open quote: exit $code, $(cat "$work/out")"
grep -q '^grognard: line 3: ' "$work/err" || fail "an open quote: $(cat "$work/err")"
echo "400 rows in pieces of 1, 3, 64 and 1,000 bytes: the same; an open quote: $(head -1 "$work/err")"
