package grognard.lookup;

import grognard.rules.Ruleset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the facts of a ruleset from its {@code facts.csv}. */
final class Facts {

    /** Number of columns: id, topic, text, words, source, see, sheet. */
    private static final int CELLS = 7;

    private Facts() {}

    /**
     * Returns all facts, in the order of the file; none if the ruleset has no such file.
     *
     * @throws IllegalStateException if a row has the wrong number of cells. The file is part of the program, so this is a
     *     bug and no input error.
     */
    static List<Fact> of(Ruleset ruleset) {
        Optional<byte[]> file = file(ruleset);
        List<Fact> facts = new ArrayList<>();
        List<List<String>> rows = file.isPresent() ? ResourceText.of(file.get()) : List.of();
        for (int i = 1; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            if (row.size() != CELLS) {
                throw new IllegalStateException("facts.csv of " + ruleset.name() + ", row " + i);
            }
            facts.add(new Fact(
                    row.get(0),
                    row.get(1),
                    row.get(2),
                    row.get(3),
                    row.get(4),
                    row.get(5),
                    !row.get(6).isEmpty()));
        }
        return facts;
    }

    /** Returns the unparsed text of the file, for fast searches; empty if the ruleset has none. */
    static String text(Ruleset ruleset) {
        Optional<byte[]> file = file(ruleset);
        return file.isPresent() ? new String(file.get(), StandardCharsets.UTF_8) : "";
    }

    private static Optional<byte[]> file(Ruleset ruleset) {
        return ruleset.companion("facts.csv");
    }
}
