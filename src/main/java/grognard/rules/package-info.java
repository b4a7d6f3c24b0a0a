/**
 * Parts of a ruleset. A {@link grognard.rules.Resolver} is a pure function of tables, situation and dice, and
 * describes itself once; everything else (options, help, JSON, odds, rules pages) is made from that description.
 */
@NullMarked
package grognard.rules;

import org.jspecify.annotations.NullMarked;
