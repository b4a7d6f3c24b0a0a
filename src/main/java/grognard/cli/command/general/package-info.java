/** Commands about rules, odds, settings and the program itself. */
@NullMarked
package grognard.cli.command.general;

import org.jspecify.annotations.NullMarked;
