package grognard.line;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Expands unique prefixes that a player types in place of commands and values: {@code --weapon c}, {@code con}. Never used
 * for scripts, which a new word could break.
 */
public final class Prefixes {

    /** Separates the ends of a range in a sweep, {@code raw..elite}. */
    private static final String DOTS = "..";

    private Prefixes() {}

    /**
     * Expands each word of a value, which may be a list or a range. A word that is no prefix stays as typed, and the
     * parameter's type reports it later. The faces of dice are never expanded.
     *
     * @throws BadInput if a prefix fits several words
     */
    public static String expand(Parameter<?> parameter, String typed, Tables tables) {
        if (parameter.type() instanceof Type.Face || typed.isEmpty()) {
            return typed;
        }
        List<String> words = parameter.type().words(tables);
        if (words.isEmpty() || words.contains(typed)) {
            return typed;
        }
        if (parameter.isNothing("none")) { // accepted as well, though not among the type's words
            words = new ArrayList<>(words);
            words.add("none");
        }
        StringBuilder expanded = new StringBuilder();
        for (String part : typed.split(",", -1)) {
            expanded.append(expanded.isEmpty() ? "" : ",");
            int dots = part.indexOf(DOTS);
            if (dots < 0) {
                expanded.append(expandWord(parameter.option(), part, words));
            } else {
                expanded.append(expandWord(parameter.option(), part.substring(0, dots), words))
                        .append(DOTS)
                        .append(expandWord(parameter.option(), part.substring(dots + DOTS.length()), words));
            }
        }
        return expanded.toString();
    }

    /**
     * Expands the command at the start of a line. A prefix that fits exactly one preferred command stands for that, even if
     * it fits others as well; otherwise it must fit only one command of all.
     *
     * @param preferred the commands that players use most: resolvers in a game
     * @return the command, or the word as typed if it is no prefix
     * @throws BadInput if the prefix fits several commands
     */
    public static String expandCommand(String typed, List<String> preferred, List<String> others) {
        List<String> all = new ArrayList<>(preferred);
        all.addAll(others);
        List<String> likely = withPrefix(typed, preferred);
        List<String> fitting = likely.size() == 1 && !all.contains(typed) ? likely : withPrefix(typed, all);
        if (fitting.size() > 1) {
            throw BadInput.about(
                    typed, typed + ": expected one of the commands with this prefix: " + String.join(", ", fitting));
        }
        return fitting.isEmpty() ? typed : fitting.get(0);
    }

    /**
     * All words with the prefix; only the word itself if the prefix is a complete word. Numbers are left out: expanding
     * {@code 1} to {@code 12} would change its meaning.
     */
    private static List<String> withPrefix(String typed, Collection<String> words) {
        List<String> fitting = new ArrayList<>();
        for (String word : words) {
            if (word.equals(typed)) {
                return List.of(typed);
            }
            if (word.startsWith(typed) && !BareValues.isNumber(word) && !fitting.contains(word)) {
                fitting.add(word);
            }
        }
        return fitting;
    }

    /**
     * Expands one word. An empty prefix fits nothing.
     *
     * @param where the option or resolver, for the error message
     * @return the word, or what was typed if it is no prefix
     * @throws BadInput if the prefix fits several words
     */
    static String expandWord(String where, String typed, Collection<String> words) {
        List<String> candidates = typed.isEmpty() ? List.of() : withPrefix(typed, words);
        if (candidates.size() > 1) {
            throw BadInput.value(where, typed, "more of it, one of " + String.join(", ", candidates));
        }
        return candidates.isEmpty() ? typed : candidates.get(0);
    }
}
