package grognard.story;

import java.math.BigDecimal;

/**
 * The strength of an army at the end of a turn.
 *
 * @param side the army
 * @param startStrength its strength at the start of the game
 * @param strength its strength now
 * @param lost its losses by the ruleset's victory count
 * @param unsteady number of units that are routing, shaken, weakened or off the table
 * @param strain total of the markers that wear down the other units' morale: pips, hits
 */
public record ArmyStrength(String side, int startStrength, int strength, BigDecimal lost, int unsteady, int strain) {}
