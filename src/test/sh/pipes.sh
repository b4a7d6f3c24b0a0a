#!/usr/bin/env bash
# A sealed journal from a pipe, which can be read only once: an honest one verifies, a forged one does not, none hangs.
set -u
. "$(dirname "$0")/common.sh"
cd "$work" || exit 1
program journal seal game.jsonl >/dev/null && program journal seal game.jsonl --salt word >/dev/null &&
    program contact -n 20 --log game.jsonl >/dev/null && program journal reveal game.jsonl >/dev/null || fail "no journal"
sed 's/"values":\[[1-5]/"values":[6/' game.jsonl >forged.jsonl
verify() { timeout 20 java -jar "$here/target/lib/grognard.jar" journal verify "$1"; }
tried=0
holds() { # WAY EXIT
    [ "$2" -eq 0 ] && grep -q '^VERIFIED .*23 records hold' out || fail "$1: exit $2, $(head -1 out)"
    tried=$((tried + 1))
}
cat game.jsonl | verify - >out; holds "verify -" $?
cat game.jsonl | verify /dev/stdin >out; holds "/dev/stdin of a pipe" $?
verify /dev/stdin <game.jsonl >out; holds "/dev/stdin of a file" $?
verify - <game.jsonl >out; holds "verify - of a file" $?
verify <(cat game.jsonl) >out; holds "process substitution" $?
mkfifo fifo
cat game.jsonl >fifo & verify fifo >out; holds "a FIFO" $?
cat forged.jsonl | verify - >out
code=$?
[ $code -eq 3 ] && grep -q '^NOT VERIFIED' out || fail "a forged one: exit $code, $(head -1 out)"
echo "a sealed journal from pipes: $tried ways, each VERIFIED; a forged one: exit 3"
