package grognard.workshop;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the numbers of a shape can be: a file need not have rows for what cannot come up. */
final class Ranges {

    private final Shape shape;
    private final Throw thrown;
    private final Common common;

    Ranges(Shape shape, Throw thrown, Common common) {
        this.shape = shape;
        this.thrown = thrown;
        this.common = common;
    }

    /** @param cells the cells of the resolver's table, once that is read */
    Files.Numbers numbers(List<String> cells, boolean read) {
        Files.Numbers numbers = new Files.Numbers();
        for (String number : shape.numbers()) {
            numbers.ranges.put(number, range(number));
        }
        if (read) {
            numbers.ranges.put("cell", new KeyColumn.Cells(cells));
        }
        if (shape == Shape.ODDS) {
            numbers.ranges.put("odds", new KeyColumn.Ratios());
        }
        return numbers;
    }

    private KeyColumn.Range range(String number) {
        Fraction zero = Fraction.ZERO;
        int decimals = thrown.decimals();
        return switch (number) {
            case "dice", "hits", "saved", "left" -> of(zero, null, 0);
            case "natural", "def-natural" -> of(natural(true), natural(false), decimals);
            case "roll", "score" ->
                does(Key.ADDS) ? of(null, null, decimals) : of(natural(true), natural(false), decimals);
            case "total" -> does(Key.HITS) ? of(null, null, 0) : of(zero, null, 0);
            case "shift" -> does(Key.SHIFTS) ? of(null, null, 0) : of(zero, zero, 0);
            case "margin", "difference" -> of(null, null, decimals);
            default -> of(null, null, 0);
        };
    }

    private static KeyColumn.Range of(@Nullable Fraction least, @Nullable Fraction most, int decimals) {
        return new KeyColumn.Numbers(least, most, decimals, false);
    }

    private boolean does(Key key) {
        for (Option option : common.options()) {
            if (option.does().containsKey(key)) {
                return true;
            }
        }
        return false;
    }

    /** The least or the most that the dice can show; open where options say how many there are. */
    private @Nullable Fraction natural(boolean least) {
        if (does(Key.DICE) || common.within().containsKey(Key.DICE) || (does(Key.NEEDS) && shape == Shape.OPPOSED)) {
            return least ? Fraction.ZERO : null;
        }
        int count = Math.max(1, thrown.count());
        int counting = thrown.kept() == 0 ? count : Math.min(count, thrown.kept());
        int face =
                least ? thrown.die().value(0) : thrown.die().value(thrown.die().sides() - 1);
        return shape == Shape.OPPOSED && least ? Fraction.ZERO : thrown.number(counting * face);
    }
}
