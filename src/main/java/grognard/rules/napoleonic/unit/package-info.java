/** The national armies, generals, random numbers, and what can happen to a unit. */
@NullMarked
package grognard.rules.napoleonic.unit;

import org.jspecify.annotations.NullMarked;
