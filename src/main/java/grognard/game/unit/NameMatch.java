package grognard.game.unit;

import grognard.input.Nearest;
import java.util.List;
import java.util.Locale;

/** How a typed word matches a unit's name. Upper and lower case never matter. */
final class NameMatch {

    /** Fewer letters are near to everything. */
    private static final int FEWEST = 3;

    private static final char FIRST_ACCENT = 0xC0;

    /** Letters without their accents, from U+00C0 to U+017F; a blank where there is none. */
    private static final String PLAIN = "aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiii nooooo  uuuuy y"
            + "aaaaaaccccccccdd  eeeeeeeeeegggggggghh  iiiiiiiii   jjkk llllll "
            + "   nnnnnn   oooooo  rrrrrrsssssssstttt  uuuuuuuuuuuuwwyyyzzzzzz ";

    private NameMatch() {}

    /**
     * The form in which names are compared: without case and accents. Own code, since the page for phones has no {@code
     * java.text.Normalizer}.
     */
    static String key(String name) {
        StringBuilder key = new StringBuilder(name.toLowerCase(Locale.ROOT));
        for (int i = 0; i < key.length(); i++) {
            int at = key.charAt(i) - FIRST_ACCENT;
            char plain = at < 0 || at >= PLAIN.length() ? ' ' : PLAIN.charAt(at);
            if (plain != ' ') {
                key.setCharAt(i, plain);
            }
        }
        return key.toString();
    }

    /** Whether the words begin the words of the name, in order: {@code old gu} of {@code Old Guard 1}. */
    static boolean beginsWords(String name, List<String> words) {
        List<String> own = List.of(key(name).split(" ", -1));
        if (words.size() > own.size()) {
            return false;
        }
        for (int i = 0; i < words.size(); i++) {
            if (!own.get(i).startsWith(key(words.get(i)))) {
                return false;
            }
        }
        return true;
    }

    static boolean begins(String name, String typed) {
        return !typed.isEmpty() && key(name).startsWith(key(typed));
    }

    /** Whether a word of the name begins so that is not its first: {@code mai} of {@code 20th Maine}. */
    static boolean beginsLater(String name, String typed) {
        if (typed.isEmpty() || isNumber(typed)) {
            return false; // a number is rather a range or a strength
        }
        for (int at = nextWord(name, 0); at > 0; at = nextWord(name, at)) {
            if (begins(name.substring(at), typed)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNumber(String typed) {
        return typed.chars().allMatch(c -> "0123456789.,-".indexOf(c) >= 0);
    }

    /** Where the next word of the name begins; 0 if none does. */
    private static int nextWord(String name, int from) {
        for (int at = from + 1; at < name.length(); at++) {
            if (Character.isLetterOrDigit(name.charAt(at)) && !Character.isLetterOrDigit(name.charAt(at - 1))) {
                return at;
            }
        }
        return 0;
    }

    /** How many slips of the finger it is from what was typed to the beginning of a word of the name. */
    static int slips(String name, String typed) {
        int least = Integer.MAX_VALUE;
        int at = 0;
        do {
            String rest = key(name.substring(at));
            for (int length = typed.length() - 1; length <= typed.length() + 1; length++) {
                String beginning = rest.substring(0, Math.min(length, rest.length()));
                least = Math.min(least, Nearest.distance(key(typed), beginning));
            }
            at = nextWord(name, at);
        } while (at > 0);
        return least;
    }

    /** So many slips may one make in a word of that length. */
    static int mostSlips(String typed) {
        return typed.length() < FEWEST || typed.length() > 60 ? 0 : Math.max(1, Math.min(3, typed.length() / 3));
    }
}
