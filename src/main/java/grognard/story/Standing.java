package grognard.story;

import java.math.BigDecimal;

/**
 * An army at the end of a turn.
 *
 * @param whole what it had at the start
 * @param strength what of that is left
 * @param lost what it has lost by the ruleset's own victory count
 * @param unsteady units whose nerve is gone: routing, shaken, weakened, off the table
 * @param strain what weighs on the nerve of the others: pips, hits
 */
public record Standing(String side, int whole, int strength, BigDecimal lost, int unsteady, int strain) {}
