/**
 * The Peninsular War, Paperboys rules. Its packages follow the subjects of the book; a class a test, read from top to bottom as a
 * player does it.
 */
@NullMarked
package grognard.rules.paperboys;

import org.jspecify.annotations.NullMarked;
