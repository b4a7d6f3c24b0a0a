/**
 * A game on record: JSON Lines, each chained to the one before by its hash, so that an edit, a lost or a reordered line
 * shows. The format is in {@code docs/journal.md} and is a promise to opponents.
 */
@NullMarked
package grognard.journal;

import org.jspecify.annotations.NullMarked;
