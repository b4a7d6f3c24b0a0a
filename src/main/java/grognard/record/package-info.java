/**
 * What goes on record: a resolution as JSON, written ({@link grognard.record.PlayedJson}) and read again
 * ({@link grognard.record.Entry}), the same for all who print, keep or prove it.
 *
 * <p>A record may say more than {@code --json} prints. {@link grognard.record.Additions} are members of a resolution's
 * record, each at its fixed place; an {@link grognard.record.Event} is a record of another kind. Both write their members
 * themselves, so that who adds a kind of record adds a class, and the order of keys stays what it is.
 */
@NullMarked
package grognard.record;

import org.jspecify.annotations.NullMarked;
