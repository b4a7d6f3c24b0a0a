package grognard.lookup;

import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the facts and rulings of a ruleset that answer a question, the best first. */
final class Passages {

    private static final float ID = 3;
    private static final float TOPIC = 2;
    private static final float WORDS = 3;
    private static final float TEXT = 2.5f;

    /** A fact that leads to the resolver in question counts so much more. */
    private static final float LEADS_THERE = 2;

    /** A word that stands in several places of a fact is more what it is about: the others count by this part. */
    private static final float AGAIN = 0.3f;

    /** So many are shown anyway: the best may not be what was meant. */
    private static final int FEW = 4;

    /** Beyond those, what is not worth this part of the best is not worth reading. */
    private static final double WORTH_READING = 0.3;

    private static final Comparator<Passage> BEST_FIRST = new Comparator<>() { // a lambda would cost a one-shot more
                @Override
                public int compare(Passage one, Passage other) {
                    return Double.compare(other.score(), one.score());
                }
            };

    private final List<Fact> facts;

    /** A fact and how well it answers. */
    record Passage(Fact fact, double score) {}

    private Passages(List<Fact> facts) {
        this.facts = facts;
    }

    static Passages of(Ruleset ruleset) {
        List<Fact> all = new ArrayList<>(Facts.of(ruleset));
        for (Ruling ruling : ruleset.rulings()) {
            all.add(new Fact(ruling.id(), ruling.id(), ruling.text(), "ruling", "", "", false));
        }
        return new Passages(all);
    }

    /** Whether a fact has the word, in some form or under another name; to begin a longer word is not enough. */
    boolean know(Term term) {
        for (Fact fact : facts) {
            if (term.isIn(fact.words()) || term.isIn(fact.text()) || term.isIn(fact.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the ruleset says nothing: one from a folder may have resolvers alone. */
    boolean isEmpty() {
        return facts.isEmpty();
    }

    /**
     * The facts that answer.
     *
     * @param resolver the resolver that the question names; empty if it names none
     */
    List<Passage> find(Question question, String resolver) {
        List<Term> terms = question.terms();
        float[][] likeness = new float[terms.size()][];
        double[] rarity = new double[terms.size()];
        for (int t = 0; t < terms.size(); t++) {
            likeness[t] = likeness(terms.get(t));
            if (found(likeness[t]) == 0) {
                terms.get(t).guess();
                likeness[t] = likeness(terms.get(t));
            }
            rarity[t] = Math.log(1 + (double) facts.size() / Math.max(1, found(likeness[t])));
        }
        List<Passage> passages = new ArrayList<>();
        for (int i = 0; i < facts.size(); i++) {
            double sum = 0;
            int answered = 0;
            for (int t = 0; t < likeness.length; t++) {
                sum += likeness[t][i] * rarity[t];
                answered += likeness[t][i] > 0 ? 1 : 0;
            }
            boolean leads = !resolver.isEmpty() && facts.get(i).resolver().equals(resolver);
            if (answered > 0 || leads) {
                double part = (double) Math.max(1, answered) / Math.max(1, likeness.length);
                double score = sum * part * part * (leads ? LEADS_THERE : 1) + (leads ? 1 : 0);
                passages.add(new Passage(facts.get(i), score));
            }
        }
        passages.sort(BEST_FIRST);
        return worthReading(passages);
    }

    private static List<Passage> worthReading(List<Passage> passages) {
        int end = 0;
        while (end < passages.size()
                && (end < FEW || passages.get(end).score() >= passages.get(0).score() * WORTH_READING)) {
            end++;
        }
        return passages.subList(0, end);
    }

    private float[] likeness(Term term) {
        float[] likeness = new float[facts.size()];
        for (int i = 0; i < likeness.length; i++) {
            Fact fact = facts.get(i);
            float id = ID * term.in(fact.id());
            float words = WORDS * term.in(fact.words());
            float text = TEXT * term.in(fact.text());
            float topic = TOPIC * term.in(fact.topic());
            float best = Math.max(Math.max(id, words), Math.max(text, topic));
            likeness[i] = best + AGAIN * (id + words + text + topic - best);
        }
        return likeness;
    }

    private static int found(float[] likeness) {
        int found = 0;
        for (float one : likeness) {
            found += one > 0 ? 1 : 0;
        }
        return found;
    }
}
