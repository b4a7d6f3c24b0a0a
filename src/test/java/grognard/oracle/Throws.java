package grognard.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** Dice for an oracle; remembers what was thrown, so that the program can be given the same. */
final class Throws {

    private static final int[] AVERAGE = {2, 3, 3, 4, 4, 5};

    private final IntUnaryOperator chance;
    private final List<String> thrown = new ArrayList<>();

    /** @param chance which side comes up, from 0, of a die of so many */
    Throws(IntUnaryOperator chance) {
        this.chance = chance;
    }

    int d6() {
        return die(6);
    }

    /** One that may lie on the table already; such a one is not thrown. */
    int d6(Optional<String> known) {
        return known.isPresent() ? Integer.parseInt(known.get()) : d6();
    }

    int die(int sides) {
        int face = 1 + chance.applyAsInt(sides);
        thrown.add(String.valueOf(face));
        return face;
    }

    /** The sum of several d6. */
    int d6s(int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += d6();
        }
        return sum;
    }

    /** How many of so many d6 show the target or more. */
    int hits(int count, int target) {
        int hits = 0;
        for (int i = 0; i < count; i++) {
            hits += d6() >= target ? 1 : 0;
        }
        return hits;
    }

    /** An average die: 2, 3, 3, 4, 4, 5. */
    int dav() {
        int face = AVERAGE[chance.applyAsInt(6)];
        thrown.add(String.valueOf(face));
        return face;
    }

    /** A random number in thousandths, 0 to 999. */
    int thousandths() {
        int number = chance.applyAsInt(1000);
        thrown.add(String.format(Locale.ROOT, "0.%03d", number));
        return number;
    }

    /** One that may have been made at the table already. */
    int thousandths(Optional<String> known) {
        return known.isPresent() ? Integer.parseInt(known.get().substring(2)) : thousandths();
    }

    /** All that was thrown, as it would be typed after {@code --dice}. */
    List<String> thrown() {
        return List.copyOf(thrown);
    }
}
