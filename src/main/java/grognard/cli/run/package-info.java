/** Carries requests out: plays a resolver, computes odds, in a game or outside, and puts results on record. */
@NullMarked
package grognard.cli.run;

import org.jspecify.annotations.NullMarked;
