/**
 * The journal: a file of JSON Lines in which every record holds the hash of the record before it, so that a changed,
 * lost or reordered record is detected. The format is documented in {@code docs/journal.md} and never changes within a
 * schema, because opponents check it with programs of their own.
 *
 * <p>{@link grognard.journal.Journal} appends records, {@link grognard.journal.JournalReader} reads them, and
 * {@link grognard.journal.Verification} replays them and compares every byte.
 */
@NullMarked
package grognard.journal;

import org.jspecify.annotations.NullMarked;
