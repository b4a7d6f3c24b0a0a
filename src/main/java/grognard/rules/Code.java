package grognard.rules;

import java.util.List;

/**
 * A way in which a resolution can end.
 *
 * @param name what programs act on: {@code defender-routs}
 * @param verdict whether a test was passed
 * @param title the same in words, for the headline: {@code defender routs}
 * @param text one sentence for the player; <code>{name}</code> stands for the number of that name
 */
public record Code(String name, Verdict verdict, String title, String text) {

    /** Whether a test was passed, where the resolution is a test at all. */
    public enum Verdict {
        PASSED,
        FAILED,
        /** No test: there is nothing to pass. */
        NONE;

        /** For columns of CSV: {@code true}, {@code false} or empty. */
        public String text() {
            return this == NONE ? "" : String.valueOf(this == PASSED);
        }
    }

    public static Code of(String name, String text) {
        return new Code(name, Verdict.NONE, words(name), text);
    }

    public static Code passed(String name, String text) {
        return new Code(name, Verdict.PASSED, words(name), text);
    }

    public static Code failed(String name, String text) {
        return new Code(name, Verdict.FAILED, words(name), text);
    }

    /** The same with a headline of its own, where the name is no word of the players'. */
    public Code titled(String headline) {
        return new Code(name, verdict, headline, text);
    }

    // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Code code
                && code.name.equals(name)
                && code.verdict == verdict
                && code.title.equals(title)
                && code.text.equals(text);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + text.hashCode();
    }

    /** The code of that name among these; it must be one of them. */
    public static Code named(String name, List<Code> codes) {
        for (Code code : codes) {
            if (code.name.equals(name)) {
                return code;
            }
        }
        throw new IllegalArgumentException(name + " is none of " + codes);
    }

    private static String words(String name) {
        return name.replace('-', ' ');
    }

    /** The sentence before anything is resolved: {@code takes <hits>}. */
    public String pattern() {
        return text.replace('{', '<').replace('}', '>');
    }
}
