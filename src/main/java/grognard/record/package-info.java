/**
 * The JSON of a resolution: written by {@link grognard.record.PlayedJson} and read by {@link grognard.record.RecordEntry}. The
 * command line, the journal and its verification all use the same writer.
 *
 * <p>A journal's record has more members than {@code --json} prints. {@link grognard.record.RecordAdditions} are extra members
 * of a resolution, each at a fixed place; an {@link grognard.record.RecordEvent} is a record of another kind. Both write their
 * members themselves, so a new kind of record is a new class, and the order of existing keys does not change.
 */
@NullMarked
package grognard.record;

import org.jspecify.annotations.NullMarked;
