/** The referee of the Napoleonic rules with random numbers. */
@NullMarked
package grognard.game.napoleonic;

import org.jspecify.annotations.NullMarked;
