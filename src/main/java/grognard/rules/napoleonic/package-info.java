/** French Revolutionary and Napoleonic battles, 1792-1815: one class a resolver, each read from top to bottom as a player does it. */
@NullMarked
package grognard.rules.napoleonic;

import org.jspecify.annotations.NullMarked;
