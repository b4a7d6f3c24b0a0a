# Completes grognard's words in bash. Made by `grognard completion bash`; to use it, put this line into ~/.bashrc:
#   source <(grognard completion bash)

_grognard_rulesets=(@RULESETS@)
_grognard_commands=(@COMMANDS@)

# These add to the array `words` of the caller.
_grognard_resolvers() {
    case $1 in
@RESOLVERS@
    esac
}

_grognard_options() {
    case $1 in
@OPTIONS@
    esac
}

_grognard_values() {
    case $1 in
@VALUES@
    esac
}

_grognard_bare() {
    case $1 in
@BARE@
    esac
}

_grognard_subcommands() {
    case $1 in
@SUBCOMMANDS@
    esac
}

# The ruleset for lines that name none.
_grognard_in_use() {
    local config=${XDG_CONFIG_HOME:-$HOME/.config}/grognard/config name=${GROGNARD_RULES:-}
    if [[ -z $name && -r $config ]]; then
        name=$(sed -n 's/^ *rules *= *//p' "$config" | head -n 1)
    fi
    [[ -n $name ]] || name=@DEFAULT@
    name=${name%/}
    printf '%s' "${name##*/}" # a folder is known by its name
}

# Whether a word as it was typed stands for one of the names that follow it: bare, as %q writes it, or in quotes.
_grognard_is_one_of() {
    local typed=$1 name quoted
    shift
    for name; do
        printf -v quoted %q "$name"
        if [[ $typed == "$name" || $typed == "$quoted" || $typed == "'$name'" || $typed == "\"$name\"" ]]; then
            found=$name
            return 0
        fi
    done
    return 1
}

# Offers those words that begin as the first one does, each quoted so that the shell takes it for one word and runs
# nothing of it. Within quotes only words that are literal there.
_grognard_offer() {
    local typed=$1 word quoted
    shift
    for word; do
        printf -v quoted %q "$word"
        case $typed in
            \'*) if [[ $word == "${typed:1}"* && $word != *\'* ]]; then COMPREPLY+=("$word"); fi ;;
            \"*) if [[ $word == "${typed:1}"* && $word != *[\"\$\`\\!]* ]]; then COMPREPLY+=("$word"); fi ;;
            *) if [[ $word == "$typed"* || $quoted == "$typed"* ]]; then COMPREPLY+=("$quoted"); fi ;;
        esac
    done
}

# Where it offers nothing bash completes names of files, which it quotes itself. No mapfile, no compopt: the bash of macOS
# has neither.
_grognard() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    local ruleset='' resolver='' command='' found i
    local -a words=()
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ -n $resolver ]]; then
            break
        elif [[ -z $ruleset ]] && _grognard_is_one_of "${COMP_WORDS[i]}" "${_grognard_rulesets[@]}"; then
            ruleset=$found
        elif [[ -z $command$ruleset && ${COMP_WORDS[i]} != roll ]] &&
            _grognard_is_one_of "${COMP_WORDS[i]}" "${_grognard_commands[@]}"; then
            command=$found
        else
            resolver=${COMP_WORDS[i]}
        fi
    done
    local named=$ruleset
    ruleset=${ruleset:-$(_grognard_in_use)}
    [[ $resolver == roll ]] && ruleset=dice
    case $command in
        '' | odds)
            if [[ -z $resolver ]]; then
                _grognard_resolvers "$ruleset"
                [[ -n $named ]] || words+=(roll "${_grognard_rulesets[@]}")
                [[ -n $named$command ]] || words+=("${_grognard_commands[@]}")
            elif [[ $prev == --rules ]]; then
                words=("${_grognard_rulesets[@]}")
            elif [[ $prev != --tables ]]; then
                _grognard_values "$ruleset/$resolver/$prev"
                if [[ ${#words[@]} -eq 0 || $prev == --att || $prev == --def ]]; then
                    _grognard_options "$ruleset/$resolver"
                    if [[ $command == odds ]]; then words+=(@ODDS@); else words+=(@GENERAL@); fi
                    [[ $cur == -* ]] || _grognard_bare "$ruleset/$resolver"
                fi
            fi
            ;;
        rules)
            _grognard_resolvers "$ruleset"
            words+=("${_grognard_rulesets[@]}")
            ;;
        sheet) words=("${_grognard_rulesets[@]}" --md --html) ;;
        use) words=("${_grognard_rulesets[@]}") ;;
        completion) words=(@SHELLS@) ;;
        journal | tables)
            if [[ -z $resolver ]]; then
                _grognard_subcommands "$command"
            elif [[ $command == tables ]]; then
                words=("${_grognard_rulesets[@]}")
            fi
            ;;
    esac
    [[ ${#words[@]} -eq 0 ]] || _grognard_offer "$cur" "${words[@]}"
}

complete -o default -F _grognard grognard
