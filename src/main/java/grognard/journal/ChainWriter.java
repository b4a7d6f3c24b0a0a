package grognard.journal;

import grognard.record.ChainHead;
import grognard.record.JsonBytes;
import grognard.record.RecordEntry;
import grognard.record.SealState;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes the members that chain a record to the one before it: seal, number, time, {@code prev} and hash. */
final class ChainWriter {

    private static final byte[] SEAL = JsonBytes.name("seal");
    private static final byte[] SALT = JsonBytes.name("salt");
    private static final byte[] THROWN = JsonBytes.name("thrown");
    private static final byte[] RECORD = JsonBytes.name("record");
    private static final byte[] TIME = JsonBytes.name("time");
    private static final byte[] PREV = JsonBytes.name("prev");

    private final JsonBytes json = new JsonBytes();

    /**
     * Builds the next record of the chain. Its hash covers every byte of the line before the {@code hash} member.
     *
     * @param object the record's JSON object, with its closing bracket
     * @param sealing the seal state after this record
     */
    ChainedRecord link(ChainHead before, byte[] object, SealState sealing, String time) {
        byte[] members = members(before, sealing, time);
        byte[] covered = Arrays.copyOf(object, object.length + members.length);
        covered[object.length - 1] = ','; // replaces the object's closing bracket
        System.arraycopy(members, 0, covered, object.length, members.length);
        String hash = RecordEntry.hash(covered);
        byte[] last = (RecordEntry.HASH + hash + "\"}\n").getBytes(StandardCharsets.US_ASCII);
        byte[] line = Arrays.copyOf(covered, covered.length + last.length);
        System.arraycopy(last, 0, line, covered.length, last.length);
        boolean justSealed = sealing.isInForce() && !before.isSealed();
        return new ChainedRecord(new ChainHead(before.record() + 1, hash, time, sealing, justSealed), line);
    }

    /** The members between the object and the hash, with a comma between each two. The order is part of the format. */
    byte[] members(ChainHead before, SealState sealing, String time) {
        if (sealing.isInForce()) {
            json.member(SEAL).text(sealing.commitment());
            if (!sealing.salt().isEmpty()) {
                json.member(SALT).text(sealing.salt());
            }
            json.member(THROWN).number(sealing.thrown());
        }
        json.member(RECORD).number(before.record() + 1);
        json.member(TIME).text(time);
        json.member(PREV).text(before.hash());
        return json.bytes();
    }
}
