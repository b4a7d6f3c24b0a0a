package grognard.journal;

import grognard.record.ChainHead;
import java.nio.charset.StandardCharsets;

/** A record that is chained to the one before it and ready to be written. */
public final class ChainedRecord {

    private final ChainHead head;
    private final byte[] line;

    ChainedRecord(ChainHead head, byte[] line) {
        this.head = head;
        this.line = line;
    }

    /** The end of the chain after this record. */
    public ChainHead head() {
        return head;
    }

    /** The complete line with its newline. */
    public String line() {
        return new String(line, StandardCharsets.UTF_8);
    }

    /** The bytes of {@link #line}, as written to the file. */
    byte[] bytes() {
        return line;
    }
}
