/** Dice and tables for historical miniatures games. */
@NullMarked
package grognard;

import org.jspecify.annotations.NullMarked;
