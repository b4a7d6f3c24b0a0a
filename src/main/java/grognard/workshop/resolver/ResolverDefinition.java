package grognard.workshop.resolver;

import grognard.input.BadInput;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;
import java.util.Map;

/**
 * What resolvers of all shapes have, and how options add up.
 *
 * @param within the bounds of sums, by key
 * @param round whether dice are rounded up; null where the file says nothing, and they are rounded down
 */
public record ResolverDefinition(
        String name,
        Shape shape,
        String summary,
        List<String> notes,
        List<FolderOption> options,
        Map<ModifierKey, List<Rational>> within,
        @org.jspecify.annotations.Nullable Boolean round) {

    /** Stands for the options of both sides. */
    public static final int ALL = -1;

    public ResolverDefinition {
        notes = List.copyOf(notes);
        options = List.copyOf(options);
    }

    /** What the options add up to for that key, written down but not yet held within its bounds. */
    public Rational sum(ModifierKey key, int side, PlayState state, SideAudit log, String note) {
        Rational total = Rational.ZERO;
        for (FolderOption option : options) {
            if (side != ALL && option.side() != side) {
                continue;
            }
            Rational number = option.does(key, state);
            if (number == null || number.isZero()) {
                continue;
            }
            if (option.second() && key.turns() && shape.sharesTheThrow()) {
                number = number.negated();
            }
            log.modifier(option.side(), option.label(state), number, note);
            total = total.plus(number);
        }
        return total;
    }

    /** What strengths, dice or numbers are multiplied by. */
    public Rational product(int side, PlayState state, SideAudit log) {
        Rational product = Rational.ONE;
        for (FolderOption option : options) {
            Rational number = side != ALL && option.side() != side ? null : option.does(ModifierKey.TIMES, state);
            if (number != null && !number.equals(Rational.ONE)) {
                log.line(option.side(), option.label(state), number, "multiplies");
                product = product.times(number);
            }
        }
        return product;
    }

    /** The number within the bounds for that key. */
    public Rational bounded(ModifierKey key, Rational number) {
        List<Rational> bounds = within.get(key);
        return bounds == null ? number : number.within(bounds.get(0), bounds.get(1));
    }

    /** The sum within its bounds. */
    public Rational total(ModifierKey key, int side, PlayState state, SideAudit log, String note) {
        Rational sum = sum(key, side, state, log, note);
        Rational bounded = bounded(key, sum);
        if (!bounded.equals(sum)) {
            log.line(side == ALL ? 0 : side, key.word(), bounded, "at most, or least");
        }
        return bounded;
    }

    /** How many dice that side throws. */
    public int dice(DiceExpression dice, int side, PlayState state, SideAudit log) {
        boolean made = false;
        for (FolderOption option : options) {
            made |= (side == ALL || option.side() == side) && option.does().containsKey(ModifierKey.DICE);
        }
        Rational count = Rational.of(dice.count() > 0 ? dice.count() : made ? 0 : 1);
        count = count.plus(sum(ModifierKey.DICE, side, state, log, "dice"));
        if (shape == Shape.POOL) {
            count = count.times(product(side, state, log));
        }
        long whole = Boolean.TRUE.equals(round) ? count.ceiling() : count.floor();
        long bounded = Math.max(0, bounded(ModifierKey.DICE, Rational.of(whole)).floor());
        if (bounded > DiceExpression.MOST_DICE) {
            throw new BadInput(name + ": " + bounded + " dice: expected at most " + DiceExpression.MOST_DICE);
        }
        return (int) bounded;
    }

    /** What is needed, written down but not yet within its bounds. */
    public Rational needed(Amount base, int side, PlayState state, SideAudit log) {
        Rational start = base.in(state);
        return (start == null ? Rational.ZERO : start).plus(sum(ModifierKey.NEEDS, side, state, log, "needed"));
    }

    /** The faces that are thrown again. */
    public List<Integer> again(List<Integer> always, PlayState state) {
        List<Integer> faces = new java.util.ArrayList<>(always);
        for (FolderOption option : options) {
            if (!option.again().isEmpty() && Boolean.TRUE.equals(state.option(option.name()))) {
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
