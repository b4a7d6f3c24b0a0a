package grognard.journal;

import grognard.record.RecordAdditions;
import grognard.record.RecordCaption;
import grognard.record.RecordEvent;
import grognard.rules.Played;

/** Receives the records of a typed line, one after the other. */
public interface RecordDrafts {

    /** Adds a resolution to the typed line. Returns the number of its future record. */
    long draft(Played played, RecordCaption caption, RecordAdditions additions);

    /** Adds an event to the typed line. Returns the number of its future record. */
    long draft(RecordEvent event);
}
