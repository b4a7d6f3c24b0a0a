/** The part of a ruleset that concerns games: {@link grognard.game.referee.Referee} and its elements. */
@NullMarked
package grognard.game.referee;

import org.jspecify.annotations.NullMarked;
