/** Commands for players who write a ruleset of their own. */
@NullMarked
package grognard.cli.command.workshop;

import org.jspecify.annotations.NullMarked;
