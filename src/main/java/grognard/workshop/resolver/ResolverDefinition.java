package grognard.workshop.resolver;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The part of a resolver that does not depend on its shape: its texts and options, and how the options' numbers add up.
 *
 * @param bare full names of the options that values without a name fill, in this order
 * @param within bounds of sums, [least, most] by key
 * @param round whether fractions of dice are rounded up; null if the file does not say, which rounds dice down
 */
public record ResolverDefinition(
        String name,
        Shape shape,
        String summary,
        List<String> notes,
        List<FolderOption> options,
        List<String> bare,
        Map<ModifierKey, List<Rational>> within,
        @Nullable Boolean round) {

    /** As a side: the options of both sides. */
    public static final int ALL = -1;

    public ResolverDefinition {
        notes = List.copyOf(notes);
        options = List.copyOf(options);
        bare = List.copyOf(bare);
    }

    /** The parameters of those options, for a description. */
    static Parameter<?>[] bare(List<String> names, List<FolderOption> options) {
        List<Parameter<?>> parameters = new ArrayList<>();
        for (String name : names) {
            for (FolderOption option : options) {
                if (option.name().equals(name)) {
                    parameters.add(option.parameter());
                }
            }
        }
        return parameters.toArray(new Parameter<?>[0]);
    }

    /** The sum of the options' numbers for that key, before its bounds; each non-zero number becomes a line of the working. */
    public Rational sum(ModifierKey key, int side, PlayState state, SideAudit audit, String note) {
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
            audit.modifier(option.side(), option.label(state), number, note);
            total = total.plus(number);
        }
        return total;
    }

    /** The product of the options' {@code times}. */
    public Rational product(int side, PlayState state, SideAudit audit) {
        Rational product = Rational.ONE;
        for (FolderOption option : options) {
            Rational number = side != ALL && option.side() != side ? null : option.does(ModifierKey.TIMES, state);
            if (number != null && !number.equals(Rational.ONE)) {
                audit.line(option.side(), option.label(state), number, "multiplies");
                product = product.times(number);
            }
        }
        return product;
    }

    /** The number, clamped to the bounds of that key if it has any. */
    public Rational bounded(ModifierKey key, Rational number) {
        List<Rational> bounds = within.get(key);
        return bounds == null ? number : number.within(bounds.get(0), bounds.get(1));
    }

    /** As {@link #sum}, clamped to its bounds; a line of the working says if that changed it. */
    public Rational total(ModifierKey key, int side, PlayState state, SideAudit audit, String note) {
        Rational sum = sum(key, side, state, audit, note);
        Rational bounded = bounded(key, sum);
        if (!bounded.equals(sum)) {
            audit.line(side == ALL ? 0 : side, key.word(), bounded, "at most, or least");
        }
        return bounded;
    }

    /**
     * The number of dice that a side throws.
     *
     * @throws BadInput if it is above {@link DiceExpression#MOST_DICE}
     */
    public int dice(DiceExpression dice, int side, PlayState state, SideAudit audit) {
        boolean made = false;
        for (FolderOption option : options) {
            made |= (side == ALL || option.side() == side) && option.does().containsKey(ModifierKey.DICE);
        }
        Rational count = Rational.of(dice.count() > 0 ? dice.count() : made ? 0 : 1);
        count = count.plus(sum(ModifierKey.DICE, side, state, audit, "dice"));
        if (shape == Shape.POOL) {
            count = count.times(product(side, state, audit));
        }
        long whole = Boolean.TRUE.equals(round) ? count.ceiling() : count.floor();
        long bounded = Math.max(0, bounded(ModifierKey.DICE, Rational.of(whole)).floor());
        if (bounded > DiceExpression.MOST_DICE) {
            throw new BadInput(name + ": " + bounded + " dice: expected at most " + DiceExpression.MOST_DICE);
        }
        return (int) bounded;
    }

    /** The number needed with the options' {@code needs} added, before its bounds. */
    public Rational needed(Amount base, int side, PlayState state, SideAudit audit) {
        Rational start = base.in(state);
        return (start == null ? Rational.ZERO : start).plus(sum(ModifierKey.NEEDS, side, state, audit, "needed"));
    }

    /** The faces that are thrown again: those of the resolver and of the flags given. */
    public List<Integer> again(List<Integer> always, PlayState state) {
        List<Integer> faces = new ArrayList<>(always);
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
