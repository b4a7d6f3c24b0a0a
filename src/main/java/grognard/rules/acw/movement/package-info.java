/** Movement rates and bonus moves over each terrain. */
@NullMarked
package grognard.rules.acw.movement;

import org.jspecify.annotations.NullMarked;
