/** The referee of the Peninsular War by the Paperboys rules. */
@NullMarked
package grognard.game.paperboys;

import org.jspecify.annotations.NullMarked;
