package grognard.journal;

import grognard.record.Event;
import grognard.record.JsonBytes;

/** The records of a journal that are about the journal itself. */
sealed interface OwnEvent extends Event {

    /** From here on dice come from the seed of that commitment. */
    record SealMade(String commitment) implements OwnEvent {

        @Override
        public String kind() {
            return "seal";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("commitment").text(commitment);
            json.member("numbering").text("thrown");
        }
    }

    /** The opponent's word is in the chain's own members. */
    record SaltAdded() implements OwnEvent {

        @Override
        public String kind() {
            return "salt";
        }

        @Override
        public void members(JsonBytes json) {
            // none of its own
        }
    }

    /** The seal is opened, and the journal up to it is summed up. */
    record SealOpened(String commitment, String seed, long records, String head) implements OwnEvent {

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

    /** The beginning of a line whose writer died, in Base64. */
    record TornLine(String torn) implements OwnEvent {

        @Override
        public String kind() {
            return "repair";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("torn").text(torn);
        }
    }

    /** The first record of a journal that goes on from a damaged one. */
    record Sequel(String of, long records, String head) implements OwnEvent {

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
