#!/usr/bin/env bash
# Locales, time zones and character sets: the same words give the same bytes.
set -u
. "$(dirname "$0")/common.sh"
all() { # OUT NAME=VALUE...
    local out=$1
    shift
    {
        env "$@" "$here/grognard" contact --label 'Álava 武者 İı' --seed 'Álava' --json
        env "$@" "$here/grognard" contact --label 'Álava 武者 İı' --seed 'Álava'
        env "$@" "$here/grognard" honour fire --unit formed --seed s
        env "$@" "$here/grognard" napoleonic combat --strength 10.5 --def-strength 7 --seed s
        env "$@" "$here/grognard" odds contact --pips 0..6
        env "$@" "$here/grognard" sheet honour
        env "$@" "$here/grognard" rules infantry
        env "$@" "$here/grognard" contact --pips Ä
        (cd "$work" && rm -rf Ä && mkdir Ä && env "$@" "$here/grognard" contact --seed s -q --log Ä/é.jsonl && ls Ä)
        (cd "$work" && env "$@" "$here/grognard" journal verify Ä/é.jsonl | grep -v '^    [0-9a-f]*$') # the hash covers the time
        echo "contact --label Álava --seed é" | env "$@" "$here/grognard" batch --seed é
    } >"$out" 2>&1
}
all "$work/expected" LC_ALL=C.UTF-8 TZ=UTC
grep -q 'Álava 武者 İı' "$work/expected" || fail "the label was lost: $(head -3 "$work/expected")"
for place in C POSIX tr_TR.UTF-8 tr_TR.ISO-8859-9 de_DE ar_EG.UTF-8 C.UTF-8 nonsense ''; do
    for zone in Pacific/Kiritimati America/St_Johns; do
        language=${place%%_*} country=${place#*_}
        java_locale=
        case $place in *_*) java_locale="-Duser.language=$language -Duser.country=${country%%.*}" ;; esac
        all "$work/got" LC_ALL=$place LANG=$place TZ=$zone JAVA_OPTS="$java_locale"
        cmp "$work/expected" "$work/got" || fail "LC_ALL='$place' TZ=$zone: $(diff "$work/expected" "$work/got" | head -5)"
    done
done
echo "9 locales in 2 time zones: the same bytes"
