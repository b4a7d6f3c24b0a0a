package grognard.lookup;

import grognard.render.PageWriter;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers a question about the rules: with a page where it is clear which one is meant, else with a list. */
public final class Lookup {

    /** So much better than the next must the best be for its page to be shown. */
    private static final double CLEARLY = 1.25;

    /**
     * What is not worth this part of the best that is listed is not worth mentioning; beside a page, what other rulesets
     * say has to be worth this part of the page itself.
     */
    private static final double WORTH_MENTIONING = 0.4;

    /** What rounding may take from a score that is worth just so much. */
    private static final double ROUNDING = 1e-9;

    private static final int MOST_MENTIONED = 8;

    private final Search search;
    private final String ruleset;

    /** @param ruleset the one in use, whose entries come first among equals */
    public Lookup(Search search, String ruleset) {
        this.search = search;
        this.ruleset = ruleset;
    }

    /** What was found, best first. */
    public record Answer(Optional<Entry> best, List<Entry> others) {

        public boolean isEmpty() {
            return best.isEmpty() && others.isEmpty();
        }
    }

    /** Finds what the words may mean. */
    public Answer answer(List<String> words) {
        List<Search.Hit> hits = search.find(words, ruleset);
        if (hits.isEmpty()) {
            return new Answer(Optional.empty(), List.of());
        }
        Search.Hit first = hits.get(0);
        boolean clear = first.named()
                || hits.size() == 1
                || first.score() >= hits.get(1).score() * CLEARLY;
        if (first.named() && first.entry().kind() == Entry.Kind.RULING) {
            return new Answer(Optional.of(first.entry()), List.of()); // its page says what it bears on
        }
        List<Entry> others = new ArrayList<>();
        List<Search.Hit> rest = hits.subList(clear ? 1 : 0, hits.size());
        for (Search.Hit hit : rest) {
            boolean abroad =
                    clear && !hit.entry().ruleset().equals(first.entry().ruleset());
            double beside = abroad ? first.byItsWords() : rest.get(0).score();
            if (hit.score() + ROUNDING >= beside * WORTH_MENTIONING && others.size() < MOST_MENTIONED) {
                others.add(hit.entry());
            }
        }
        return new Answer(clear ? Optional.of(first.entry()) : Optional.empty(), others);
    }

    /** Writes the page of an entry. */
    public static void write(Entry entry, Tables tables, String before, PageWriter page) {
        new RulePage(tables, before, page).about(entry);
    }
}
