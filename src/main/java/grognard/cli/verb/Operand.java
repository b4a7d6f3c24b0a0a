package grognard.cli.verb;

import java.util.List;

/**
 * A bare word that a verb takes.
 *
 * @param label how usage shows it: {@code FILE}
 * @param words the words it can be, where they are known; empty where they are not
 * @param many whether all further words belong to it
 */
public record Operand(String label, Kind kind, String help, List<String> words, boolean many) {

    /** What can stand there, for completion. */
    public enum Kind {
        RULESET,
        FILE,
        RULE,
        SETTING,
        SETTING_VALUE,
        COMMAND,
        WORD
    }

    public Operand {
        words = List.copyOf(words);
    }

    public static Operand of(String label, Kind kind, String help) {
        return new Operand(label, kind, help, List.of(), false);
    }

    /** One of these words. */
    public static Operand oneOf(String label, List<String> words) {
        return new Operand(label, Kind.WORD, String.join(" or ", words), words, false);
    }

    /** The same, as many as there are. */
    public Operand andMore() {
        return new Operand(label, kind, help, words, true);
    }
}
