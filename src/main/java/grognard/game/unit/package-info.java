/** Units and officers of a game: typed fields, values, changes, and matching of the names that players type. */
@NullMarked
package grognard.game.unit;

import org.jspecify.annotations.NullMarked;
