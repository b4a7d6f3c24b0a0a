/**
 * French Revolutionary and Napoleonic battles, 1792-1815. Its packages follow the phases of a turn; a class a resolver, read from
 * top to bottom as a player does it.
 */
@NullMarked
package grognard.rules.napoleonic;

import org.jspecify.annotations.NullMarked;
