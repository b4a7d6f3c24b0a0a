package grognard.workshop.reader;

import grognard.workshop.csv.KeyType;
import grognard.workshop.resolver.ModifierKey;
import grognard.workshop.resolver.ResolverDefinition;
import grognard.workshop.resolver.Shape;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.Rational;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Works out which values the numbers of a shape can have, so that a file need not have rows for what cannot occur. */
final class NumberRanges {

    private final ResolverDefinition definition;
    private final Shape shape;
    private final DiceExpression thrown;

    NumberRanges(ResolverDefinition definition) {
        this.definition = definition;
        this.shape = definition.shape();
        this.thrown = definition.thrown();
    }

    /**
     * The types of the shape's numbers as key columns.
     *
     * @param cells the cells of the resolver's table
     * @param read whether that table has been read, so that its cells may be a key
     */
    Map<String, KeyType> numbers(List<String> cells, boolean read) {
        Map<String, KeyType> numbers = new HashMap<>();
        for (String number : shape.numbers()) {
            numbers.put(number, range(number));
        }
        if (read) {
            numbers.put("cell", new KeyType.Cells(new LinkedHashSet<>(cells)));
        }
        if (shape == Shape.ODDS) {
            numbers.put("odds", new KeyType.Ratios());
        }
        return numbers;
    }

    /** The type of one number; open towards a side where options can move it. */
    private KeyType range(String number) {
        Rational zero = Rational.ZERO;
        int decimals = thrown.decimals();
        return switch (number) {
            case "dice", "hits", "saved", "left" -> of(zero, null, 0);
            case "natural", "def-natural" -> of(natural(true), natural(false), decimals);
            case "roll", "score" ->
                definition.has(ModifierKey.ADDS)
                        ? of(null, null, decimals)
                        : of(natural(true), natural(false), decimals);
            case "total" -> definition.has(ModifierKey.HITS) ? of(null, null, 0) : of(zero, null, 0);
            case "shift" -> definition.has(ModifierKey.SHIFTS) ? of(null, null, 0) : of(zero, zero, 0);
            case "margin", "difference" -> of(null, null, decimals);
            default -> of(null, null, 0);
        };
    }

    private static KeyType of(@Nullable Rational least, @Nullable Rational most, int decimals) {
        return new KeyType.Numbers(least, most, decimals, false);
    }

    /** The least or greatest sum of the dice; open if options change the number of dice. */
    private @Nullable Rational natural(boolean least) {
        if (definition.has(ModifierKey.DICE)
                || definition.within().containsKey(ModifierKey.DICE)
                || (definition.has(ModifierKey.NEEDS) && shape == Shape.OPPOSED)) {
            return least ? Rational.ZERO : null;
        }
        int count = Math.max(1, thrown.count());
        int counting = thrown.kept() == 0 ? count : Math.min(count, thrown.kept());
        int face =
                least ? thrown.die().value(0) : thrown.die().value(thrown.die().sides() - 1);
        return shape == Shape.OPPOSED && least ? Rational.ZERO : thrown.number(counting * face);
    }
}
