/**
 * The interactive prompt: a JLine loop with history, completion and hints. It accepts the same lines as the command line and
 * passes them on to the program through {@link grognard.repl.PromptHost}.
 */
@NullMarked
package grognard.repl;

import org.jspecify.annotations.NullMarked;
