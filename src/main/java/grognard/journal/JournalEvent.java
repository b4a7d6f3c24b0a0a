package grognard.journal;

import grognard.record.JsonBytes;
import grognard.record.RecordEvent;
import java.util.function.Consumer;

/** An event about the journal itself: a seal, a repair, a sequel. Games add events of their own. */
record JournalEvent(String kind, Consumer<JsonBytes> writer) implements RecordEvent {

    @Override
    public void members(JsonBytes json) {
        writer.accept(json);
    }

    /** A seal: from here on dice come from the seed with that commitment. */
    static JournalEvent seal(String commitment) {
        return new JournalEvent("seal", json -> {
            json.member("commitment").text(commitment);
            json.member("numbering").text("thrown"); // only records that throw dice are counted
        });
    }

    /** The opponent's salt, which is in the chain's members and not here. */
    static JournalEvent salt() {
        return new JournalEvent("salt", json -> {});
    }

    /**
     * A reveal of the sealed seed.
     *
     * @param records number of records before this one
     * @param head the last one's hash; with {@code records} it shows if records were cut off
     */
    static JournalEvent reveal(String commitment, String seed, long records, String head) {
        return new JournalEvent("reveal", json -> {
            json.member("commitment").text(commitment);
            json.member("revealed").text(seed);
            json.member("records").number(records);
            json.member("head").text(head);
        });
    }

    /** A repair: the start of a line whose writer died, in Base64, since it may be any bytes. */
    static JournalEvent repair(String torn) {
        return new JournalEvent("repair", json -> json.member("torn").text(torn));
    }

    /**
     * The first record of a journal that continues a damaged one.
     *
     * @param of the damaged file's name
     * @param records number of its valid records
     * @param head the hash of the last of them
     */
    static JournalEvent sequel(String of, long records, String head) {
        return new JournalEvent("sequel", json -> {
            json.member("of").text(of);
            json.member("records").number(records);
            json.member("head").text(head);
        });
    }
}
