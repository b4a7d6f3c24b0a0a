package grognard.cli.command;

import java.util.List;

/** A command whose help depends on the ruleset in use or on the game that is open. */
public interface ContextualHelp {

    /** Examples with units of the open game; empty to show those of the annotation. */
    default List<String> examples() {
        return List.of();
    }

    /** Lines shown after all other help. */
    List<String> moreHelp();
}
