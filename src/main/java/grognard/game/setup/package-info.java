/** Preparation of a game, before its first record: scenarios, values of the game, a muster to start from. */
@NullMarked
package grognard.game.setup;

import org.jspecify.annotations.NullMarked;
