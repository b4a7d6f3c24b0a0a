#!/usr/bin/env bash
# Streams that are closed or full: a complaint where one can be made, the right exit code, and nothing hangs.
set -u
. "$(dirname "$0")/common.sh"
expect() { # CODE WHAT
    [ "$code" -eq "$1" ] || fail "$2: exit $code, $(head -c 300 "$work/err")"
    ! grep -q "Exception\|	at " "$work/err" || fail "$2: a stack trace"
    echo "$2: exit $code, $(head -1 "$work/err")"
}
program contact --log "$work/game.jsonl" -n 3 -q >/dev/null || fail "three records"
echo contact >"$work/lines"
while read -r line; do
    # shellcheck disable=SC2086 # a line is several words
    program $line >/dev/full 2>"$work/err" </dev/null
    code=$?
    expect 1 "$line >/dev/full"
    # shellcheck disable=SC2086
    program $line >&- 2>"$work/err" </dev/null
    code=$?
    expect 1 "$line >&-"
    # shellcheck disable=SC2086
    program $line >/dev/full 2>/dev/full </dev/null
    code=$?
    [ $code -eq 1 ] || fail "$line, nowhere to write: exit $code"
done <<LINES
contact
contact --json -n 1000
odds contact --pips 0..6
rules
sheet honour --html
batch $work/lines
journal show $work/game.jsonl
journal verify $work/game.jsonl
tables list
man $work/man
completion bash
--help
LINES
program contact --pips 9 2>&- >"$work/out"
code=$?
[ $code -eq 2 ] && [ ! -s "$work/out" ] || fail "closed stderr: exit $code"
program contact --log "$work/game.jsonl" >&- 2>"$work/err"
code=$?
expect 1 "on record, but not shown"
program journal verify "$work/game.jsonl" >"$work/out" || fail "the journal does not verify"
grep -q "4 records hold" "$work/out" || fail "the record that could not be shown is not there"
# A closed input: Java would take the first file that it opens for it, its own jar.
"$here/grognard" contact --ask <&- >"$work/out" 2>"$work/err"
code=$?
expect 2 "--ask <&-"
grep -q "the input ended" "$work/err" || fail "--ask read something out of a closed input: $(head -c 300 "$work/err")"
[ ! -s "$work/out" ] || fail "--ask found dice in a closed input: $(cat "$work/out")"
echo "$work/lines" | "$here/grognard" batch --json "$work/lines" >/dev/null || fail "a pipe for input"
timeout 20 "$here/grognard" contact --ask < <(yes) >/dev/null 2>"$work/err"
code=$?
expect 2 "yes | --ask"
