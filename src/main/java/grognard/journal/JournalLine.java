package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What can be told of one line of a journal without the lines before it. What is wrong with it is kept until the one who
 * follows the chain asks, so that the first fault found is the first in the journal.
 */
final class JournalLine {

    private final byte[] line;
    private final boolean ended;
    private @Nullable Entry entry;
    private @Nullable BadInput noEntry;
    private boolean whole;
    private byte @Nullable [] object;
    private @Nullable RuntimeException noObject;

    /** @param ended whether a newline ends it */
    JournalLine(byte[] line, boolean ended) {
        this.line = line;
        this.ended = ended;
    }

    int size() {
        return line.length;
    }

    byte[] line() {
        return line;
    }

    boolean isEnded() {
        return ended;
    }

    /** The record in it, without what follows from the rest; refuses what is none. */
    Entry entry() {
        if (entry == null) {
            throw noEntry == null ? new IllegalStateException("not read yet") : noEntry;
        }
        return entry;
    }

    /** Whether its hash is the right one. */
    boolean isWhole() {
        return whole;
    }

    /** The object that the rules make of its inputs and dice, where that was worked out; throws what was thrown then. */
    Optional<byte[]> object() {
        if (noObject != null) {
            throw noObject;
        }
        return Optional.ofNullable(object);
    }

    void found(Entry read, boolean rightHash) {
        entry = read;
        whole = rightHash;
    }

    void isNone(BadInput why) {
        noEntry = why;
    }

    void made(byte[] again) {
        object = again;
    }

    void failed(RuntimeException why) {
        noObject = why;
    }
}
