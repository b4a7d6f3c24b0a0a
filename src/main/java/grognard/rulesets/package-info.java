/** Finds rulesets by name: those in Java, and through {@link grognard.rulesets.RulesetLibrary} those in folders. */
@NullMarked
package grognard.rulesets;

import org.jspecify.annotations.NullMarked;
