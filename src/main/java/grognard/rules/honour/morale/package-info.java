/** The state of a unit, rallying, and the friends whom a rout carries away. */
@NullMarked
package grognard.rules.honour.morale;

import org.jspecify.annotations.NullMarked;
