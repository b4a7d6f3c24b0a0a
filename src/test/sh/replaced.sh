#!/usr/bin/env bash
# Another file copied or moved over the journal of a batch that is still running: the batch ends, the other file stays as it
# is. The prompt is tried in ReplacedFileTest.
set -u
. "$(dirname "$0")/common.sh"
cd "$work" || exit 1
printf 'side,unit,stands\nred,one,8\nblue,two,8\n' >muster.csv
program game new other.game muster.csv >/dev/null && program --game other.game note "another game, and a longer one" >/dev/null &&
    program --game other.game note "another game, and a longer one" >/dev/null || fail "no other game"
program rally --pips 3 -n 5 --log other.log >/dev/null || fail "no other journal"
tried=0
batch() { # NAME CHANGE LINE BATCH-OPTIONS...: a line, the change when it is on record, another line
    local name=$1 change=$2 line=$3
    shift 3
    local size
    size=$(stat -c %s "$name" 2>/dev/null || echo 0)
    (
        echo "$line"
        for ((k = 0; k < 300; k++)); do [ "$(stat -c %s "$name" 2>/dev/null || echo 0)" -eq "$size" ] || break; sleep 0.1; done
        case $change in
            copied) cat other >"$name" ;;
            moved) cp other fresh && mv fresh "$name" ;;
            deleted) rm "$name" ;;
        esac
        echo "$line"
        echo "$line"
    ) | program batch --keep-going "$@" - >out 2>err
    code=${PIPESTATUS[1]}
    [ "$code" -ne 0 ] || fail "$name, $change: exit 0"
    grep -q 'is not the file that was opened\|was moved, replaced or deleted\|moved away or deleted' err ||
        fail "$name, $change: $(cat err)"
    if [ "$change" = deleted ]; then
        [ ! -e "$name" ] || fail "$name was made again after it was deleted"
    else
        cmp other "$name" || fail "$name, $change: the other file was written to"
        rm "$name"
    fi
    tried=$((tried + 1))
}
for change in copied moved deleted; do
    cp other.game other
    program game new game.jsonl muster.csv >/dev/null || fail "no game"
    batch game.jsonl $change "note x" --game game.jsonl
    cp other.log other
    batch log.jsonl $change "rally --pips 3" --log log.jsonl
done
echo "another file in the place of a batch's game or journal: $tried times, each refused and left as it was"
