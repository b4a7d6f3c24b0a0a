/** Commands about the tables that rulesets are played by. */
@NullMarked
package grognard.cli.command.tables;

import org.jspecify.annotations.NullMarked;
