package grognard.rules;

import java.util.List;

/**
 * A possible end of a resolution.
 *
 * @param name identifier for programs: {@code defender-routs}
 * @param title name in words for the headline: {@code defender routs}
 * @param text one sentence for the player; <code>{name}</code> is replaced by the number of that name
 */
public record Code(String name, Verdict verdict, String title, String text) {

    /** Whether the code means that a test was passed. */
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

    /** A copy with another headline, for a name that players would not say. */
    public Code titled(String headline) {
        return new Code(name, verdict, headline, text);
    }

    // Written out: the generated equals of records costs a one-shot run 25 ms at its first call.
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

    /**
     * Finds a code by name.
     *
     * @throws IllegalArgumentException if it is not among them
     */
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

    /** The text for help pages, with names in place of numbers: {@code takes <hits>}. */
    public String pattern() {
        return text.replace('{', '<').replace('}', '>');
    }
}
