/** Text and pages about games and journals: units, events, cards, battle reports, luck, verification. */
@NullMarked
package grognard.render.game;

import org.jspecify.annotations.NullMarked;
