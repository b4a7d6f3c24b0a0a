/** What the player has chosen: option before {@code set}, before environment, before the file of settings. */
@NullMarked
package grognard.cli.settings;

import org.jspecify.annotations.NullMarked;
