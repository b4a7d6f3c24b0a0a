package grognard.journal;

import grognard.record.Event;
import grognard.record.JsonBytes;

/** Some record. */
record Note(String text) implements Event {

    @Override
    public String kind() {
        return "note";
    }

    @Override
    public void members(JsonBytes json) {
        json.member("text").text(text);
    }
}
