package grognard.journal;

import grognard.record.Entry;
import grognard.record.Head;
import grognard.record.JsonBytes;
import grognard.record.Sealing;
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
    static Link after(Head before, byte[] object, Sealing sealing, String time) {
        byte[] covered = covered(before, object, sealing, time);
        String hash = Entry.hash(covered);
        byte[] last = (Entry.HASH + hash + "\"}\n").getBytes(StandardCharsets.US_ASCII);
        byte[] line = Arrays.copyOf(covered, covered.length + last.length);
        System.arraycopy(last, 0, line, covered.length, last.length);
        boolean justSealed = sealing.isInForce() && !before.isSealed();
        return new Link(new Head(before.record() + 1, hash, time, sealing, justSealed), line);
    }

    /** The line up to its hash. */
    static byte[] covered(Head before, byte[] object, Sealing sealing, String time) {
        JsonBytes end = new JsonBytes();
        if (sealing.isInForce()) {
            end.member("seal").text(sealing.commitment());
            if (!sealing.salt().isEmpty()) {
                end.member("salt").text(sealing.salt());
            }
            if (sealing.thrown() != Sealing.BY_RECORD) {
                end.member("thrown").number(sealing.thrown());
            }
        }
        end.member("record").number(before.record() + 1);
        end.member("time").text(time);
        end.member("prev").text(before.hash());
        byte[] chain = end.bytes();
        byte[] covered = Arrays.copyOf(object, object.length + chain.length);
        covered[object.length - 1] = ','; // in the place of the bracket that closes the object
        System.arraycopy(chain, 0, covered, object.length, chain.length);
        return covered;
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
