/** Commands about other lines, for the prompt; {@code set} and {@code unset} work in batches too. */
@NullMarked
package grognard.cli.command.prompt;

import org.jspecify.annotations.NullMarked;
