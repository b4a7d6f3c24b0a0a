#!/bin/sh
# The two examples of play in the Paperboys rulebook as games: the units remember what happens to them.
set -eu
PATH=$(dirname "$0")/../..:$(dirname "$0")/../../bin:$PATH # the source tree, or what was installed
here=$(cd "$(dirname "$0")" && pwd)
games=$(mktemp -d)
for game in cavalry infantry; do
    echo "== $game"
    grognard game new "$games/$game.jsonl" "$here/$game.csv" --rules paperboys
    grognard batch "$here/$game.txt" --game "$games/$game.jsonl"
    grognard --game "$games/$game.jsonl" units
    grognard journal verify "$games/$game.jsonl"
done
rm -r "$games"
