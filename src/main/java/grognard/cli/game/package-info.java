/** The verbs of a game: units that the program remembers. */
@NullMarked
package grognard.cli.game;

import org.jspecify.annotations.NullMarked;
