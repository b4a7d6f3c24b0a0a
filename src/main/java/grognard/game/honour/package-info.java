/** The referee of Post of Honour, the Seven Years War. */
@NullMarked
package grognard.game.honour;

import org.jspecify.annotations.NullMarked;
