/** Commands that need a game: units, turns, what is due, plans. */
@NullMarked
package grognard.cli.command.game;

import org.jspecify.annotations.NullMarked;
