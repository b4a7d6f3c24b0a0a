/** Tools for authors of rulesets: plays cases, warns of likely mistakes, compares the odds of two versions, writes a first folder. */
@NullMarked
package grognard.cli.workshop;

import org.jspecify.annotations.NullMarked;
