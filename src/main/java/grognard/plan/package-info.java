/**
 * Exact chances of a chain of steps in a game. A plan starts from the game as it stands; each step sees the units as the
 * steps before it left them, in every way in which these can come out. The very resolvers and the very fold of a game are
 * used: nothing of the rules is said here again. Weights are whole numbers over one denominator.
 */
@NullMarked
package grognard.plan;

import org.jspecify.annotations.NullMarked;
