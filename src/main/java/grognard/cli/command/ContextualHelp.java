package grognard.cli.command;

import java.util.List;

/** A command whose help depends on the ruleset in use or on the game that is open. */
public interface ContextualHelp {

    /** Examples with units of the open game; empty to show those of the annotation. */
    default List<String> examples() {
        return List.of();
    }

    /** Returns lines shown after all other help; empty for none. */
    List<String> moreHelp();
}
