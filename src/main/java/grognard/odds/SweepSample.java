package grognard.odds;

import grognard.input.BadInput;
import grognard.rules.Situation;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Some cells of a sweep, evenly spread over it, by which a sweep that would take minutes is refused before any cell is
 * printed. Cells that were computed for the sample need not be computed again.
 */
final class SweepSample {

    /** Limit on the states of all cells: about a minute. A grid of 99 by 99 of napoleonic engage has 30 million. */
    static final double MAX_STATES = 5e7;

    private static final int MAX_CELLS = 16;

    /** Most states to go through for one cell, a few hundredths of a second; beyond them its states are estimated. */
    private static final int MAX_STATES_OF_CELL = 10_000;

    /** Ends the enumeration of a cell whose states are estimated. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;

        Enough() {
            super("", null, false, false);
        }
    }

    /** Counts the reports of progress, at least one a state, and ends the enumeration after enough of them. */
    private static final class Counter implements Progress {

        private final Progress progress;
        private int reports;

        Counter(Progress progress) {
            this.progress = progress;
        }

        @Override
        public void at(double done) {
            progress.at(0);
            reports++;
            if (reports > MAX_STATES_OF_CELL) {
                throw new Enough();
            }
        }
    }

    private final OddsOfMany calculator;
    private final Map<Integer, Odds> known = new HashMap<>();

    SweepSample(OddsOfMany calculator) {
        this.calculator = calculator;
    }

    /**
     * Estimates the states of all cells.
     *
     * @param situations situation of each cell by its index; empty if the rules do not allow it
     * @throws BadInput if they are too many, with their number
     */
    void check(int cells, IntFunction<Optional<Situation>> situations, Progress progress) {
        int sampled = Math.min(cells, MAX_CELLS);
        double states = 0;
        for (int i = 0; i < sampled; i++) {
            int cell = (int) ((2L * i + 1) * cells / (2L * sampled));
            Optional<Situation> situation = situations.apply(cell);
            states += situation.isPresent() ? states(cell, situation.get(), progress) : 0;
        }
        double ofAll = states * cells / sampled;
        if (ofAll > MAX_STATES) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "exact odds of %,d situations: expected shorter ranges or fewer dice, they have about %,.0f states"
                            + " to go through",
                    cells,
                    ofAll));
        }
    }

    private double states(int cell, Situation situation, Progress progress) {
        ExhaustiveDice dice = calculator.dice(new Counter(progress));
        try {
            known.put(cell, calculator.of(situation, dice));
        } catch (Enough e) {
            // counted below
        }
        return dice.states();
    }

    /** Removes and returns the odds of a cell that was computed for the sample. */
    Optional<Odds> take(int cell) {
        return Optional.ofNullable(known.remove(cell));
    }
}
