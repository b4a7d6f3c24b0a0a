package grognard.journal;

import grognard.record.JsonBytes;
import grognard.record.RecordEvent;

/** Events about the journal itself: seals, repairs, sequels. Games add events of their own. */
sealed interface JournalEvent extends RecordEvent {

    /** A seal: from here on dice come from the seed with that commitment. */
    record SealMade(String commitment) implements JournalEvent {

        @Override
        public String kind() {
            return "seal";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("commitment").text(commitment);
            json.member("numbering").text("thrown"); // only records that throw dice are counted
        }
    }

    /** The opponent's salt, which is in the chain's members and not here. */
    record SaltAdded() implements JournalEvent {

        @Override
        public String kind() {
            return "salt";
        }

        @Override
        public void members(JsonBytes json) {
            // the salt is a chain member
        }
    }

    /**
     * A reveal of the sealed seed.
     *
     * @param records number of records before this one
     * @param head the last one's hash; with {@code records} it shows if records were cut off
     */
    record SealOpened(String commitment, String seed, long records, String head) implements JournalEvent {

        @Override
        public String kind() {
            return "reveal";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("commitment").text(commitment);
            json.member("revealed").text(seed);
            json.member("records").number(records);
            json.member("head").text(head);
        }
    }

    /** A repair: the start of a line whose writer died, in Base64, since it may be any bytes. */
    record TornLine(String torn) implements JournalEvent {

        @Override
        public String kind() {
            return "repair";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("torn").text(torn);
        }
    }

    /**
     * The first record of a journal that continues a damaged one.
     *
     * @param of the damaged file's name
     * @param records number of its valid records
     * @param head the hash of the last of them
     */
    record Sequel(String of, long records, String head) implements JournalEvent {

        @Override
        public String kind() {
            return "sequel";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("of").text(of);
            json.member("records").number(records);
            json.member("head").text(head);
        }
    }
}
