/**
 * Dice, the only source of chance. A resolver asks {@link grognard.dice.Dice} and cannot tell whether they are rolled
 * from a seed, were thrown on the table, are replayed from a record, or are walked through in every possible way.
 */
@NullMarked
package grognard.dice;

import org.jspecify.annotations.NullMarked;
