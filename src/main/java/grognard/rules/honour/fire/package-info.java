/** Firing, the bombardment before the first turn, ranges and cover. */
@NullMarked
package grognard.rules.honour.fire;

import org.jspecify.annotations.NullMarked;
