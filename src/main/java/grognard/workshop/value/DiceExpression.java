package grognard.workshop.value;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.RerolledHits;
import grognard.dice.Tally;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The dice of a resolver as a folder writes them: {@code d6}, {@code 2d6}, {@code best of 3d6}, {@code worst 2 of 3d6}.
 *
 * @param count number of dice; -1 if options decide it
 * @param kept number of dice that count; 0 for all
 * @param best whether the highest are kept, or else the lowest
 */
public record DiceExpression(Die die, int count, int kept, boolean best) {

    /** Most dice of one throw. More are a typing error, and their exact odds would take hours. */
    public static final int MOST_DICE = 1000;

    /** Most distinct sets of kept dice; exact odds hold one state for each. */
    private static final int MOST_STATES = 20_000;

    private static final int MOST_SIDES = 100;

    public static final String EXPECTED =
            "dice such as d6, 2d6, dav, thousandths, best of 3d6 or worst 2 of 3d6 (d2 to d100)";

    /** Parses an expression; empty if it is malformed or beyond the limits. */
    public static Optional<DiceExpression> read(String text) {
        boolean best = text.startsWith("best ");
        if (!best && !text.startsWith("worst ")) {
            return dice(text, 0, false);
        }
        int of = text.indexOf(" of ");
        int start = text.indexOf(' ');
        if (of < 0) {
            return Optional.empty();
        }
        int kept = of > start ? WholeNumber.in(text.substring(start + 1, of)).orElse(0) : 1;
        return kept < 1 || kept > MOST_DICE ? Optional.empty() : dice(text.substring(of + 4), kept, best);
    }

    /** Parses the part without {@code best} and {@code worst}. */
    private static Optional<DiceExpression> dice(String text, int kept, boolean best) {
        int digits = 0;
        while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
            digits++;
        }
        int count = -1;
        if (digits > 0) {
            count = WholeNumber.in(text.substring(0, digits)).orElse(0);
            if (count < 1 || count > MOST_DICE) {
                return Optional.empty();
            }
        }
        Optional<Die> die = die(text.substring(digits));
        if (die.isEmpty() || (kept > 1 && states(die.get().sides(), kept) > MOST_STATES)) {
            return Optional.empty();
        }
        return Optional.of(new DiceExpression(die.get(), count, kept, best));
    }

    /** The die of that name: d2 to d100, {@code dav} for an average die, {@code thousandths}. */
    private static Optional<Die> die(String name) {
        if (name.equals("thousandths")) {
            return Optional.of(Die.THOUSANDTHS);
        }
        if (name.equals("dav")) {
            return Optional.of(Die.AVERAGE);
        }
        if (name.equals("d6")) {
            return Optional.of(Die.D6);
        }
        Optional<Integer> sides =
                name.startsWith("d") && !name.startsWith("d0") ? WholeNumber.in(name.substring(1)) : Optional.empty();
        return sides.isPresent() && sides.get() >= 2 && sides.get() <= MOST_SIDES
                ? Optional.of(Die.ordinary(sides.get()))
                : Optional.empty();
    }

    /** Number of multisets of {@code kept} faces; stops early above the limit. */
    private static double states(int sides, int kept) {
        double states = 1;
        for (int i = 1; i <= kept && states <= MOST_STATES; i++) {
            states = states * (sides + i - 1) / i;
        }
        return states;
    }

    /** Decimal places of the results: 3 for {@code thousandths}, else 0. */
    public int decimals() {
        return die.equals(Die.THOUSANDTHS) ? 3 : 0;
    }

    /** Converts a face or a sum of faces, which are thousandths for that die. */
    public Rational number(int value) {
        return decimals() == 0 ? Rational.of(value) : Rational.of(value, 1000);
    }

    /** Rolls and returns the sum of the kept dice. */
    public int sum(String purpose, int dice, Dice cup) {
        if (kept == 0 || dice <= kept) {
            return cup.roll(purpose, dice, die, Tally.sum());
        }
        if (kept == 1) {
            int extreme = cup.roll(purpose, dice, die, new Extreme(best));
            return best ? extreme : -extreme;
        }
        int sum = 0;
        for (int value : cup.roll(purpose, dice, die, new Kept(kept, best))) {
            sum += value;
        }
        return sum;
    }

    /**
     * Rolls and counts the kept dice that show the target or more.
     *
     * @param again faces that are rolled a second time, once
     */
    public int hits(String purpose, int dice, long target, List<Integer> again, Dice cup) {
        int face = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, target));
        int hits;
        if (again.isEmpty()) {
            hits = cup.roll(purpose, dice, die, Tally.hits(face));
        } else {
            hits = cup.hits(new RerolledHits(purpose, dice, die, face, again));
        }
        if (kept == 0 || dice <= kept) {
            return hits;
        }
        return best ? Math.min(kept, hits) : Math.max(0, hits - (dice - kept));
    }

    /** The expression as the folder writes it. */
    @Override
    public String toString() {
        String dice = (count > 0 ? String.valueOf(count) : "") + (decimals() > 0 ? "thousandths" : die.name());
        return kept == 0 ? dice : (best ? "best " : "worst ") + (kept > 1 ? kept + " of " : "of ") + dice;
    }

    /** Keeps only the highest die, or the lowest as the highest of the negated ones: two ints, where {@link Kept} has lists. */
    private record Extreme(boolean best) implements Tally<Integer> {
        @Override
        public Integer start() {
            return Integer.MIN_VALUE;
        }

        @Override
        public Integer add(Integer soFar, int value) {
            return Math.max(soFar, best ? value : -value);
        }
    }

    /** Keeps several of the highest or lowest dice, in order. */
    private record Kept(int kept, boolean best) implements Tally<List<Integer>> {
        @Override
        public List<Integer> start() {
            return List.of();
        }

        @Override
        public List<Integer> add(List<Integer> soFar, int value) {
            List<Integer> all = new ArrayList<>(soFar);
            int at = 0;
            while (at < all.size() && (best ? all.get(at) >= value : all.get(at) <= value)) {
                at++;
            }
            all.add(at, value);
            return List.copyOf(all.size() > kept ? all.subList(0, kept) : all);
        }
    }
}
