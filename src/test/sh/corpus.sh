#!/usr/bin/env bash
# Plays a journal of every kind with this version from its typed lines into src/test/resources/journals, where CorpusTest
# verifies them. Those of other versions are removed, since no other can be read.
set -eu
. "$(dirname "$0")/common.sh"
journals=$here/src/test/resources/journals
examples=$here/examples
version=$(program --version | sed 's/.* //')
rm -f "$journals"/*.jsonl
cd "$work"
keep() { mv "$1.jsonl" "$journals/$1-$version.jsonl"; }

cat >plain.txt <<'LINES'
contact --att 4 --pips 1 --elite --seed Alava
honour rally --hits 4 --seed 2
acw officer --seed 2
napoleonic formation --seed 3
roll 3d6+1 --seed 4
rally --pips 3 -n 3 --seed 5 --label left
odds contact
LINES
program batch --keep-going --log plain.jsonl plain.txt >/dev/null 2>&1 || true
keep plain
for ((k = 1; k <= 60; k++)); do echo "rally --pips $((k % 7)) --label $k"; done >batch.txt
program batch --threads 2 --seed seven --log batch.jsonl batch.txt >/dev/null
keep batch

# Dice counted by the records that throw any: the look-ups and given dice in between use none up.
for kind in sealed salted revealed; do
    program journal seal $kind.jsonl --seed "the seed of the $kind journal" >/dev/null
    [ $kind = sealed ] || program journal seal $kind.jsonl --salt word >/dev/null
    printf '%s\n' 'rally --pips 3' 'rally --pips 3 --dice 4' 'moves' 'contact' >$kind.txt
    program batch --keep-going --log $kind.jsonl $kind.txt >/dev/null 2>&1 || true
    [ $kind != revealed ] || program journal reveal $kind.jsonl >/dev/null
    keep $kind
done

program rally --pips 3 --seed 8 --log repaired.jsonl >/dev/null
printf '{"schema":1,"rul' >>repaired.jsonl
program rally --pips 3 --seed 9 --log repaired.jsonl >/dev/null 2>&1
keep repaired
for seed in 10 11 12; do
    echo "napoleonic combat --troop french-line --bases 5 --def-troop austrian-line --def-bases 5 --seed $seed"
done >pack.txt
program batch --tables "$journals/ours" --log pack.jsonl pack.txt >/dev/null
keep pack
program honour fallback --scale 25mm --house fallback=d6 -n 3 --seed 14 --log house.jsonl >/dev/null
keep house
# From the cases of the ruleset, those that are played and not refused.
awk -F, 'NR > 1 && $4 != "error" { print $3 }' "$journals/hedgerow/cases.csv" | tr -d '"' | sed 's/--dice [^ ]*//' >folder.txt
program --rules "$journals/hedgerow" batch --keep-going --log folder.jsonl --seed 12 folder.txt >/dev/null 2>&1 || true
keep folder

for rules in paperboys honour acw napoleonic; do
    # Every resolver: the first cases of each that are played and not refused, with dice of their own.
    for cases in "$here/src/test/resources/spec/$rules/"*.csv; do
        sed -E 's/"(--[^"]*) --dice [0-9.,]+"/\1/' "$cases" |
            awk -F, 'NR > 1 && $4 != "error" && $0 !~ /"/ { print $3 }' | sed 's/--dice [^ ]*//' | head -n 3 |
            sed "s/^/$rules $(basename "$cases" .csv) /"
    done >all-$rules.txt
    program batch --keep-going --log all-$rules.jsonl --seed 15 all-$rules.txt >/dev/null 2>&1 || true
    keep all-$rules
    program game new game-$rules.jsonl $(ls "$examples/battles/$rules/"*.csv) --rules $rules >/dev/null
    program batch "$examples/battles/$rules/lines.txt" --keep-going --game game-$rules.jsonl --seed 13 >/dev/null 2>&1 || true
    printf '%s\n' 'note corpus' undo undo redo turn >more.txt
    program batch more.txt --keep-going --game game-$rules.jsonl >/dev/null 2>&1 || true
    keep game-$rules
done

# An `end` that was cut after its first record, and taken back by the next line.
program game new cut.jsonl "$here/src/test/resources/musters/paperboys.csv" >/dev/null
program --game cut.jsonl unit 33rd pips=2 >/dev/null
program --game cut.jsonl end --seed 14 >/dev/null
head -n 3 cut.jsonl >cut.part && mv cut.part cut.jsonl
program --game cut.jsonl note again >/dev/null 2>&1
keep cut
