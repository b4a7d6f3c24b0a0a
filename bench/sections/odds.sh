# shellcheck shell=bash disable=SC2016,SC2154 # backticks are Markdown; variables of common.sh and run
# Exact odds: every example of every resolver in one warm JVM, and dicelab where it can.
measure_odds() {
    say "  every example of every resolver"
    java -cp "$classes:$grognard_classes" OddsTimes "$bench/peers/heavy.txt" "${WARM_UP:-15}" "${PASSES:-15}" >"$work/odds"
    sort -t$'\t' -k2,2nr "$work/odds" >"$work/slowest"
    local kind ms line examples under slowest named heavy
    examples=$(grep -c ^example "$work/odds")
    under=$(awk -F'\t' '$1 == "example" && $2 < 5' "$work/odds" | wc -l)
    slowest=$(awk -F'\t' '$1 == "example" { print $2; exit }' "$work/slowest")
    named=$(awk -F'\t' '$1 == "named" { print $2 }' "$work/odds")
    heavy=$(awk -F'\t' '$1 == "heavy" { print $2; exit }' "$work/slowest")
    printf '## Exact odds, warm\n\nWhole commands (`odds … --json`: read, walked, written) in one JVM, median of %s. ' "${PASSES:-15}"
    printf '%s of %s examples of the resolvers take less than 5 ms. The slowest, and the heaviest problem of the targets:\n\n' \
        "$under" "$examples"
    printf '| odds of | kind | median |\n|---|---|--:|\n'
    awk -F'\t' '$1 == "example" ? n++ < 10 : $1 != "left-out"' "$work/slowest" | sort -t$'\t' -k1,1 -k2,2nr |
        while IFS=$'\t' read -r kind ms line; do
            printf '| `%s` | %s | %s ms |\n' "$line" "$kind" "$ms"
        done
    printf '\n'
    if grep -q ^left-out "$work/odds"; then
        printf 'Left out, since they are examples of playing:\n\n'
        awk -F'\t' '$1 == "left-out" { print "- " $3 }' "$work/odds"
        printf '\n'
    fi
    at_most "exact odds of any resolver's examples, warm" 5 "$slowest" " ms"
    at_most "the heaviest odds: 40 dice, saves, two rounds" 50 "$named" " ms"
    at_most "the heaviest odds of \`bench/peers/heavy.txt\`" 50 "$heavy" " ms"
    if peer dicelab; then against_dicelab; fi
}

# Answers compared value by value to dicelab's six decimals; times of both as one-shot programs.
against_dicelab() {
    local expression line number name i=0 values
    printf '### Against dicelab\n\n| problem | values, all equal | dicelab | grognard | dicelab takes |\n|---|--:|--:|--:|--:|\n'
    while IFS=';' read -r expression line number; do
        case $expression in '' | '#'*) continue ;; esac
        name=problem$((i += 1)) line=${line# } number=${number# }
        say "  $expression"
        printf '%s\n' "$expression" >"$work/$name"
        contestant "dicelab-$name" "dicelab $expression" "$(quoted dicelab --calc -f "$work/$name")"
        contestant "odds-$name" "odds $line" "$(quoted "$program")odds $line --json"
        alternate 5 "dicelab-$name" "odds-$name"
        dicelab --calc -f "$work/$name" | awk '{ print $1, $2 }' | sort -n >"$work/theirs"
        eval "${command[odds-$name]}" | grep -o "\"number\":\"$number\"[^]]*" | grep -o '"value":[^}]*' |
            sed 's/"value":\([^,]*\),"ways":"\([0-9]*\)","of":"\([0-9]*\)".*/\1 \2 \3/' | sort -n >"$work/ours"
        values=$(paste -d' ' "$work/ours" "$work/theirs" | awk '
            { off = $2 / $3 - $5; if (NF != 5 || $1 != $4 || off > 6e-7 || off < -6e-7) exit bad = 1 }
            END { if (bad || NR < 2) exit 1; print NR }') || die "dicelab and grognard differ: $expression, odds $line"
        printf '| `%s` = `odds %s`, %s | %s | %s ms | %s ms | %sx |\n' "$expression" "$line" "$number" "$values" \
            "$(calc "$(median "dicelab-$name") / 1000" %.1f)" "$(calc "$(median "odds-$name") / 1000" %.1f)" \
            "$(calc "$(median "dicelab-$name") / $(median "odds-$name")")"
    done <"$bench/peers/dicelab.txt"
    printf '\n'
}
