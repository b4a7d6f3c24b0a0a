/** Finds rulesets by name: those in Java, and through {@link grognard.rulesets.Library} those in folders. */
@NullMarked
package grognard.rulesets;

import org.jspecify.annotations.NullMarked;
