/** The referee of a ruleset that a player has written in a folder. */
@NullMarked
package grognard.game.folder;

import org.jspecify.annotations.NullMarked;
