/** The rulesets that the program knows, by name. */
@NullMarked
package grognard.rulesets;

import org.jspecify.annotations.NullMarked;
