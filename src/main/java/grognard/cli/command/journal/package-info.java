/** Commands about journals: the records of a game and their proof. */
@NullMarked
package grognard.cli.command.journal;

import org.jspecify.annotations.NullMarked;
