/** The choices of the player, looked up in one order: the option of a line, {@code set}, the environment, the settings file. */
@NullMarked
package grognard.cli.settings;

import org.jspecify.annotations.NullMarked;
