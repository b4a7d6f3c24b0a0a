/** The cards of the turn, moves, and who keeps the field. */
@NullMarked
package grognard.rules.paperboys.turn;

import org.jspecify.annotations.NullMarked;
