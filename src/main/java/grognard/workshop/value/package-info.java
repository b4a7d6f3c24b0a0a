/** Exact numbers, dice expressions, and what is known during a resolution. */
@NullMarked
package grognard.workshop.value;

import org.jspecify.annotations.NullMarked;
