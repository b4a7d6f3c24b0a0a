package grognard.rules.napoleonic.unit;

import grognard.table.Cell;
import java.math.BigDecimal;

/** Cells of numbers that several tables share. */
public final class Amounts {

    private Amounts() {}

    /** A number above zero. */
    public static Cell<BigDecimal> aboveZero(int places) {
        Cell<BigDecimal> number = Cell.decimal(places);
        return Cell.of(
                "a number above 0 with at most " + places + (places == 1 ? " decimal" : " decimals"),
                text -> number.read(text).filter(value -> value.signum() > 0));
    }

    /** A whole number as a key: without leading zeros or sign, so that the text equals the number that is looked up. */
    public static Cell<String> counted(int most) {
        Cell<Integer> number = Cell.whole(1, most);
        return Cell.of(
                "a whole number from 1 to " + most,
                text -> number.read(text).map(String::valueOf).filter(text::equals));
    }
}
