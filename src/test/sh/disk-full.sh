#!/usr/bin/env bash
# A full disk, or a file that cannot be written: a clear error, exit 1, and no outcome as if it were on record.
set -u
. "$(dirname "$0")/common.sh"
refused() { # JOURNAL WHAT
    out=$(program contact --log "$1" 2>"$work/err")
    code=$?
    [ $code -eq 1 ] || fail "$2: exit $code, $(cat "$work/err")"
    [ -z "$out" ] || fail "$2: printed $out"
    ! grep -q "Exception" "$work/err" || fail "$2: a stack trace"
    echo "$2: $(cat "$work/err")"
}
refused /dev/full "a device that is always full"
refused "$work" "a folder"
refused "$work/no/such.jsonl" "a folder that does not exist"
# A line of several records, and room for one of them: ulimit counts blocks of 1,024 bytes.
game=$work/game.jsonl
printf '%s\n' side,unit,arm,quality,stands,pips british,33rd,infantry,trained,8,2 french,45e,infantry,trained,6,3 >"$work/muster.csv"
program game new "$game" "$work/muster.csv" >/dev/null
cp "$game" "$work/before.jsonl"
out=$( (ulimit -f $(($(wc -c <"$game") / 1024 + 1)); program --game "$game" end --seed a 2>"$work/err"))
code=$?
[ $code -eq 1 ] || fail "the end of a turn: exit $code, $(cat "$work/err")"
[ -z "$out" ] || fail "the end of a turn: printed $out"
cmp "$game" "$work/before.jsonl" || fail "the end of a turn: the game has changed"
echo "the end of a turn: $(cat "$work/err")"
program --game "$game" end --seed a | grep -q "Turn 2" || fail "the turn does not end when there is room again"
program journal verify "$game" >/dev/null || fail "the game does not verify"
mkdir "$work/small"
if mount -t tmpfs -o size=64k tmpfs "$work/small" 2>/dev/null; then
    trap 'umount "$work/small"; rm -rf "$work"' EXIT
    journal=$work/small/game.jsonl
    program contact -n 5 -q --log "$journal" >/dev/null || fail "five records fit"
    n=0
    while out=$(program contact -n 20 --json --log "$journal" 2>"$work/err"); do
        n=$((n + 20))
        [ $n -lt 2000 ] || fail "the disk never fills"
    done
    [ -z "$out" ] || fail "a full disk: printed $out"
    echo "a full disk: $(cat "$work/err")"
    program journal verify "$journal" || fail "the journal is not whole after the disk was full"
    mount -o remount,ro "$work/small" && refused "$journal" "a file that is read-only"
else
    echo "(not allowed to mount a small disk here; the full device has to do)"
fi
