# shellcheck shell=bash disable=SC2016,SC2034,SC2154 # backticks are Markdown; variables of common.sh and run
# Batches: lines a second on one core, and memory.
measure_batch() {
    local rounds=${BATCH_ROUNDS:-3} lines=${LINES_IN_BATCH:-1000000} names=() few=100000 one='' awk dice i output=/dev/null
    if has taskset; then one='taskset -c 0 '; else skipped "taskset, so that every program had all cores"; fi
    awk -v n="$lines" -f "$bench/peers/lines.awk" >"$work/lines"
    for awk in mawk gawk; do
        if peer "$awk"; then same_outcomes "$awk"; names+=("$awk"); fi
    done
    one_core_or_more
    contestant batch "**grognard batch --json**" "$one$(quoted "$program" batch --json --seed s "$work/lines")"
    for awk in "${names[@]}"; do
        contestant "$awk" "$awk, the same contact test, JSON out" "$one$(quoted "$awk" -f "$bench/peers/contact.awk" "$work/lines")"
    done
    local -A counts=([batch]=$lines [mawk]=$lines [gawk]=$lines [rolldice]=$few [rpg]=$few [parser]=$few)
    names=(batch "${names[@]}")
    if peer rolldice; then
        for ((i = 0; i < few / 10000; i++)); do dice="${dice:-} 10000x2d6"; done # it takes no more at once
        contestant rolldice "rolldice, 2d6 in its own loop, no rules" "${one}rolldice$dice"
        names+=(rolldice)
    fi
    if node_rollers; then
        contestant rpg "node, @dice-roller/rpg-dice-roller, 2d6 in a loop, no rules" \
            "$one$(quoted node "$bench/peers/roll.cjs" @dice-roller/rpg-dice-roller "$few")"
        contestant parser "node, roll-parser, 2d6 in a loop, no rules" \
            "$one$(quoted node "$bench/peers/roll.cjs" roll-parser "$few")"
        names+=(rpg parser)
    fi

    say "  $rounds rounds of ${#names[@]} programs"
    alternate "$rounds" "${names[@]}"

    local name speed ours bytes
    bytes=$(head -n 1000 "$work/lines" >"$work/some" && "$program" batch --json --seed s "$work/some" | wc -c)
    ours=$(calc "$lines / $(median batch) * 1000000" %d)
    printf '## Batches\n\nContact tests of two dice each, one core, start-up included, output thrown away; %s rounds. ' "$rounds"
    printf 'The outcomes of awk and grognard were compared on 5000 lines with the dice given, and are the same. '
    printf 'A line of grognard has %s bytes of JSON: inputs, dice, working, outcome and effects; one of awk about 160.\n\n' "$((bytes / 1000))"
    printf '| program | lines | median | a second | grognard is |\n|---|--:|--:|--:|--:|\n'
    for name in "${names[@]}"; do
        speed=$(calc "${counts[$name]} / $(median "$name") * 1000000" %d)
        printf '| %s | %s | %s s | %s | %sx as fast |\n' "${title[$name]}" "${counts[$name]}" \
            "$(calc "$(median "$name") / 1000000")" "$speed" "$(calc "$ours / $speed")"
    done
    printf '\n'
    at_least "batch of $lines contact tests that come again, one core, JSON out" 300000 "$ours" " a second"
    memory lines
    mixed "$rounds"
    verify "$rounds"
}

# The benchmark of record: no line comes twice, and none is of the ruleset of the one before.
mixed() { # ROUNDS
    local different=${LINES_IN_MIXED:-400000} names=(mixed) name speed first=''
    awk -v n="$different" -f "$bench/peers/mixed.awk" >"$work/mixed"
    local run
    run=$(quoted "$program" batch --json --seed s)
    contestant mixed "one core" "$one$run$(quoted --threads 1 "$work/mixed")"
    awk -v n="$((4 * different))" -f "$bench/peers/mixed.awk" >"$work/mixed-more"
    contestant more "one core, $((4 * different)) lines" "$one$run$(quoted --threads 1 "$work/mixed-more")"
    if has taskset && [ "$(getconf _NPROCESSORS_ONLN)" -gt 1 ]; then
        contestant mixed-two "two cores, from a file" "taskset -c 0,1 $run$(quoted --threads 2 "$work/mixed")"
        contestant mixed-pipe "two cores, from a pipe" "cat $(quoted "$work/mixed") | taskset -c 0,1 $run--threads 2 -"
        contestant mixed-both "two programs at once, a core each" \
            "{ taskset -c 0 $run$(quoted --threads 1 "$work/mixed") & taskset -c 1 $run$(quoted --threads 1 "$work/mixed") & wait; }"
        names+=(mixed-two mixed-pipe)
    fi
    for name in "${names[@]}"; do eval "${command[$name]}" | cksum; done | uniq >"$work/sums"
    [ "$(wc -l <"$work/sums")" = 1 ] || die "the mixed batch differs with the cores or with the pipe"
    say "  $1 rounds of the mixed batch"
    alternate "$1" "${names[@]}" ${command[mixed-both]:+mixed-both} more
    printf '### Lines that are all different\n\n%s lines, mixed from the four rulesets (fire, fire, fire, combat), ' "$different"
    printf 'each with a label; the answers are the same bytes.\n\n| how | median | a second | times one core |\n|---|--:|--:|--:|\n'
    for name in "${names[@]}"; do
        speed=$(calc "$different / $(median "$name") * 1000000" %d)
        first=${first:-$speed}
        printf '| %s | %s s | %s | %sx |\n' "${title[$name]}" "$(calc "$(median "$name") / 1000000")" "$speed" "$(calc "$speed / $first")"
        case $name in
            mixed) at_least "batch of $different lines that are all different, one core, JSON out" 60000 "$speed" " a second" ;;
            *) at_least "the same, ${title[$name]}" 1.8 "$(calc "$speed / $first")" x ;;
        esac
    done
    if [ -n "${command[mixed-both]:-}" ]; then # what two cores of this machine can do: nothing is shared but the machine
        speed=$(calc "2 * $different / $(median mixed-both) * 1000000" %d)
        printf '| %s | %s s | %s | %sx |\n' "${title[mixed-both]}" "$(calc "$(median mixed-both) / 1000000")" "$speed" "$(calc "$speed / $first")"
    fi
    speed=$(calc "3 * $different / ($(median more) - $(median mixed)) * 1000000" %d)
    printf '\nOf %s lines on one core those after the first %s, when the compilers are done, run at %s a second.\n' \
        "$((4 * different))" "$different" "$speed"
    at_least "lines that are all different after the first $different, one core" 130000 "$speed" " a second"
    if [ -s "$work/times/mawk" ]; then
        printf 'mawk, with the contact test above, does %s lines a second in the same run: grognard does %s times as many mixed lines, and %s times in steady state.\n' \
            "$(calc "$lines / $(median mawk) * 1000000" %d)" \
            "$(calc "$different / $(median mixed) / ($lines / $(median mawk))")" \
            "$(calc "$speed / ($lines / $(median mawk) * 1000000)")"
    fi
    printf '\n'
    rm -f "$work/mixed-more"
    memory mixed
}

# Journals of the same lines, each record proven: its place in the chain, its dice, and its outcome, which is resolved again.
verify() { # ROUNDS
    local records=${RECORDS_IN_JOURNAL:-200000} of name speed count names=()
    printf '### Journals verified\n\n| records of | how | records | median | a second |\n|---|---|--:|--:|--:|\n'
    for of in mixed lines; do
        head -n "$records" "$work/$of" | "$program" batch -q --seed s --log "$work/journal-$of" - >/dev/null
        contestant "verify-$of" "all cores" "$(quoted "$program" journal verify "$work/journal-$of")"
        contestant "verify-$of-one" "one core" "$one${command[verify-$of]}"
        names+=("verify-$of" "verify-$of-one")
    done
    say "  $1 rounds of journal verify"
    alternate "$1" "${names[@]}"
    for name in "${names[@]}"; do
        of=${name#verify-} of=${of%-one}
        count=$(wc -l <"$work/journal-$of")
        speed=$(calc "$count / $(median "$name") * 1000000" %d)
        case $of in mixed) of='lines that are all different' ;; lines) of='contact tests' ;; esac
        printf '| %s | %s | %s | %s s | %s |\n' "$of" "${title[$name]}" "$count" "$(calc "$(median "$name") / 1000000")" "$speed"
        case $name in *-one) at_least "\`journal verify\` of $of, ${title[$name]}" 20000 "$speed" " records a second" ;; esac
    done
    printf '\n'
    rm -f "$work"/journal-*
}

# Both get the same dice, and have to come to the same outcomes.
same_outcomes() { # AWK
    awk -v n=5000 -v given=1 -f "$bench/peers/lines.awk" >"$work/given"
    "$program" batch --json --seed s "$work/given" | code_of >"$work/codes"
    "$1" -f "$bench/peers/contact.awk" "$work/given" | code_of >"$work/codes.$1"
    [ "$(wc -l <"$work/codes")" = 5000 ] || die "grognard did not answer every line"
    cmp "$work/codes" "$work/codes.$1" >&2 || die "$1 and grognard come to different outcomes"
}

# However many cores do the work, the answers are the same bytes.
one_core_or_more() {
    head -n 20000 "$work/lines" >"$work/some"
    local one_core all_cores
    one_core=$(eval "$one$(quoted "$program" batch --json --seed s "$work/some")" | cksum)
    all_cores=$("$program" batch --json --seed s "$work/some" | cksum)
    [ "$one_core" = "$all_cores" ] || die "one core and all cores give different answers"
}

memory() { # FILE
    local count lines
    lines=$(wc -l <"$work/$1")
    local peak small='' large=''
    if [ ! -x /usr/bin/time ]; then
        skipped "GNU time, which measures memory"
        return
    fi
    printf '| lines | peak memory of grognard batch |\n|--:|--:|\n'
    for count in 1000 100000 "$lines"; do
        head -n "$count" "$work/$1" >"$work/some"
        eval "$one$(quoted /usr/bin/time -f %M -o "$work/peak" "$program" batch --json --seed s "$work/some")" >/dev/null
        peak=$(calc "$(cat "$work/peak") / 1024" %d)
        printf '| %s | %s MB |\n' "$count" "$peak"
        if [ "$count" != 1000 ]; then small=${small:-$peak} large=$peak; fi
    done
    printf '\n'
    at_most "memory of $lines lines against that of 100000 (flat), $1" 1.10 "$(calc "$large / $small")" x
}
