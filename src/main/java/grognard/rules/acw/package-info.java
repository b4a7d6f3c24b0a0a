/** American Civil War, the regimental chart: one class a resolver, each read from top to bottom as a player does it. */
@NullMarked
package grognard.rules.acw;

import org.jspecify.annotations.NullMarked;
