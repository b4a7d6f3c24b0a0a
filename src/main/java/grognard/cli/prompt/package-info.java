/** Lines typed one after another by a person. */
@NullMarked
package grognard.cli.prompt;

import org.jspecify.annotations.NullMarked;
