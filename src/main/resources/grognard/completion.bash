# Completes grognard's words in bash. Made by `grognard completion bash`; to use it, put this line into ~/.bashrc:
#   source <(grognard completion bash)

_grognard_rulesets='@RULESETS@'
_grognard_verbs='@VERBS@'

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

_grognard_subverbs() {
    case $1 in
@SUBVERBS@
    esac
}

# The ruleset for lines that name none.
_grognard_in_use() {
    local config=${XDG_CONFIG_HOME:-$HOME/.config}/grognard/config name=${GROGNARD_RULES:-}
    if [[ -z $name && -r $config ]]; then
        name=$(sed -n 's/^ *rules *= *//p' "$config" | head -n 1)
    fi
    name=${name:-@DEFAULT@}
    name=${name%/}
    printf '%s' "${name##*/}" # a folder is known by its name
}

# No mapfile: the bash of macOS has none.
_grognard() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    local ruleset= resolver= verb= words= i
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ -n $resolver ]]; then
            break
        elif [[ -z $ruleset && " $_grognard_rulesets " == *" ${COMP_WORDS[i]} "* ]]; then
            ruleset=${COMP_WORDS[i]}
        elif [[ -z $verb$ruleset && ${COMP_WORDS[i]} != roll && " $_grognard_verbs " == *" ${COMP_WORDS[i]} "* ]]; then
            verb=${COMP_WORDS[i]}
        else
            resolver=${COMP_WORDS[i]}
        fi
    done
    local named=$ruleset
    ruleset=${ruleset:-$(_grognard_in_use)}
    [[ $resolver == roll ]] && ruleset=dice
    case $verb in
        '' | odds)
            if [[ -z $resolver ]]; then
                words=$(_grognard_resolvers "$ruleset")
                [[ -n $named ]] || words="$words roll $_grognard_rulesets"
                [[ -n $named$verb ]] || words="$words $_grognard_verbs"
            elif [[ $prev == --tables ]]; then
                COMPREPLY=($(compgen -d -- "$cur"))
                return
            else
                words=$(_grognard_values "$ruleset/$resolver/$prev")
                if [[ -z $words || $prev == --att || $prev == --def ]]; then
                    words="$words $(_grognard_options "$ruleset/$resolver")"
                    [[ $verb == odds ]] && words="$words @ODDS@" || words="$words @GENERAL@"
                    [[ $cur == -* ]] || words="$words $(_grognard_bare "$ruleset/$resolver")"
                fi
            fi
            ;;
        rules) words="$(_grognard_resolvers "$ruleset") $_grognard_rulesets" ;;
        sheet) words="$_grognard_rulesets --md --html" ;;
        use) words=$_grognard_rulesets ;;
        completion) words='@SHELLS@' ;;
        journal | tables)
            if [[ -z $resolver ]]; then
                words=$(_grognard_subverbs "$verb")
            else
                COMPREPLY=($(compgen -f -- "$cur"))
                [[ $verb == tables ]] && COMPREPLY+=($(compgen -W "$_grognard_rulesets" -- "$cur"))
                return
            fi
            ;;
        *)
            COMPREPLY=($(compgen -f -- "$cur"))
            return
            ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
}

complete -F _grognard grognard
