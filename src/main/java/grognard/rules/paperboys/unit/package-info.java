/** The units of Paperboys: arm, quality, pips, stands, officers, and what can happen to them. */
@NullMarked
package grognard.rules.paperboys.unit;

import org.jspecify.annotations.NullMarked;
