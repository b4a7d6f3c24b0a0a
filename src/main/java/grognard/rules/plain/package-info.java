/** Plain dice without a game, as a ruleset of their own so that audit, odds and records work for them too. */
@NullMarked
package grognard.rules.plain;

import org.jspecify.annotations.NullMarked;
