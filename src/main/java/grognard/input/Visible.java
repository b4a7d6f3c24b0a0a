package grognard.input;

/** Makes foreign text safe to print on a terminal: control and direction characters become escapes, long text is cut. */
public final class Visible {

    private static final int LONGEST = 60;

    private Visible() {}

    /** The text with an escape for every character that could move the cursor or reorder the line. */
    public static String text(String text) {
        return isPlain(text) ? text : escaped(text);
    }

    /** Whether the text can be printed unchanged. */
    public static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || (c >= 0x7f && isHidden(text.codePointAt(i)) && !isSecondOfPair(text, i))) {
                return false;
            }
        }
        return true;
    }

    /** As {@link #text}, cut to 60 characters for a message; an empty text becomes two quotes. */
    public static String shortened(String text) {
        if (text.isEmpty()) {
            return "''";
        }
        if (text.length() <= LONGEST) {
            return text(text);
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return text(text.substring(0, end)) + "…";
    }

    private static String escaped(String text) {
        StringBuilder shown = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            String character = text.substring(i, i + Character.charCount(c));
            if (isHidden(c)) {
                character.chars().forEach(half -> shown.append(String.format("\\u%04x", half)));
            } else {
                shown.append(character);
            }
            i += character.length();
        }
        return shown.toString();
    }

    private static boolean isSecondOfPair(String text, int at) {
        return at > 0 && Character.isLowSurrogate(text.charAt(at)) && Character.isHighSurrogate(text.charAt(at - 1));
    }

    /** Control characters, marks of direction and joining, tags, line separators and unpaired surrogates. */
    private static boolean isHidden(int c) {
        if (c < 0x7f) {
            return c < ' ';
        }
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        };
    }
}
