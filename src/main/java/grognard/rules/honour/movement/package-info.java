/** How far units move, and the drill of inferior ones. */
@NullMarked
package grognard.rules.honour.movement;

import org.jspecify.annotations.NullMarked;
