/** The charge, the volley that meets it, the impact, and melee. */
@NullMarked
package grognard.rules.acw.combat;

import org.jspecify.annotations.NullMarked;
