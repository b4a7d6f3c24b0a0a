/** Exact numbers, dice expressions, and the values known during a resolution. */
@NullMarked
package grognard.workshop.value;

import org.jspecify.annotations.NullMarked;
