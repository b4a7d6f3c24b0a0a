/** The morale check, and the part of it that counts at impact. */
@NullMarked
package grognard.rules.acw.morale;

import org.jspecify.annotations.NullMarked;
