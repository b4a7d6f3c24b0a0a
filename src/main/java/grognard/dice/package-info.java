/**
 * Dice, the only source of chance. A resolver asks {@link grognard.dice.Dice} and does not know whether the values come
 * from a seed, from the table, from a record, or from the enumeration of all possible throws for exact odds.
 */
@NullMarked
package grognard.dice;

import org.jspecify.annotations.NullMarked;
