#!/bin/sh
# Plays the golden transcripts in a real terminal: types each line at the prompt of the real program in a tmux window and
# compares what the window shows with the transcript. Also presses the keys that only a terminal has.
#   src/test/sh/terminal.sh          needs tmux
set -eu
home=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
windows=0
tm() { tmux -L "grognard-$$-$windows" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null || true; rm -rf "$work"' EXIT
failed=0

# open COLUMNS ENVIRONMENT…: starts the program in a new window and waits for its prompt.
open() {
    columns=$1
    shift
    tm kill-server 2>/dev/null || true
    windows=$((windows + 1)) # a server of its own, since the old one takes its time to go
    tm start-server \; set -g history-limit 9000 \; new-session -d -x "$columns" -y 50 \
        "env HOME=$work XDG_CONFIG_HOME=$work XDG_STATE_HOME=$work NO_COLOR=1 $* $home/grognard; echo left \$?; sleep 600"
    wait_for '^[a-z]*> *$'
}

screen() { tm capture-pane -p -J -S - | sed 's/[[:space:]]*$//'; }

# wait_for PATTERN: until the last line of the screen that is not empty matches.
wait_for() {
    tries=0
    until screen | sed '/^$/d' | tail -n 1 | grep -q "$1"; do
        tries=$((tries + 1))
        [ "$tries" -lt 150 ] || { echo "never saw $1:"; screen | tail -n 5; return 1; }
        sleep 0.1
    done
}

enter() {
    [ -z "$1" ] || tm send-keys -l "$1"
    tm send-keys Enter
    sleep 0.2
    wait_for '^[a-z]*> *$'
}

for transcript in "$home"/src/test/resources/transcripts/*.txt; do
    name=$(basename "$transcript" .txt)
    sed -n '/^>/,$p' "$transcript" >"$work/expected"
    open 400
    grep '^>' "$work/expected" | sed 's/^> *//' >"$work/typed"
    while IFS= read -r line; do enter "$line" </dev/null; done <"$work/typed"
    # Without the welcome and the last, empty prompt.
    screen | sed -e '/^$/d' -e 1d -e '$d' -e 's/^[a-z]*>/>/' >"$work/shown"
    sed -i '/^$/d' "$work/expected"
    if diff "$work/expected" "$work/shown"; then echo "$name: as it was"; else failed=1; fi
done

# check WHAT PATTERN: the pattern comes up on the screen.
check() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        if screen | grep -q -- "$2"; then
            echo "$1: yes"
            return
        fi
        sleep 0.2
    done
    echo "$1: NO"
    screen | sed '/^$/d' | tail -n 8
    failed=1
}

for term in xterm-256color screen dumb; do
    open 80 TERM=$term
    tm send-keys -l 'contac'
    sleep 0.5 # as a player would: the terminal forgets keys that come together with Ctrl-C
    tm send-keys C-c
    sleep 0.5
    enter 'rally --pips 3 --dice 5 -q'
    check "$term, Ctrl-C clears the line" '^RALLIED'
    tm send-keys -l 'rally --ask --pips 3'
    tm send-keys Enter
    wait_for 'rally die (d6):$'
    tm send-keys -l 9
    tm send-keys Enter
    wait_for 'rally die (d6):$'
    check "$term, a bad face is asked for again" 'expected a whole number from 1 to 6'
    tm send-keys C-d
    wait_for '> *$'
    check "$term, a question can be given up" 'nothing was resolved'
    tm send-keys C-d
    wait_for '^.*left 0$'
    check "$term, Ctrl-D leaves" 'left 0'
done
exit $failed
