# shellcheck shell=bash disable=SC2016,SC2154 # backticks are Markdown; variables of common.sh and run
# The prompt: from Enter to the answer, typed into the real program on a terminal.
measure_repl() {
    if ! peer python3; then return; fi
    say "  typing"
    python3 "$bench/repl.py" "$program" >"$work/repl"
    local name first last worst
    printf '## The prompt, warm\n\nThe program on a pseudo-terminal; from Enter to the first byte of the answer and to the next prompt.\n\n'
    printf '| line | first byte, median | next prompt, median | next prompt, slowest |\n|---|--:|--:|--:|\n'
    while IFS=$'\t' read -r name first last worst; do
        printf '| `%s` | %s ms | %s ms | %s ms |\n' "$name" "$first" "$last" "$worst"
        case $name in
            rules*) at_most "rules search, warm: \`$name\`" 50 "$last" " ms" ;;
            *) at_most "the prompt, Enter to answer, warm: \`$name\`" 5 "$last" " ms" ;;
        esac
    done <"$work/repl"
    printf '\n'
}
