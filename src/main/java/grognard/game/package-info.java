/**
 * Units that the program remembers. A game is its journal, and what every unit is now is a fold over it: a pure function
 * of the muster and the records. Nothing here reads a file or a clock; resolvers do not know that it exists. What a
 * ruleset brings to it is data: {@code units.csv} says which fields its units have, {@code game.csv} what follows from
 * what.
 */
@NullMarked
package grognard.game;

import org.jspecify.annotations.NullMarked;
