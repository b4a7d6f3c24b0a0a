package grognard.game.state;

import grognard.game.unit.Change;
import grognard.game.unit.Values;
import grognard.record.JsonBytes;
import java.util.List;

/**
 * The result of an event.
 *
 * @param verdict the end of the battle in capitals, {@code FRENCH WITHDRAW}; empty as long as it goes on
 */
public record EventResult(List<Change> changes, List<Due> due, String verdict) {

    public static final EventResult NONE = new EventResult(List.of(), List.of(), "");

    public EventResult {
        changes = List.copyOf(changes);
        due = List.copyOf(due);
    }

    public EventResult(List<Change> changes, List<Due> due) {
        this(changes, due, "");
    }

    /** Writes the members {@code changes}, {@code due} and, if there is one, {@code verdict}. */
    void write(JsonBytes json) {
        changes(json, "changes", changes);
        writeDue(json);
    }

    void writeDue(JsonBytes json) {
        Due.write(json, "due", due, true);
        if (!verdict.isEmpty()) {
            json.member("verdict").text(verdict);
        }
    }

    static void changes(JsonBytes json, String name, List<Change> changes) {
        json.member(name).open('[');
        for (Change change : changes) {
            json.open('{').member("unit").text(change.unit()).member("field").text(change.field());
            Values.write(json.member("from"), change.from());
            Values.write(json.member("to"), change.to());
            json.close('}');
        }
        json.close(']');
    }
}
