package grognard.journal;

import grognard.record.Head;
import java.nio.charset.StandardCharsets;

/** A record that is chained to the one before it and ready to be written. */
public final class Link {

    private final Head head;
    private final byte[] line;

    Link(Head head, byte[] line) {
        this.head = head;
        this.line = line;
    }

    /** Where the chain stands after it. */
    public Head head() {
        return head;
    }

    /** The whole line with its newline. */
    public String line() {
        return new String(line, StandardCharsets.UTF_8);
    }

    /** The same as it goes into the file. */
    byte[] bytes() {
        return line;
    }
}
