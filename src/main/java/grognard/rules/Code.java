package grognard.rules;

/**
 * A way in which a resolution can end.
 *
 * @param name what programs act on: {@code defender-routs}
 * @param verdict whether a test was passed
 * @param text one sentence for the player; <code>{name}</code> stands for the number of that name
 */
public record Code(String name, Verdict verdict, String text) {

    /** Whether a test was passed, where the resolution is a test at all. */
    public enum Verdict {
        PASSED,
        FAILED,
        NONE
    }

    public static Code of(String name, String text) {
        return new Code(name, Verdict.NONE, text);
    }

    public static Code passed(String name, String text) {
        return new Code(name, Verdict.PASSED, text);
    }

    public static Code failed(String name, String text) {
        return new Code(name, Verdict.FAILED, text);
    }

    /** The sentence before anything is resolved: {@code takes <hits>}. */
    public String pattern() {
        return text.replace('{', '<').replace('}', '>');
    }
}
