# Completes grognard's words in fish. Made by `grognard completion fish`; to use it, put this line into
# ~/.config/fish/config.fish:
#   grognard completion fish | source

function __grognard_rulesets
    printf '%s\n' \
@RULESETS@
end

function __grognard_commands
    printf '%s\n' \
@COMMANDS@
end

function __grognard_general
    printf '%s\n' \
@GENERAL@
end

function __grognard_odds
    printf '%s\n' \
@ODDS@
end

function __grognard_shells
    printf '%s\n' \
@SHELLS@
end

function __grognard_subcommands
@SUBCOMMANDS@
end

function __grognard_resolvers
@RESOLVERS@
end

function __grognard_options
@OPTIONS@
end

function __grognard_values
@VALUES@
end

function __grognard_bare
@BARE@
end

# The ruleset for lines that name none.
function __grognard_in_use
    set -l folder $HOME/.config
    set -q XDG_CONFIG_HOME; and set folder $XDG_CONFIG_HOME
    set -l name
    set -q GROGNARD_RULES; and set name $GROGNARD_RULES
    if test -z "$name"; and test -r $folder/grognard/config
        set name (sed -n 's/^ *rules *= *//p' $folder/grognard/config | head -n 1)
    end
    test -n "$name"; or set name @DEFAULT@
    string replace -r '/$' '' -- $name | string replace -r '.*/' '' # a folder is known by its name
end

function __grognard_words
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    set -l ruleset
    set -l resolver
    set -l command
    set -l rulesets (__grognard_rulesets | string split -f 1 \t)
    set -l commands (__grognard_commands | string split -f 1 \t)
    for word in $typed[2..-1]
        if test -n "$resolver"
            break
        else if test -z "$ruleset"; and contains -- $word $rulesets
            set ruleset $word
        else if test -z "$command$ruleset"; and test "$word" != roll; and contains -- $word $commands
            set command $word
        else
            set resolver $word
        end
    end
    set -l named $ruleset
    test -n "$ruleset"; or set ruleset (__grognard_in_use)
    test "$resolver" = roll; and set ruleset dice
    switch "$command"
        case '' odds
            if test -z "$resolver"
                __grognard_resolvers $ruleset
                test -n "$named"; or __grognard_rulesets
                test -n "$named$command"; or __grognard_commands
                return
            end
            set -l previous $typed[-1]
            if test "$previous" = --tables
                __fish_complete_directories $current
                return
            end
            if test "$previous" = --rules
                __grognard_rulesets
                return
            end
            set -l values (__grognard_values $ruleset/$resolver/$previous)
            if test (count $values) -gt 0
                printf '%s\n' $values
                contains -- $previous --att --def; or return
            end
            __grognard_options $ruleset/$resolver
            test "$command" = odds; and __grognard_odds; or __grognard_general
            string match -q -- '-*' "$current"; or __grognard_bare $ruleset/$resolver
        case rules
            __grognard_resolvers $ruleset
            __grognard_rulesets
        case sheet use
            __grognard_rulesets
        case completion
            __grognard_shells
        case '*'
            set -l subcommands (__grognard_subcommands $command)
            if test (count $subcommands) -gt 0; and test -z "$resolver"
                printf '%s\n' $subcommands
            else
                __fish_complete_path $current
            end
    end
end

complete -c grognard -f -a '(__grognard_words)'
