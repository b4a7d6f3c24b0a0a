# shellcheck shell=bash disable=SC2016,SC2034 # variables for those who source this
# What run and compare share: a place to work, contestants who take turns, medians. To be sourced.
export LC_ALL=C
bench=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
here=$(dirname "$bench")
PATH=$PATH:/usr/games # where Debian has rolldice

say() { printf '%s\n' "$*" >&2; }
die() { say "bench: $*"; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }
[ -n "${EPOCHREALTIME:-}" ] || die "bash 5 or later is needed, for its clock"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$work/times"
# Neither the player's settings nor their history have a part in this.
export XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state
unset GROGNARD_RULES GROGNARD_JAVA_OPTS JAVA_OPTS JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS GROGNARD_DEBUG

declare -A title command
# contestant NAME TITLE COMMAND: a shell command line, words quoted with `quoted`.
contestant() { title[$1]=$2 command[$1]=$3; }
quoted() { printf '%q ' "$@"; }

once() { # NAME: runs the contestant; its wall time in microseconds is added to its times
    local began=${EPOCHREALTIME/./}
    if ! eval "${command[$1]}" </dev/null >"${output:-$work/out}" 2>"$work/err"; then
        tail -n 5 "$work/err" >&2
        die "${title[$1]} failed: ${command[$1]}"
    fi
    echo $((${EPOCHREALTIME/./} - began)) >>"$work/times/$1"
}

# alternate ROUNDS NAME…: round by round, there and back, so that noise hits all equally; a first round is not counted.
alternate() {
    local rounds=$1 round name names
    shift
    for ((round = 0; round <= rounds; round++)); do
        names=("$@")
        if ((round % 2)); then mapfile -t names < <(printf '%s\n' "$@" | tac); fi
        for name in "${names[@]}"; do once "$name"; done
        if ((round == 0)); then for name in "$@"; do rm "$work/times/$name"; done; fi
    done
}

# quantile PER-CENT NAME: in microseconds.
quantile() {
    sort -n "$work/times/$2" | awk -v q="$1" '{ v[NR] = $1 }
        END { at = 1 + (NR - 1) * q / 100; i = int(at); print v[i] + (at - i) * (v[i < NR ? i + 1 : i] - v[i]) }'
}
median() { quantile 50 "$1"; }
calc() { awk "BEGIN { printf \"${2:-%.2f}\", $1 }"; } # EXPRESSION [FORMAT]
holds() { awk "BEGIN { exit !($1) }"; }

# What people wait for beside `contact`: NAME|WORDS|at most so many times a bare JVM. A new row is measured by run and by
# compare: this is the place for a line in a game, a plan, and what else is to start fast.
one_shots() {
    cat <<'ROWS'
odds|odds contact|2.6
log|contact --att 4 --log "$work/journal.jsonl"|2.6
refused|contact --pip 9|2.6
rules|rules woods|3
two-words|rules charge bonus|3
resolver|rules contact|3
misspelt|rules cavlary|3
troop|rules napoleonic hussar|3
help|contact --help|3
verbs-help|undo --help|3.5
ROWS
}
one_shot() { # NAME PROGRAM WORDS: as a command line; a line that is to be refused has to be
    printf '%s%s' "$(quoted "$2")" "$3"
    if [ "$1" = refused ]; then echo ' || [ $? = 2 ]'; fi
}

# The muster of the games that are measured.
armies() {
    cat <<'ROWS'
side,unit,arm,quality,stands,formation
british,33rd,infantry,trained,8,line
british,95th,infantry,elite,6,line
french,45e,infantry,trained,6,column
french,9e,infantry,raw,6,line
ROWS
}

# Shots, forced since a unit fires once a turn, and now and then the target put right by hand, so that a game can go on for ever.
game_lines() { # HOW-MANY
    local i target firer
    for ((i = 0; i < $1; i++)); do
        if ((i % 2)); then firer=33rd target=45e; else firer=95th target=9e; fi
        if ((i % 4 < 2)); then echo "fire $firer $target 20 --force"; else echo "unit $target pips=0 markers=0 suffered=0 stands=6 state=ready"; fi
    done
}
