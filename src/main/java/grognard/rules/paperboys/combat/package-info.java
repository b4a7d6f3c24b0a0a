/** The contact test, the fight that follows it, the assault on a breach, and pursuit. */
@NullMarked
package grognard.rules.paperboys.combat;

import org.jspecify.annotations.NullMarked;
