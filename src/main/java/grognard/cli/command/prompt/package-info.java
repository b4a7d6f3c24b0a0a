/** Commands that refer to earlier lines, for the prompt and piped lines only. */
@NullMarked
package grognard.cli.command.prompt;

import org.jspecify.annotations.NullMarked;
