/** The units of the regimental chart: arm, formation, quality, officers, cover, and what can happen to them. */
@NullMarked
package grognard.rules.acw.unit;

import org.jspecify.annotations.NullMarked;
