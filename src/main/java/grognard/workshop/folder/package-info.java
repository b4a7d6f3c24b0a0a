/** The files of a ruleset folder, TOML sections with their positions, and the list of problems. */
@NullMarked
package grognard.workshop.folder;

import org.jspecify.annotations.NullMarked;
