/** Post of Honour, Seven Years War: one class a resolver, each read from top to bottom as a player does it. */
@NullMarked
package grognard.rules.honour;

import org.jspecify.annotations.NullMarked;
