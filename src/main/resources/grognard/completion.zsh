#compdef grognard
# Completes grognard's words in zsh. Made by `grognard completion zsh`; to use it, save it as _grognard in a folder of
# your $fpath, or put this line into ~/.zshrc after compinit:
#   source <(grognard completion zsh)

_grognard_names=(@NAMES@)
_grognard_rulesets=(
@RULESETS@
)
_grognard_commands=(
@COMMANDS@
)
_grognard_general=(
@GENERAL@
)
_grognard_odds=(
@ODDS@
)

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
    print -rn -- "${name##*/}" # a folder is known by its name
}

_grognard() {
    local ruleset= resolver= command= named word
    local -a found
    for word in "${(@Q)words[2,CURRENT-1]}"; do # without the quotes that the shell wants
        if [[ -n $resolver ]]; then
            break
        elif [[ -z $ruleset && -n ${_grognard_names[(re)$word]} ]]; then
            ruleset=$word
        elif [[ -z $command$ruleset && $word != roll && -n ${(M)_grognard_commands:#$word:*} ]]; then
            command=$word
        else
            resolver=$word
        fi
    done
    named=$ruleset
    ruleset=${ruleset:-$(_grognard_in_use)}
    [[ $resolver == roll ]] && ruleset=dice
    case $command in
        '' | odds)
            if [[ -z $resolver ]]; then
                _grognard_resolvers $ruleset
                _describe -t resolvers resolver found
                [[ -n $named ]] || _describe -t rulesets ruleset _grognard_rulesets
                [[ -n $named$command ]] || _describe -t commands command _grognard_commands
                return
            fi
            local previous=${words[CURRENT-1]}
            if [[ $previous == --tables ]]; then
                _files -/
                return
            fi
            if [[ $previous == --rules ]]; then
                _describe -t rulesets ruleset _grognard_rulesets
                return
            fi
            _grognard_values $ruleset/$resolver/$previous
            if (( $#found )); then
                _describe -t values value found
                [[ $previous == --att || $previous == --def ]] || return 0
            fi
            found=()
            _grognard_options $ruleset/$resolver
            if [[ $command == odds ]]; then
                found+=($_grognard_odds)
            else
                found+=($_grognard_general)
            fi
            _describe -o -t options option found
            if [[ ${words[CURRENT]} != -* ]]; then
                found=()
                _grognard_bare $ruleset/$resolver
                _describe -t values value found
            fi
            ;;
        rules)
            _grognard_resolvers $ruleset
            _describe -t resolvers resolver found
            _describe -t rulesets ruleset _grognard_rulesets
            ;;
        sheet)
            found=('--md:in Markdown' '--html:one page for a browser')
            _describe -t rulesets ruleset _grognard_rulesets
            _describe -o -t options option found
            ;;
        use) _describe -t rulesets ruleset _grognard_rulesets ;;
        completion)
            found=(
@SHELLS@
            )
            _describe -t shells shell found
            ;;
        journal | tables)
            if [[ -n $resolver ]]; then
                [[ $command == tables ]] && _describe -t rulesets ruleset _grognard_rulesets
                _files
                return
            fi
            _grognard_subcommands $command
            _describe -t commands command found
            ;;
        *) _files ;;
    esac
}

if [[ $funcstack[1] == _grognard ]]; then
    _grognard "$@"
else
    compdef _grognard grognard
fi
