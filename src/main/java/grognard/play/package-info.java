/**
 * Plays lines of a game and makes their records, without files, terminals and settings: the command line and the page for
 * phones both play by it.
 */
@NullMarked
package grognard.play;

import org.jspecify.annotations.NullMarked;
