/** The verbs, a class each; {@link grognard.cli.Verbs} lists them. */
@NullMarked
package grognard.cli.verbs;

import org.jspecify.annotations.NullMarked;
