/**
 * Exact chances of a chain of steps in a game. A plan starts from the game as it stands; each step starts from every
 * state that the steps before it can lead to. The resolvers and the game logic are those of play, so no rule is
 * written twice. Weights are integers over one denominator.
 */
@NullMarked
package grognard.plan;

import org.jspecify.annotations.NullMarked;
