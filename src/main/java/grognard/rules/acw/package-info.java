/**
 * American Civil War, the regimental chart. Its packages follow the parts of the chart; a class a resolver, read from top to
 * bottom as a player does it.
 */
@NullMarked
package grognard.rules.acw;

import org.jspecify.annotations.NullMarked;
