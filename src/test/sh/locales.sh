#!/usr/bin/env bash
# Locales, time zones and character sets: the same words give the same bytes.
set -u
. "$(dirname "$0")/common.sh"
all() {
    local out=$1
    {
        "$here/grognard" contact --label 'Álava 武者 İı' --seed 'Álava' --json
        "$here/grognard" contact --label 'Álava 武者 İı' --seed 'Álava'
        "$here/grognard" honour fire --unit formed --seed s
        "$here/grognard" napoleonic combat --strength 10.5 --def-strength 7 --seed s
        "$here/grognard" odds contact --pips 0..6
        "$here/grognard" sheet honour
        "$here/grognard" rules infantry
        "$here/grognard" contact --pips Ä
        (cd "$work" && rm -rf Ä && mkdir Ä && "$here/grognard" contact --seed s -q --log Ä/é.jsonl && ls Ä)
        (cd "$work" && "$here/grognard" journal verify Ä/é.jsonl | grep -v '^    [0-9a-f]*$') # the hash covers the time
        echo "contact --label Álava --seed é" | "$here/grognard" batch --seed é
    } >"$out" 2>&1
}
LC_ALL=C.UTF-8 TZ=UTC all "$work/expected"
grep -q 'Álava 武者 İı' "$work/expected" || fail "the label was lost: $(head -3 "$work/expected")"
for place in C POSIX tr_TR.UTF-8 tr_TR.ISO-8859-9 de_DE ar_EG.UTF-8 C.UTF-8 nonsense ''; do
    for zone in Pacific/Kiritimati America/St_Johns; do
        language=${place%%_*} country=${place#*_}
        java_locale=
        case $place in *_*) java_locale="-Duser.language=$language -Duser.country=${country%%.*}" ;; esac
        LC_ALL=$place LANG=$place TZ=$zone JAVA_OPTS=$java_locale all "$work/got"
        cmp "$work/expected" "$work/got" || fail "LC_ALL='$place' TZ=$zone: $(diff "$work/expected" "$work/got" | head -5)"
    done
done
echo "9 locales in 2 time zones: the same bytes"
