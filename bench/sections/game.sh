# shellcheck shell=bash disable=SC2016,SC2154 # backticks are Markdown; variables of common.sh and run
# Games: opening one of 10,000 records and one of 1,000 beside a new one, and what a further line costs in each.
measure_game() {
    local rounds=${ROUNDS:-11} java=${jdks[0]#* }/bin/java size more=200 each opened
    local sizes=(1 1000 10000) names=(hello)
    armies >"$work/armies.csv"
    contestant hello "bare JVM, hello" "$(quoted "$java" -cp "$classes" Hello)"
    game_lines "$more" >"$work/more.txt"
    game_lines $((2 * more)) >"$work/most.txt"
    for size in "${sizes[@]}"; do
        say "  a game of $size records"
        "$program" game new "$work/$size.jsonl" "$work/armies.csv" >/dev/null
        game_lines $((size - 1)) >"$work/lines.txt"
        "$program" batch "$work/lines.txt" --game "$work/$size.jsonl" --seed bench -q >/dev/null
        opened=$(wc -l <"$work/$size.jsonl")
        [ "$opened" = "$size" ] || die "the game has $opened records, and should have $size"
        contestant "open$size" "\`units\` in a game of $size records" \
            "$(quoted "$program" --game "$work/$size.jsonl" units)"
        contestant "line$size" "\`fire 33rd 45e 20\` in a copy of it" \
            "$(quoted cp "$work/$size.jsonl" "$work/copy.jsonl") && $(quoted "$program" --game "$work/copy.jsonl" fire 33rd 45e 20 --force)"
        contestant "more$size" "$more such lines in a copy of it, one batch" \
            "$(quoted cp "$work/$size.jsonl" "$work/copy.jsonl") && $(quoted "$program" batch "$work/more.txt" --game "$work/copy.jsonl" --seed more -q)"
        contestant "most$size" "$((2 * more)) such lines in a copy of it, one batch" \
            "$(quoted cp "$work/$size.jsonl" "$work/copy.jsonl") && $(quoted "$program" batch "$work/most.txt" --game "$work/copy.jsonl" --seed more -q)"
        names+=("open$size" "line$size" "more$size" "most$size")
    done
    say "  $rounds rounds of ${#names[@]} programs"
    alternate "$rounds" "${names[@]}"
    printf '## Games\n\n%s rounds. What is set beside a new game is one of a single record, its muster.\n\n' "$rounds"
    printf '| program | median | times a bare JVM | times the same in a new game |\n|---|--:|--:|--:|\n'
    for each in "${names[@]}"; do
        printf '| %s | %s ms | %sx | %s |\n' "${title[$each]}" "$(calc "$(median "$each") / 1000" %.1f)" \
            "$(calc "$(median "$each") / $(median hello)")" "$(beside_new "$each")"
    done
    each=$(calc "($(median most10000) - $(median more10000)) / ($(median most1) - $(median more1))")
    printf '\nA further line costs %s times as much in the game of 10,000 records as in the new one (the longer batch less the shorter).\n\n' \
        "$each"
    at_most 'a line in a game of 1,000 records against a bare JVM' 5.2 "$(calc "$(median line1000) / $(median hello)")" x
    at_most 'opening a game of 10,000 records' 1000 "$(calc "$(median open10000) / 1000" %.0f)" ' ms'
    at_most 'a further line in a game of 10,000 records against a new one' 1.2 "$each" x
}

beside_new() { # NAME
    case $1 in
        hello | *[a-z]1) ;;
        *) printf '%sx' "$(calc "$(median "$1") / $(median "${1%%[0-9]*}1")")" ;;
    esac
}
