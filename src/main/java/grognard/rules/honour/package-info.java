/**
 * Post of Honour, Seven Years War. Its packages follow the subjects of the book; a class a resolver, read from top to bottom as
 * a player does it.
 */
@NullMarked
package grognard.rules.honour;

import org.jspecify.annotations.NullMarked;
