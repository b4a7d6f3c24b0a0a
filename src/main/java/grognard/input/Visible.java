package grognard.input;

/** Makes any text safe to show on a terminal: control and direction characters appear as escapes, long text is cut. */
public final class Visible {

    private static final int LONGEST = 60;

    private Visible() {}

    /** The text with every character that could move the cursor or reorder the line written as an escape. */
    public static String text(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isHidden(text.charAt(i))) {
                return escaped(text);
            }
        }
        return text;
    }

    /** As {@link #text}, and not longer than fits into a message; an empty text is shown as two quotes. */
    public static String shortened(String text) {
        if (text.isEmpty()) {
            return "''";
        }
        return text.length() <= LONGEST ? text(text) : text(text.substring(0, LONGEST)) + "…";
    }

    private static String escaped(String text) {
        StringBuilder shown = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isHidden(c)) {
                shown.append(String.format("\\u%04x", (int) c));
            } else {
                shown.append(c);
            }
        }
        return shown.toString();
    }

    private static boolean isHidden(char c) {
        if (c < 0x7f) {
            return c < 0x20;
        }
        return c <= 0x9f
                || c == 0xad
                || (c >= 0x200b && c <= 0x200f)
                || (c >= 0x2028 && c <= 0x202e)
                || (c >= 0x2060 && c <= 0x206f)
                || c == 0xfeff;
    }
}
