#!/usr/bin/env bash
# Completion in every shell that is installed, with folders of rulesets whose names are hostile: nothing of a name is run,
# no script has an error in it, and a name is completed to one word of the shell.
set -u
# shellcheck source=src/test/sh/common.sh
. "$(dirname "$0")/common.sh"
export WORK=$work
rulesets=$work/config/grognard/rulesets
program workshop new "$work/mine" >/dev/null || fail "no ruleset to copy"
mkdir -p "$rulesets"
# shellcheck disable=SC1003,SC2016 # these are to be run by nobody
names=('a b' 'x'\''$(touch PWN)'\''y' '`touch PWN`' '$(touch PWN)' '"; touch PWN; "' $'a\ntouch PWN\nb' "'; touch PWN; '" '\' 'a\b\\' '-n' '--rules'
    '*' '[a-z]?' '{a,b}' '!!' '!touch' '%s%n' $'a\tb' $'a\e[31mb' $'\u202eabc' $'\u2019; touch PWN; \u2018' '~' '~root' '#x' 'a:b' 'a=b' '&' 'a|touch PWN' '<(touch PWN)'
    '${x:-$(touch PWN)}' 'é武' '@VALUES@' ')' 'x) touch PWN ;;' "x\\'; touch PWN; '")
number=0
for name in "${names[@]}"; do # as it is, and behind a prefix that is unique
    number=$((number + 1))
    printf -v prefixed 'q%02d%s' "$number" "${name#a}"
    cp -r "$work/mine" "$rulesets/$name" || fail "cannot make $name"
    cp -r "$work/mine" "$rulesets/$prefixed" || fail "cannot make $prefixed"
done
mkdir "$work/elsewhere" && cd "$work/elsewhere" || exit 1
shells=0
for shell in bash zsh fish; do
    command -v $shell >/dev/null || { echo "(no $shell here)" && continue; }
    program completion $shell >"$work/script.$shell" || fail "no script for $shell"
    # shellcheck disable=SC2016 # the variables of those shells
    case $shell in
        zsh) said=$(zsh -f -c 'compdef() { :; }; source "$1"' zsh "$work/script.zsh" 2>&1) ;;
        fish) said=$(fish --no-config -c 'source $argv[1]' "$work/script.fish" 2>&1) ;;
        *) said=$(bash -c 'source "$1"' bash "$work/script.bash" 2>&1) ;;
    esac || fail "$shell cannot read its script: $said"
    [ -z "$said" ] || fail "$shell, when it reads its script: $said"
    python3 "$here/src/test/sh/completion.py" $shell "$work/script.$shell" "$rulesets" || exit 1
    shells=$((shells + 1))
done
# Without a terminal: each reply, read by bash as it would read the line, is one of the words.
said=$(bash -c 'source "$1"; COMP_WORDS=(grognard use ""); COMP_CWORD=2; _grognard
    for reply in "${COMPREPLY[@]}"; do eval "got=($reply)"; [ ${#got[@]} -eq 1 ] && printf "%s\n" "${got[0]}"; done' bash "$work/script.bash" 2>&1)
for name in "${names[@]}"; do
    case $name in *[[:cntrl:]]* | $'\u202e'*) continue ;; esac
    grep -qxF -- "$name" <<<"$said" || fail "bash does not offer $name: $said"
done
left=$(find "$work" -name 'PWN*' | head -n 1)
[ -z "$left" ] || fail "something was run: $left"
echo "$number hostile names in $shells shells: nothing was run"
