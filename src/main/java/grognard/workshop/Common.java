package grognard.workshop;

import grognard.input.BadInput;
import java.util.List;
import java.util.Map;

/**
 * What resolvers of all shapes have, and how options add up.
 *
 * @param within the bounds of sums, by key
 * @param round whether dice are rounded up; null where the file says nothing, and they are rounded down
 */
record Common(
        String name,
        Shape shape,
        String summary,
        List<String> notes,
        List<Option> options,
        Map<Key, List<Fraction>> within,
        @org.jspecify.annotations.Nullable Boolean round) {

    /** Stands for the options of both sides. */
    static final int ALL = -1;

    Common {
        notes = List.copyOf(notes);
        options = List.copyOf(options);
    }

    /** What the options add up to for that key, written down but not yet held within its bounds. */
    Fraction sum(Key key, int side, Ledger facts, Log log, String note) {
        Fraction total = Fraction.ZERO;
        for (Option option : options) {
            if (side != ALL && option.side() != side) {
                continue;
            }
            Fraction number = option.does(key, facts);
            if (number == null || number.isZero()) {
                continue;
            }
            if (option.second() && key.turns() && shape.sharesTheThrow()) {
                number = number.negated();
            }
            log.modifier(option.side(), option.label(facts), number, note);
            total = total.plus(number);
        }
        return total;
    }

    /** What strengths, dice or numbers are multiplied by. */
    Fraction product(int side, Ledger facts, Log log) {
        Fraction product = Fraction.ONE;
        for (Option option : options) {
            Fraction number = side != ALL && option.side() != side ? null : option.does(Key.TIMES, facts);
            if (number != null && !number.equals(Fraction.ONE)) {
                log.line(option.side(), option.label(facts), number, "multiplies");
                product = product.times(number);
            }
        }
        return product;
    }

    /** The number within the bounds for that key. */
    Fraction bounded(Key key, Fraction number) {
        List<Fraction> bounds = within.get(key);
        return bounds == null ? number : number.within(bounds.get(0), bounds.get(1));
    }

    /** The sum within its bounds. */
    Fraction total(Key key, int side, Ledger facts, Log log, String note) {
        Fraction sum = sum(key, side, facts, log, note);
        Fraction bounded = bounded(key, sum);
        if (!bounded.equals(sum)) {
            log.line(side == ALL ? 0 : side, key.word(), bounded, "at most, or least");
        }
        return bounded;
    }

    /** How many dice that side throws. */
    int dice(Throw dice, int side, Ledger facts, Log log) {
        boolean made = false;
        for (Option option : options) {
            made |= (side == ALL || option.side() == side) && option.does().containsKey(Key.DICE);
        }
        Fraction count = Fraction.of(dice.count() > 0 ? dice.count() : made ? 0 : 1);
        count = count.plus(sum(Key.DICE, side, facts, log, "dice"));
        if (shape == Shape.POOL) {
            count = count.times(product(side, facts, log));
        }
        long whole = Boolean.TRUE.equals(round) ? count.ceiling() : count.floor();
        long bounded = Math.max(0, bounded(Key.DICE, Fraction.of(whole)).floor());
        if (bounded > Throw.MOST_DICE) {
            throw new BadInput(name + ": " + bounded + " dice: expected at most " + Throw.MOST_DICE);
        }
        return (int) bounded;
    }

    /** What is needed, written down but not yet within its bounds. */
    Fraction needed(Amount base, int side, Ledger facts, Log log) {
        Fraction start = base.in(facts);
        return (start == null ? Fraction.ZERO : start).plus(sum(Key.NEEDS, side, facts, log, "needed"));
    }

    /** The faces that are thrown again. */
    List<Integer> again(List<Integer> always, Ledger facts) {
        List<Integer> faces = new java.util.ArrayList<>(always);
        for (Option option : options) {
            if (!option.again().isEmpty() && Boolean.TRUE.equals(facts.option(option.name()))) {
                for (int face : option.again()) {
                    if (!faces.contains(face)) {
                        faces.add(face);
                    }
                }
            }
        }
        return faces;
    }
}
