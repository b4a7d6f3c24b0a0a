/**
 * Resolvers made from a folder. Each shape but the chain has a {@link grognard.workshop.resolver.Mechanism}, which sums up the
 * options, throws the dice and finds a row of the results; a chain plays such resolvers one after the other.
 */
@NullMarked
package grognard.workshop.resolver;

import org.jspecify.annotations.NullMarked;
