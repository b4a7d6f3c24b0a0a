/** Rallying, control, halting a rout, the crisis of an army, and who won. */
@NullMarked
package grognard.rules.napoleonic.morale;

import org.jspecify.annotations.NullMarked;
