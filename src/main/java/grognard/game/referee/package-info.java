/** What a ruleset says of its games: {@link grognard.game.referee.Referee} and what it is made of. */
@NullMarked
package grognard.game.referee;

import org.jspecify.annotations.NullMarked;
