/** What every other package needs to say that something typed or read was wrong. */
@NullMarked
package grognard.input;

import org.jspecify.annotations.NullMarked;
