package grognard.cli;

import java.util.Map;

/** What the commands that are no resolvers are for, in a line each. */
final class Verbs {

    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("odds", "exact chances of any resolver's line"),
            Map.entry("roll", "plain dice: 3d6+1, 2dav, d1000"),
            Map.entry("rules", "look a rule up by any word"),
            Map.entry("sheet", "the quick-reference sheet of a ruleset"),
            Map.entry("use", "the ruleset for lines that name none"),
            Map.entry("help", "what can be typed"),
            Map.entry("completion", "a script that completes our words in bash or zsh"),
            Map.entry("man", "write the man pages into a folder"),
            Map.entry("batch", "many resolutions in one run"),
            Map.entry("journal", "show, verify, seal and reveal records"),
            Map.entry("tables", "list, export and check tables"),
            Map.entry("again", "the last command with fresh dice; so does an empty line"),
            Map.entry("last", "the last result with its full audit"),
            Map.entry("set", "house keys, seed and format that hold until you leave"),
            Map.entry("unset", "forget what was set"),
            Map.entry("exit", "leave; so does Ctrl-D"));

    private Verbs() {}

    static String meaning(String verb) {
        return MEANINGS.getOrDefault(verb, "");
    }
}
