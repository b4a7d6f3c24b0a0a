/** The units of Post of Honour: type, quality, hits, formation, their dice and what these need to hit. */
@NullMarked
package grognard.rules.honour.unit;

import org.jspecify.annotations.NullMarked;
