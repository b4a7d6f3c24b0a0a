/** Exact chances, found by letting the very resolvers that players use run through every possible throw. */
@NullMarked
package grognard.odds;

import org.jspecify.annotations.NullMarked;
