/** The Peninsular War, Paperboys rules: one class a test, each read from top to bottom as a player does it. */
@NullMarked
package grognard.rules.paperboys;

import org.jspecify.annotations.NullMarked;
