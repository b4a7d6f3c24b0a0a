package grognard.journal;

import grognard.record.JsonBytes;
import grognard.record.RecordEvent;

/** Some record. */
record Note(String text) implements RecordEvent {

    @Override
    public String kind() {
        return "note";
    }

    @Override
    public void members(JsonBytes json) {
        json.member("text").text(text);
    }
}
