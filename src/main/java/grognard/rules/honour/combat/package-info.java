/** Close combat of two units and of several, falling back and pursuit. */
@NullMarked
package grognard.rules.honour.combat;

import org.jspecify.annotations.NullMarked;
