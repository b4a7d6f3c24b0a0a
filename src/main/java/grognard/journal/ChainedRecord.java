package grognard.journal;

import grognard.record.ChainHead;
import java.nio.charset.StandardCharsets;

/**
 * A record that is chained to the one before it and ready to be written.
 *
 * @param head the end of the chain after this record
 * @param bytes the complete line with its newline, as written to the file
 */
public record ChainedRecord(ChainHead head, byte[] bytes) {

    /** The text of {@link #bytes}. */
    public String line() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
