#!/usr/bin/env bash
# No home, a home that cannot be written, one without space: play goes on, and what cannot be kept is said.
set -u
. "$(dirname "$0")/common.sh"
unset XDG_STATE_HOME XDG_CONFIG_HOME
expect() { # CODE WHAT COMMAND...
    local code=$1 what=$2
    shift 2
    program "$@" >"$work/out" 2>"$work/err"
    local got=$?
    [ $got -eq "$code" ] || fail "$what, $1: exit $got, $(cat "$work/err")"
    ! grep -q "Exception\|	at \|internal" "$work/err" || fail "$what, $1: $(cat "$work/err")"
    echo "$what, $1: exit $got, $(head -1 "$work/err")"
}
(
    unset HOME
    expect 0 "no home" contact
    expect 0 "no home" odds contact
    expect 2 "no home" use honour
    expect 2 "no home" journal seal "$work/a.jsonl"
    echo contact | expect 0 "no home" batch
) || exit 1
mkdir "$work/home"
if mount -t tmpfs -o size=64k tmpfs "$work/home" 2>/dev/null; then
    trap 'umount "$work/home"; rm -rf "$work"' EXIT
    export HOME=$work/home
    expect 0 "a small home" use acw
    config=$work/home/.config/grognard/config
    cp "$config" "$work/before"
    head -c 100000 /dev/zero >"$work/home/filler" 2>/dev/null
    expect 0 "a full home" contact --rules paperboys
    expect 1 "a full home" use honour
    cmp "$config" "$work/before" || fail "the settings are not what they were"
    expect 1 "a full home" journal seal "$work/b.jsonl"
    [ ! -s "$work/b.jsonl" ] || fail "sealed, though the seed could not be kept"
    expect 1 "a full home" tables export honour "$work/home/pack"
    [ ! -e "$work/home/pack" ] || fail "half a pack was left behind"
    expect 1 "a full home" odds contact --rules paperboys --svg "$work/home/odds.svg"
    [ ! -s "$work/home/odds.svg" ] || fail "half a picture was left behind"
    expect 1 "a full home" man "$work/home/man"
    rm "$work/home/filler"
    mount -o remount,ro "$work/home"
    expect 0 "a home that is read-only" contact --rules paperboys
    expect 1 "a home that is read-only" use honour
    cmp "$config" "$work/before" || fail "the settings are not what they were"
    expect 1 "a home that is read-only" journal seal "$work/c.jsonl"
    [ ! -s "$work/c.jsonl" ] || fail "sealed, though the seed could not be kept"
else
    echo "(not allowed to mount a small disk here: a full and a read-only home were not tried)"
fi
