package grognard.line;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Words by a beginning that only one has: {@code --weapon c}, {@code con}. */
public final class Beginnings {

    private static final String DOTS = "..";

    private Beginnings() {}

    /** The value with its words in full; what begins none of them is left for its type to refuse. */
    static String inFull(Parameter<?> parameter, String typed, Tables tables) {
        if (parameter.type() instanceof Type.Face || typed.isEmpty()) {
            return typed;
        }
        List<String> words = parameter.type().words(tables);
        if (words.isEmpty() || words.contains(typed)) {
            return typed;
        }
        if (parameter.isNothing("none")) {
            words = new ArrayList<>(words);
            words.add("none");
        }
        StringBuilder whole = new StringBuilder();
        for (String part : typed.split(",", -1)) {
            whole.append(whole.isEmpty() ? "" : ",");
            int dots = part.indexOf(DOTS);
            if (dots < 0) {
                whole.append(word(parameter.option(), part, words));
            } else {
                whole.append(word(parameter.option(), part.substring(0, dots), words))
                        .append(DOTS)
                        .append(word(parameter.option(), part.substring(dots + DOTS.length()), words));
            }
        }
        return whole.toString();
    }

    /**
     * The word that begins a line: the only one of the first that begins so, or else the only one of all; what was typed
     * where none does.
     */
    public static String first(String typed, List<String> first, List<String> others) {
        List<String> all = new ArrayList<>(first);
        all.addAll(others);
        List<String> preferred = begun(typed, first);
        List<String> fitting = preferred.size() == 1 && !all.contains(typed) ? preferred : begun(typed, all);
        if (fitting.size() > 1) {
            throw BadInput.about(typed, typed + ": expected one of those that begin so: " + String.join(", ", fitting));
        }
        return fitting.isEmpty() ? typed : fitting.get(0);
    }

    /** All words that begin so; one that is just that stands alone. */
    private static List<String> begun(String typed, List<String> words) {
        List<String> fitting = new ArrayList<>();
        for (String word : words) {
            if (word.equals(typed)) {
                return List.of(typed);
            }
            if (word.startsWith(typed) && !fitting.contains(word)) {
                fitting.add(word);
            }
        }
        return fitting;
    }

    /** The word that begins so, what was typed if none does; what several do is refused with them. */
    static String word(String where, String typed, Collection<String> words) {
        List<String> candidates = new ArrayList<>();
        for (String word : words) {
            if (word.equals(typed)) {
                return typed;
            }
            if (word.startsWith(typed) && !isNumber(word) && !candidates.contains(word)) {
                candidates.add(word);
            }
        }
        if (candidates.size() > 1 && !typed.isEmpty()) {
            throw BadInput.value(where, typed, "more of it, one of " + String.join(", ", candidates));
        }
        return candidates.isEmpty() || typed.isEmpty() ? typed : candidates.get(0);
    }

    /** The beginning of a number is another number. */
    private static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (".-0123456789".indexOf(word.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }
}
