package grognard.repl;

import java.util.List;

/**
 * A node in the tree of commands, for completion: a command such as {@code journal}, or a subcommand of one.
 * Resolvers are not in the tree.
 *
 * @param word the command's name
 * @param meaning one line of help
 * @param branches the subcommands, one of which must follow; empty if the command has none
 * @param options the command's options
 * @param leaves the operands, in order
 */
public record CommandNode(
        String word, String meaning, List<CommandNode> branches, List<Suggestion> options, List<Leaf> leaves) {

    /**
     * An operand.
     *
     * @param words the possible words, if they are known and the kind is {@link Kind#WORD}
     * @param many whether it may be repeated; only the last operand can be
     */
    public record Leaf(Kind kind, List<String> words, boolean many) {}

    /** The kinds of operands, which determine the words that completion offers. */
    public enum Kind {
        RULESET,
        FILE,
        /** A look-up in the rules. */
        RULE,
        SETTING,
        /** The value of the setting before it. */
        SETTING_VALUE,
        /** A resolver or a command, whose own words follow. */
        COMMAND,
        /** Free text, or one of a few words. */
        WORD
    }

    Suggestion suggestion() {
        return new Suggestion(word, meaning);
    }
}
