/**
 * Games that remember units. A game is its journal, and what every unit is now is a fold over it: a pure function of the
 * muster and the records. Nothing here reads a file or a clock, and resolvers do not know that games exist. What a ruleset
 * says of its games is a referee, in a package of its own.
 */
@NullMarked
package grognard.game;

import org.jspecify.annotations.NullMarked;
