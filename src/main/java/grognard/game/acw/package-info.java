/** The referee of the American Civil War regimental chart. */
@NullMarked
package grognard.game.acw;

import org.jspecify.annotations.NullMarked;
