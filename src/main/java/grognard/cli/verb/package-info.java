/** How a verb describes itself, once, and how its words are read, explained and shown in help by that description. */
@NullMarked
package grognard.cli.verb;

import org.jspecify.annotations.NullMarked;
