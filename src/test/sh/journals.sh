#!/usr/bin/env bash
# Journals that are read while they are written, known by two names, wanted in another order, moved away, or too many.
set -u
. "$(dirname "$0")/common.sh"
cd "$work" || exit 1

# Three batches on one journal, which they also read: every record that was printed is in it, in one chain.
pids=
for name in Red Blue Green; do
    for ((k = 1; k <= 400; k++)); do
        echo "rally --pips 3 --label $name --json --log game.jsonl"
        ((k % 20)) || echo "journal stats game.jsonl --json"
    done >"$name.lines"
    (program batch "$name.lines" >"$name.out") &
    pids="$pids $!"
done
for pid in $pids; do wait "$pid" || fail "a batch that logs and reads"; done
cat Red.out Blue.out Green.out | grep '"hash":' | sort >printed
[ "$(wc -l <printed)" -eq 1200 ] || fail "expected 1200 records printed, found $(wc -l <printed)"
cmp printed <(sort game.jsonl) || fail "$(wc -l <printed) records printed, $(wc -l <game.jsonl) kept"
program journal verify game.jsonl >/dev/null || fail "the journal that was read does not verify"
echo "mixed readers and writers: 1200 records printed, 1200 kept, 60 readings in between"

# One journal under four names; two journals in opposite order.
ln -s game.jsonl soft.jsonl && ln game.jsonl hard.jsonl
for ((k = 1; k <= 50; k++)); do
    for name in game.jsonl soft.jsonl ./game.jsonl hard.jsonl; do echo "rally --pips 3 --log $name"; done
done >names.lines
(ulimit -t 60; program batch -q names.lines >/dev/null) & names=$!
for ((k = 1; k <= 100; k++)); do echo "rally --pips 3 --log a.jsonl"; echo "rally --pips 3 --log b.jsonl"; done >ab.lines
for ((k = 1; k <= 100; k++)); do echo "rally --pips 3 --log b.jsonl"; echo "rally --pips 3 --log a.jsonl"; done >ba.lines
(program batch -q ab.lines >/dev/null) & ab=$!
(program batch -q ba.lines >/dev/null) & ba=$!
for ((k = 0; k < 600; k++)); do
    kill -0 $names 2>/dev/null || kill -0 $ab 2>/dev/null || kill -0 $ba 2>/dev/null || break
    sleep 0.1
done
for pid in $names $ab $ba; do
    kill -0 "$pid" 2>/dev/null && { pkill -P "$pid"; kill "$pid"; fail "they wait for each other for ever"; }
    wait "$pid" || fail "a batch with several journals"
done
program journal verify game.jsonl | grep -q '1400 records hold' || fail "a journal of four names"
for file in a b; do program journal verify $file.jsonl | grep -q '200 records hold' || fail "journals in opposite order"; done
echo "one journal under four names: 200 records; two journals in opposite order by two batches: 400 records"

# Moved away, replaced and deleted while it is written: what was printed is in one of the files, or was deleted after.
slowly() { for ((k = 1; k <= 150; k++)); do echo "rally --pips 3 --json --log moving.jsonl"; sleep 0.01; done; }
(for ((i = 1; i <= 6; i++)); do slowly 2>/dev/null | program batch >>moving.out 2>>moving.err; done) & writer=$!
moved=0
while kill -0 $writer 2>/dev/null; do
    [ -e moving.jsonl ] && mv moving.jsonl "moved.$((++moved))"
    ((moved % 3)) || cp game.jsonl moving.jsonl 2>/dev/null
    sleep 0.5
done
wait $writer
grep -o '"hash":"[0-9a-f]*"}$' moving.out | sort >printed
cat moved.* moving.jsonl 2>/dev/null | grep -o '"hash":"[0-9a-f]*"}$' | sort -u >kept
lost=$(comm -23 <(sort -u printed) kept | wc -l)
[ "$lost" -eq 0 ] || fail "$lost of $(wc -l <printed) records were printed and are in no file ($moved moves)"
for file in moved.*; do [ ! -s "$file" ] || program journal verify "$file" >out || fail "$file: $(head -1 out)"; done
echo "moved $moved times while it was written: $(wc -l <printed) records printed, none lost;" \
    "$(grep -c 'moved, replaced or deleted' moving.err) batches refused to go on"

# More journals than a process may have files open.
for ((k = 1; k <= 1200; k++)); do echo "rally --pips 3 --log many/$k.jsonl"; done >many.lines
mkdir many
(ulimit -n 256; program batch -q many.lines >/dev/null) || fail "1,200 journals in one batch"
[ "$(cat many/*.jsonl | wc -l)" -eq 1200 ] || fail "1,200 journals: $(cat many/*.jsonl | wc -l) records"
echo "1,200 journals in one batch with 256 descriptors: 1,200 records"

# Results, complaints and records from several threads: each once, each whole.
for ((k = 1; k <= 300; k++)); do echo "rally --pips 3 --label L$k"; echo "rally --pips x$k"; done >race.lines
for ((round = 1; round <= 5; round++)); do
    program batch --threads 4 --keep-going --json --log race$round.jsonl race.lines >race.out 2>race.err
    cmp race.out race$round.jsonl || fail "results and records differ"
    [ "$(grep -o '"label":"L[0-9]*"' race.out | sort -u | wc -l)" -eq 300 ] || fail "results: $(wc -l <race.out) of 300"
    [ "$(grep -o 'x[0-9][0-9]*' race.err | sort -u | wc -l)" -eq 300 ] || fail "complaints: $(wc -l <race.err)"
done
echo "results and complaints from four threads beside a journal, five times: 300 and 300, each once"
