/**
 * Exact odds. The resolvers that play a game are run with dice that enumerate every possible throw, so no rule is
 * written twice.
 */
@NullMarked
package grognard.odds;

import org.jspecify.annotations.NullMarked;
