package grognard.repl;

import java.util.List;

/**
 * A command that is no resolver, and what can follow it.
 *
 * @param branches the words of which one must follow, if there are any
 * @param leaves the bare words that follow, in order
 */
public record Branch(String word, String meaning, List<Branch> branches, List<Suggestion> options, List<Leaf> leaves) {

    /** A bare word: of what kind, which words it can be where they are known, and whether more like it follow. */
    public record Leaf(Kind kind, List<String> words, boolean many) {}

    /** What can stand there. */
    public enum Kind {
        RULESET,
        FILE,
        RULE,
        SETTING,
        SETTING_VALUE,
        COMMAND,
        WORD
    }

    Suggestion suggestion() {
        return new Suggestion(word, meaning);
    }
}
