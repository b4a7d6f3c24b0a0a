package grognard.workshop.resolver;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The part of a resolver that does not depend on its shape: its texts and options, and how the options' numbers add up.
 *
 * @param bare full names of the options that values without a name fill, in this order
 * @param thrown the dice; a d6 for a look-up, which throws none
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
        DiceExpression thrown,
        Map<ModifierKey, List<Rational>> within,
        @Nullable Boolean round) {

    /** Stands for both sides where a side is asked for. */
    public static final int ALL = -1;

    public ResolverDefinition {
        notes = List.copyOf(notes);
        options = List.copyOf(options);
        bare = List.copyOf(bare);
    }

    /** The parameters of those options, for a description. */
    static Parameter<?>[] bare(List<String> names, List<FolderOption> options) {
        return names.stream()
                .flatMap(name -> FolderOption.named(name, options).stream())
                .map(FolderOption::parameter)
                .toArray(Parameter<?>[]::new);
    }

    /** Whether some option contributes numbers under that key. */
    public boolean has(ModifierKey key) {
        return has(key, ALL);
    }

    private boolean has(ModifierKey key, int side) {
        return of(side).stream().anyMatch(option -> option.does().containsKey(key));
    }

    private List<FolderOption> of(int side) {
        return side == ALL
                ? options
                : options.stream().filter(option -> option.side() == side).toList();
    }

    /** The sum of the options' numbers for that key, before its bounds; each non-zero number becomes a line of the working. */
    Rational sum(ModifierKey key, int side, FolderWorking working, String note) {
        Rational total = Rational.ZERO;
        for (FolderOption option : of(side)) {
            Rational number = option.does(key, working.state());
            if (number == null || number.isZero()) {
                continue;
            }
            if (option.second() && key.isReversible() && shape.sharesThrow()) {
                number = number.negated();
            }
            working.modifier(working.side(option.side()), option.label(working.state()), number.number(), note);
            total = total.plus(number);
        }
        return total;
    }

    /** The product of the options' {@code times}. */
    Rational product(int side, FolderWorking working) {
        Rational product = Rational.ONE;
        for (FolderOption option : of(side)) {
            Rational number = option.does(ModifierKey.TIMES, working.state());
            if (number != null && !number.equals(Rational.ONE)) {
                working.line(option.side(), option.label(working.state()), number, "multiplies");
                product = product.times(number);
            }
        }
        return product;
    }

    /** The number, clamped to the bounds of that key if it has any. */
    Rational bounded(ModifierKey key, Rational number) {
        List<Rational> bounds = within.get(key);
        return bounds == null ? number : number.within(bounds.get(0), bounds.get(1));
    }

    /** The {@link #total} of both sides. */
    Rational total(ModifierKey key, FolderWorking working, String note) {
        return total(key, ALL, working, note);
    }

    /** As {@link #sum}, clamped to its bounds; a line of the working says if that changed it. */
    Rational total(ModifierKey key, int side, FolderWorking working, String note) {
        Rational sum = sum(key, side, working, note);
        Rational bounded = bounded(key, sum);
        if (!bounded.equals(sum)) {
            working.line(side == ALL ? 0 : side, key.word(), bounded, "at most, or least");
        }
        return bounded;
    }

    /**
     * The number of dice that a side throws.
     *
     * @throws BadInput if it is above {@link DiceExpression#MOST_DICE}
     */
    int diceCount(int side, FolderWorking working) {
        int own = thrown.count() > 0 ? thrown.count() : has(ModifierKey.DICE, side) ? 0 : 1;
        Rational count = Rational.of(own).plus(sum(ModifierKey.DICE, side, working, "dice"));
        if (shape == Shape.POOL) {
            count = count.times(product(side, working));
        }
        long whole = Boolean.TRUE.equals(round) ? count.ceiling() : count.floor();
        long bounded = Math.max(0, bounded(ModifierKey.DICE, Rational.of(whole)).floor());
        if (bounded > DiceExpression.MOST_DICE) {
            throw new BadInput(name + ": " + bounded + " dice: expected at most " + DiceExpression.MOST_DICE);
        }
        return (int) bounded;
    }

    /** The number needed with the options' {@code needs} added. */
    Rational needed(Amount base, int side, FolderWorking working) {
        return bounded(ModifierKey.NEEDS, unboundedNeed(base, side, working));
    }

    /** As {@link #needed}, before its bounds. */
    Rational unboundedNeed(Amount base, int side, FolderWorking working) {
        Rational start = base.in(working.state());
        return (start == null ? Rational.ZERO : start).plus(sum(ModifierKey.NEEDS, side, working, "needed"));
    }

    /** The faces that are thrown again: those of the resolver and of the flags given. */
    List<Integer> again(List<Integer> always, PlayState state) {
        Set<Integer> faces = new LinkedHashSet<>(always);
        for (FolderOption option : options) {
            if (Boolean.TRUE.equals(state.option(option.name()))) {
                faces.addAll(option.again());
            }
        }
        return List.copyOf(faces);
    }
}
