/** The prompt: a JLine loop with history and completion over the same lines that the shell takes. */
@NullMarked
package grognard.repl;

import org.jspecify.annotations.NullMarked;
