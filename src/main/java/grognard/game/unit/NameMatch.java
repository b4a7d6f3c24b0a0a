package grognard.game.unit;

import grognard.input.NameKey;
import grognard.input.Nearest;
import java.util.List;

/** Matches typed words with names of units, ignoring case and accents. */
final class NameMatch {

    /** Shortest word for which a similar name is suggested: a shorter one is similar to every name. */
    private static final int SHORTEST = 3;

    private NameMatch() {}

    /** Whether the words are prefixes of the name's first words, in order: {@code old gu} of {@code Old Guard 1}. */
    static boolean startsWords(String name, List<String> words) {
        List<String> own = List.of(NameKey.of(name).split(" ", -1));
        if (words.size() > own.size()) {
            return false;
        }
        for (int i = 0; i < words.size(); i++) {
            if (!own.get(i).startsWith(NameKey.of(words.get(i)))) {
                return false;
            }
        }
        return true;
    }

    static boolean starts(String name, String typed) {
        String prefix = NameKey.of(typed);
        return !prefix.isEmpty() && NameKey.of(name).startsWith(prefix);
    }

    /** Whether a word of the name after the first starts with the typed text: {@code mai} of {@code 20th Maine}. */
    static boolean startsLaterWord(String name, String typed) {
        if (typed.isEmpty() || isNumber(typed)) {
            return false; // a number is more likely a range or a strength
        }
        for (int at = nextWord(name, 0); at > 0; at = nextWord(name, at)) {
            if (starts(name.substring(at), typed)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNumber(String typed) {
        return typed.chars().allMatch(c -> "0123456789.,-".indexOf(c) >= 0);
    }

    /** Index of the next word of the name; 0 if there is none. */
    private static int nextWord(String name, int from) {
        for (int at = from + 1; at < name.length(); at++) {
            if (Character.isLetterOrDigit(name.charAt(at)) && !Character.isLetterOrDigit(name.charAt(at - 1))) {
                return at;
            }
        }
        return 0;
    }

    /** Least edit distance between the typed word and a prefix of about its length of a word of the name. */
    static int distance(String name, String typed) {
        int least = Integer.MAX_VALUE;
        int at = 0;
        do {
            String rest = NameKey.of(name.substring(at));
            for (int length = typed.length() - 1; length <= typed.length() + 1; length++) {
                String prefix = rest.substring(0, Math.min(length, rest.length()));
                least = Math.min(least, Nearest.distance(NameKey.of(typed), prefix));
            }
            at = nextWord(name, at);
        } while (at > 0);
        return least;
    }

    /** Greatest edit distance at which a name is suggested; it grows with the length of the typed word. */
    static int greatestDistance(String typed) {
        return typed.length() < SHORTEST || typed.length() > 60 ? 0 : Math.max(1, Math.min(3, typed.length() / 3));
    }
}
