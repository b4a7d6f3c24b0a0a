package grognard.journal;

import grognard.record.Entry;
import grognard.record.Head;
import grognard.record.JsonBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A record that is chained to the one before it and ready to be written. */
public final class Link {

    private final Head head;
    private final byte[] line;

    private Link(Head head, byte[] line) {
        this.head = head;
        this.line = line;
    }

    /** Chains an object to the record before it. The hash covers every byte of the line before the hash itself. */
    static Link after(Head before, byte[] object, String seal, String salt, String time) {
        long record = before.record() + 1;
        JsonBytes end = new JsonBytes();
        if (!seal.isEmpty()) {
            end.member("seal").text(seal);
        }
        if (!salt.isEmpty()) {
            end.member("salt").text(salt);
        }
        end.member("record").number(record);
        end.member("time").text(time);
        end.member("prev").text(before.hash());
        byte[] chain = end.bytes();
        byte[] covered = Arrays.copyOf(object, object.length + chain.length);
        covered[object.length - 1] = ','; // in the place of the bracket that closes the object
        System.arraycopy(chain, 0, covered, object.length, chain.length);
        String hash = Entry.hash(covered);
        byte[] last = (Entry.HASH + hash + "\"}\n").getBytes(StandardCharsets.US_ASCII);
        byte[] line = Arrays.copyOf(covered, covered.length + last.length);
        System.arraycopy(last, 0, line, covered.length, last.length);
        return new Link(new Head(record, hash, seal, salt, !seal.isEmpty() && !before.isSealed()), line);
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
