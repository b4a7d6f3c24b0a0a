/**
 * Looks up rules: answers to {@code rules WORDS}, reference pages, and the quick-reference sheet. All are generated from the
 * descriptions and tables that the resolvers use, so they cannot contradict the program.
 */
@NullMarked
package grognard.lookup;

import org.jspecify.annotations.NullMarked;
