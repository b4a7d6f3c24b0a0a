/** What the workshop does for who writes a ruleset: plays its cases, looks for what looks wrong, says what a change does. */
@NullMarked
package grognard.cli.workshop;

import org.jspecify.annotations.NullMarked;
