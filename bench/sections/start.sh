# shellcheck shell=bash disable=SC2016,SC2154 # backticks are Markdown; variables of common.sh and run
# One-shot starts: how long a player waits for one contact test.
measure_start() {
    local rounds=${ROUNDS:-21} names=() entry major java stock ours words limit name
    local play=(contact --att 4 --pips 1 --elite)
    local lean=(-XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xshare:auto)
    # The stock program has to give the same answer, or its time says nothing.
    stock=$(java -cp "$classes:$picocli" StockContact --att 4 --pips 1 --elite --def 2)
    ours=$("$program" "${play[@]}" --def 2 --json | code_of)
    [ "$stock" = "$ours" ] || die "the stock picocli program says $stock, and grognard says $ours"

    for entry in "${jdks[@]}"; do
        major=${entry%% *} java=${entry#* }/bin/java
        JAVA_HOME=${entry#* } "$program" "${play[@]}" >/dev/null 2>&1 # makes its archive for this Java
        contestant "hello$major" "bare JVM $major, hello" "$(quoted "$java" -cp "$classes" Hello)"
        contestant "lean$major" "bare JVM $major, hello, first compiler only, no counters" \
            "$(quoted "$java" "${lean[@]}" -cp "$classes" Hello)"
        contestant "grognard$major" "**grognard contact**, JDK $major" \
            "JAVA_HOME=$(quoted "${entry#* }")$(quoted "$program" "${play[@]}")"
        while IFS='|' read -r name words _; do
            contestant "$name$major" "**grognard $words**, JDK $major" \
                "JAVA_HOME=$(quoted "${entry#* }")$(one_shot "$name" "$program" "$words")"
            names+=("$name$major")
        done < <(one_shots)
        contestant "jar$major" "grognard contact, JDK $major, plain \`java -jar\`: no archive, no launcher" \
            "$(quoted "$java" -jar "$jar" "${play[@]}")"
        contestant "picocli$major" "stock picocli program, same options, JDK $major" \
            "$(quoted "$java" -cp "$classes:$picocli" StockContact --att 4 --pips 1 --elite)"
        names+=("hello$major" "lean$major" "grognard$major" "jar$major" "picocli$major")
    done
    if peer rolldice; then
        contestant rolldice "rolldice 2d6 (C)" "$(quoted rolldice 2d6)"
        names+=(rolldice)
    fi
    if peer dicelab; then
        echo 'd6-1+1-d6' >"$work/contact.dice"
        contestant dicelab "dicelab, one roll of d6-1+1-d6 (C++)" "$(quoted dicelab --roll -f "$work/contact.dice")"
        names+=(dicelab)
    fi
    if node_rollers; then
        contestant node "bare node, hello" "$(quoted node "$bench/peers/roll.cjs")"
        contestant rpg "node, @dice-roller/rpg-dice-roller 2d6" \
            "$(quoted node "$bench/peers/roll.cjs" @dice-roller/rpg-dice-roller 1)"
        contestant parser "node, roll-parser 2d6" "$(quoted node "$bench/peers/roll.cjs" roll-parser 1)"
        names+=(node rpg parser)
    fi

    say "  $rounds rounds of ${#names[@]} programs"
    alternate "$rounds" "${names[@]}"

    local base=${jdks[0]%% *} bare
    printf '## One-shot starts\n\n%s rounds, each program once a round. ' "$rounds"
    printf 'A bare JVM is the quicker of its two rows, of the same JDK (for the others of JDK %s).\n\n' "$base"
    printf '| program | median | middle half | times a bare JVM | times grognard (JDK %s) |\n|---|--:|--:|--:|--:|\n' "$base"
    for name in "${names[@]}"; do
        bare=$(bare_jvm "${name##*[a-z]}" "$base")
        printf '| %s | %s ms | %s to %s ms | %sx | %sx |\n' "${title[$name]}" \
            "$(calc "$(median "$name") / 1000" %.1f)" "$(calc "$(quantile 25 "$name") / 1000" %.1f)" \
            "$(calc "$(quantile 75 "$name") / 1000" %.1f)" "$(calc "$(median "$name") / $bare")" \
            "$(calc "$(median "$name") / $(median "grognard$base")")"
    done
    for entry in "${jdks[@]}"; do
        major=${entry%% *}
        at_most "one-shot \`contact\` against a bare JVM, JDK $major" "$([ "$major" = 25 ] && echo 2.0 || echo 2.2)" \
            "$(calc "$(median "grognard$major") / $(bare_jvm "$major" "$base")")" x
        while IFS='|' read -r name words limit; do
            at_most "one-shot \`$words\` against a bare JVM, JDK $major" "$limit" \
                "$(calc "$(median "$name$major") / $(bare_jvm "$major" "$base")")" x
        done < <(one_shots)
    done
    printf '\n'
}

bare_jvm() { # MAJOR-OR-NOTHING BASE
    local major=${1:-$2} hello lean
    hello=$(median "hello$major") lean=$(median "lean$major")
    if holds "$lean < $hello"; then echo "$lean"; else echo "$hello"; fi
}
