package grognard.input;

import java.util.Locale;

/**
 * The form in which names are compared: without case and accents, ligatures in letters, one blank between words. Own code,
 * since the page for phones has no {@code java.text.Normalizer}.
 */
public final class NameKey {

    private static final char FIRST_ACCENT = 0xC0;

    /** Combining accents: an editor may write an accented letter as two characters. */
    private static final char FIRST_MARK = 0x300;

    private static final char LAST_MARK = 0x36F;

    private static final char NO_BREAK_SPACE = 0xA0;

    /** Base letters of the characters U+00C0 to U+017F; a blank for a character without one. */
    private static final String PLAIN = "aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiiidnooooo ouuuuy y"
            + "aaaaaaccccccccdd deeeeeeeeeegggggggghh hiiiiiiiiii  jjkkkllllll "
            + "l lnnnnnn  noooooo  rrrrrrsssssssstttt tuuuuuuuuuuuuwwyyyzzzzzzs";

    private NameKey() {}

    /** Returns the form of a name in which it is compared. */
    public static String of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        StringBuilder key = new StringBuilder(lower.length());
        for (int i = 0; i < lower.length(); i++) {
            char letter = lower.charAt(i);
            switch (letter) {
                case 'æ' -> key.append("ae");
                case 'œ' -> key.append("oe");
                case 'ß' -> key.append("ss");
                case 'þ' -> key.append("th");
                case ' ', NO_BREAK_SPACE -> {
                    if (key.isEmpty() || key.charAt(key.length() - 1) != ' ') {
                        key.append(' ');
                    }
                }
                default -> {
                    int at = letter - FIRST_ACCENT;
                    char plain = at < 0 || at >= PLAIN.length() ? ' ' : PLAIN.charAt(at);
                    if (letter < FIRST_MARK || letter > LAST_MARK) {
                        key.append(plain == ' ' ? letter : plain);
                    }
                }
            }
        }
        return key.toString();
    }
}
