/** Orders, moves, changes of formation, and what can be seen. */
@NullMarked
package grognard.rules.napoleonic.movement;

import org.jspecify.annotations.NullMarked;
