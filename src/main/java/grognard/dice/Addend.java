package grognard.dice;

import java.math.BigDecimal;

/**
 * Dice of one kind that count as one term of a sum: {@code 3d6}, or {@code -d4}.
 *
 * @param purpose purpose of the throw
 * @param minus whether the dice are subtracted
 */
public record Addend(String purpose, int count, Die die, boolean minus) {

    /** The number that the dice add to the sum if they show this total. */
    public BigDecimal number(int shown) {
        BigDecimal number = new BigDecimal(die.number(shown).toString());
        return minus ? number.negate() : number;
    }
}
