/**
 * Exact chances. They are found by running the same resolvers that play with dice that enumerate every possible throw,
 * so no rule is written twice.
 */
@NullMarked
package grognard.odds;

import org.jspecify.annotations.NullMarked;
