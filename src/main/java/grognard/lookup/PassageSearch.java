package grognard.lookup;

import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Full-text search over the facts and rulings of a ruleset. The score of a passage is the sum over all words of the
 * question of how well the word matches, weighted by the word's rarity, times the square of the share of words that match:
 * a passage with all the words beats one with a single word in every field.
 */
final class PassageSearch {

    /** Weights of a match by the field of the fact in which it is found. */
    private static final float ID = 3;

    private static final float TOPIC = 2;
    private static final float WORDS = 3;
    private static final float TEXT = 2.5f;

    /**
     * Factor for the fact whose name is the question, since those with a longer name are its details, and for one that has
     * the question as a phrase: {@code attacker retires}.
     */
    private static final float NAMED = 1.5f;

    /** Factor for a fact whose command calls the resolver in question. */
    private static final float SEES_RESOLVER = 2;

    /** Share by which matches in further fields count: they show that the fact is about the word. */
    private static final float FURTHER_FIELD = 0.3f;

    /** Number of passages that are always kept, however low their scores, since the best may not be what was meant. */
    private static final int ALWAYS_KEPT = 4;

    /** Further passages must have at least this share of the best score. */
    private static final double WORTH_READING = 0.3;

    private static final Comparator<Passage> BEST_FIRST =
            new Comparator<>() { // a lambda would slow the start of the program
                @Override
                public int compare(Passage one, Passage other) {
                    return Double.compare(other.score(), one.score());
                }
            };

    private final List<Fact> facts;

    /** A fact and its score for the question; higher is better. */
    record Passage(Fact fact, double score) {}

    private PassageSearch(List<Fact> facts) {
        this.facts = facts;
    }

    /** Collects the facts of a ruleset, and its rulings as further facts. */
    static PassageSearch of(Ruleset ruleset, List<Ruling> rulings) {
        List<Fact> all = new ArrayList<>(Facts.of(ruleset));
        for (Ruling ruling : rulings) {
            all.add(new Fact(ruling.id(), ruling.id(), ruling.text(), "ruling", "", "", false));
        }
        return new PassageSearch(all);
    }

    /** Whether any fact has the word, in another form or as a synonym; a mere prefix of a longer word does not count. */
    boolean contains(SearchTerm term) {
        for (Fact fact : facts) {
            if (term.isIn(fact.words()) || term.isIn(fact.text()) || term.isIn(fact.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether there are no facts at all: a ruleset from a player's folder may have only resolvers. */
    boolean isEmpty() {
        return facts.isEmpty();
    }

    /**
     * Returns the facts that match the question, the best first. Words that occur nowhere are taken as misspelt.
     *
     * @param resolver the resolver that the question names; empty if it names none
     */
    List<Passage> find(Question question, String resolver) {
        List<SearchTerm> terms = question.terms();
        float[][] matches = new float[terms.size()][];
        double[] rarity = new double[terms.size()];
        for (int t = 0; t < terms.size(); t++) {
            matches[t] = matches(terms.get(t));
            if (count(matches[t]) == 0) { // no fact has the word: search again, with misspellings
                terms.get(t).guess();
                matches[t] = matches(terms.get(t));
            }
            // The inverse document frequency; a word of every fact counts least.
            rarity[t] = Math.log(1 + (double) facts.size() / Math.max(1, count(matches[t])));
        }
        List<Passage> passages = new ArrayList<>();
        for (int i = 0; i < facts.size(); i++) {
            double sum = 0;
            int matched = 0;
            for (int t = 0; t < matches.length; t++) {
                sum += matches[t][i] * rarity[t];
                matched += matches[t][i] > 0 ? 1 : 0;
            }
            boolean sees = !resolver.isEmpty() && facts.get(i).resolver().equals(resolver);
            if (matched > 0 || sees) {
                double share = (double) Math.max(1, matched) / Math.max(1, matches.length);
                boolean named = facts.get(i).id().equals(question.name())
                        || question.isPhraseIn(facts.get(i).text());
                double score = sum * share * share * (sees ? SEES_RESOLVER : 1) * (named ? NAMED : 1) + (sees ? 1 : 0);
                passages.add(new Passage(facts.get(i), score));
            }
        }
        passages.sort(BEST_FIRST);
        return worthReading(passages);
    }

    /** Cuts the sorted list where scores become too low. */
    private static List<Passage> worthReading(List<Passage> passages) {
        int end = 0;
        while (end < passages.size()
                && (end < ALWAYS_KEPT
                        || passages.get(end).score() >= passages.get(0).score() * WORTH_READING)) {
            end++;
        }
        return passages.subList(0, end);
    }

    /** How well the word matches each fact, from the best field and a share of the others; 0 for no match. */
    private float[] matches(SearchTerm term) {
        float[] matches = new float[facts.size()];
        for (int i = 0; i < matches.length; i++) {
            Fact fact = facts.get(i);
            float id = ID * term.in(fact.id());
            float words = WORDS * term.in(fact.words());
            float text = TEXT * term.in(fact.text());
            float topic = TOPIC * term.in(fact.topic());
            float best = Math.max(Math.max(id, words), Math.max(text, topic));
            matches[i] = best + FURTHER_FIELD * (id + words + text + topic - best);
        }
        return matches;
    }

    /** Number of facts that match at all. */
    private static int count(float[] matches) {
        int count = 0;
        for (float one : matches) {
            count += one > 0 ? 1 : 0;
        }
        return count;
    }
}
