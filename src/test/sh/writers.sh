#!/usr/bin/env bash
# Files that are written whole: links laid in the way are not followed, and writers beside one another do not fail.
set -u
. "$(dirname "$0")/common.sh"
mkdir -p "$XDG_CONFIG_HOME/grognard" && cd "$work" || exit 1
echo precious >"$work/precious"
ln -s "$work/precious" "$XDG_CONFIG_HOME/grognard/config.new"
ln -s "$work/precious" "$work/odds.svg.new"
program use honour >/dev/null || fail "use"
program odds paperboys contact --svg "$work/odds.svg" >/dev/null || fail "--svg"
[ "$(cat "$work/precious")" = precious ] || fail "a link that lay in the way was followed"
grep -qx 'rules = honour' "$XDG_CONFIG_HOME/grognard/config" || fail "use was not kept"
mkdir "$work/dotfiles" && mv "$XDG_CONFIG_HOME/grognard/config" "$work/dotfiles/" &&
    ln -s "$work/dotfiles/config" "$XDG_CONFIG_HOME/grognard/config" && chmod 600 "$work/dotfiles/config"
program use acw >/dev/null || fail "use through a link"
[ -L "$XDG_CONFIG_HOME/grognard/config" ] && grep -qx 'rules = acw' "$work/dotfiles/config" || fail "the link is gone"
[ "$(stat -c %a "$work/dotfiles/config")" = 600 ] || fail "the settings are not their owner's alone any more"
starts=0
for ((i = 1; i <= ${1:-5}; i++)); do
    pids=
    for rules in honour acw paperboys napoleonic; do
        program use $rules >/dev/null 2>"$work/err.$rules" &
        pids="$pids $!"
    done
    for pid in $pids; do wait "$pid" || fail "use beside others: $(cat "$work"/err.*)"; done
    starts=$((starts + 4))
    grep -cqxE 'rules = (honour|acw|paperboys|napoleonic)' "$work/dotfiles/config" || fail "half a setting"
done
left=$(find "$work" -name '.grognard-*')
[ -z "$left" ] || fail "left behind: $left"
timeout 20 java -jar "$here/target/lib/grognard.jar" contact --ask </dev/zero >/dev/null 2>"$work/err"
code=$?
[ $code -eq 2 ] || fail "--ask </dev/zero: exit $code"
echo "links in the way: not followed; $starts calls of use, four at once: all kept; --ask </dev/zero: exit 2"
