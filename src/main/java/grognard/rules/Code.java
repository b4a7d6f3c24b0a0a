package grognard.rules;

import java.util.List;

/**
 * A way in which a resolution can end.
 *
 * @param name what programs act on: {@code defender-routs}
 * @param verdict whether a test was passed
 * @param title the headline, by default the name with blanks for hyphens: {@code defender routs}
 * @param text one sentence for the player; <code>{name}</code> stands for the number of that name
 */
public record Code(String name, Verdict verdict, String title, String text) {

    /** Whether a test was passed, where the resolution is a test at all. */
    public enum Verdict {
        PASSED,
        FAILED,
        NONE
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

    /** This code with a headline of its own, where the name is no word that players use ({@code Dx}). */
    public Code titled(String headline) {
        return new Code(name, verdict, headline, text);
    }

    // By hand: a record's generated equals is linked at first use, which costs a one-shot 25 ms.
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

    /** The code of that name among these. A name that is none of theirs is a mistake in the ruleset. */
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

    /** The sentence as help shows it, with names for the numbers: {@code takes <hits>}. */
    public String pattern() {
        return text.replace('{', '<').replace('}', '>');
    }
}
