/** The fire table: who fires with how many dice, the modifiers of firer and target, and the losses. */
@NullMarked
package grognard.rules.acw.fire;

import org.jspecify.annotations.NullMarked;
