/** What comes before the first record of a game: scenarios, values of the game, a muster to start from. */
@NullMarked
package grognard.game.setup;

import org.jspecify.annotations.NullMarked;
