/** Units and effects of {@code ruleset.toml}, and the rows that a game is played by. */
@NullMarked
package grognard.workshop.game;

import org.jspecify.annotations.NullMarked;
