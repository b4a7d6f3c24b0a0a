/** Streams, terminal, environment variables, clock, files and exit codes: the only code that reaches outside the program. */
@NullMarked
package grognard.cli.environment;

import org.jspecify.annotations.NullMarked;
