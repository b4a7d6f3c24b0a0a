/**
 * Base classes of rulesets in Java: resolvers, the working of a resolution, parties with their parameters, and tables of
 * numbers and results.
 */
@NullMarked
package grognard.rules.base;

import org.jspecify.annotations.NullMarked;
