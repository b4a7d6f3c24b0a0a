/** The state of a game at one moment, and the events that change it, as records hold them. */
@NullMarked
package grognard.game.state;

import org.jspecify.annotations.NullMarked;
