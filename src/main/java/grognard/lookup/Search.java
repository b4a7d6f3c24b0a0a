package grognard.lookup;

import grognard.input.Nearest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds entries by any of their words, spelling forgiven, the best first. */
public final class Search {

    /** An entry of the ruleset in use counts so much more than the same in another. */
    private static final double IN_USE = 1.3;

    /** An entry whose name is the question counts so much more than one that has the word in its name. */
    private static final double NAMED = 3;

    /** How alike two forms of one word are. */
    private static final double SAME_WORD = 0.9;

    private final List<Entry> entries = new ArrayList<>();
    /** For each word the entries it occurs in, each with the weight of the weightiest place. */
    private final Map<String, Map<Integer, Double>> places = new HashMap<>();

    /**
     * An entry that answers the question.
     *
     * @param named whether the question is the entry's own name
     */
    public record Hit(Entry entry, double score, boolean named) {

        /** The score without what it has for its name. */
        double byItsWords() {
            return named ? score / NAMED : score;
        }
    }

    /** Adds an entry; what it says follows with {@link #says}. */
    void add(Entry entry) {
        entries.add(entry);
    }

    /** The entry that was added last says this, at a place of that weight. */
    void says(double weight, String text) {
        int at = entries.size() - 1;
        for (String word : words(text)) {
            places.computeIfAbsent(word, key -> new HashMap<>()).merge(at, weight, Math::max);
        }
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    /** The entries for these words; those that answer more of them come first. */
    List<Hit> find(List<String> question, String inUse) {
        String name = String.join("-", question).toLowerCase(Locale.ROOT);
        List<String> words = words(String.join(" ", question));
        double[] scores = new double[entries.size()];
        int[] answered = new int[entries.size()];
        for (String word : words) {
            matches(word).forEach((entry, score) -> {
                scores[entry] += score;
                answered[entry]++;
            });
        }
        List<Hit> hits = new ArrayList<>();
        for (int i = 0; i < scores.length; i++) {
            if (answered[i] > 0) {
                Entry entry = entries.get(i);
                double part = (double) answered[i] / words.size();
                double home = entry.ruleset().equals(inUse) ? IN_USE : 1;
                boolean named = entry.name().toLowerCase(Locale.ROOT).equals(name);
                hits.add(new Hit(entry, scores[i] * part * part * home * (named ? NAMED : 1), named));
            }
        }
        hits.sort(Comparator.comparingDouble(Hit::score).reversed());
        return hits;
    }

    /** How well each entry answers one word: how like the word, how weighty the place, how rare. */
    private Map<Integer, Double> matches(String word) {
        Map<Integer, Double> best = new HashMap<>();
        // A word that the rules know is taken at its word; only others are guessed at.
        double least = places.containsKey(word) ? SAME_WORD : Double.MIN_VALUE;
        places.forEach((known, where) -> {
            double likeness = likeness(word, known);
            if (likeness >= least) {
                double rarity = Math.log(1 + (double) entries.size() / where.size());
                where.forEach((entry, weight) -> best.merge(entry, likeness * weight * rarity, Math::max));
            }
        });
        return best;
    }

    private static double likeness(String typed, String known) {
        if (typed.equals(known)) {
            return 1;
        }
        if (stem(typed).equals(stem(known))) {
            return SAME_WORD;
        }
        int letters = typed.length();
        if (letters >= 3 && known.startsWith(typed)) {
            return 0.7;
        }
        int allowed = letters < 4 ? 0 : letters < 8 ? 1 : 2;
        if (allowed > 0 && Math.abs(letters - known.length()) <= allowed && known.length() > 3) {
            int distance = Nearest.distance(typed, known);
            if (distance <= allowed) {
                return distance == 1 ? 0.6 : 0.4;
            }
        }
        return letters >= 4 && known.contains(typed) ? 0.4 : 0;
    }

    /** Without the endings that grammar adds: routs, routed and routing are all rout. */
    private static String stem(String word) {
        for (String ending : List.of("ing", "ed", "es", "s", "e")) {
            if (word.length() > ending.length() + 2 && word.endsWith(ending)) {
                return word.substring(0, word.length() - ending.length());
            }
        }
        return word;
    }
}
