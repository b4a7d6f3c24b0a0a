package grognard.game.state;

import grognard.record.JsonBytes;
import grognard.record.RecordAdditions;
import grognard.rules.Played;
import java.util.List;

/**
 * A resolution in a game.
 *
 * @param held what takes effect at {@code apart}
 * @param typed names of the inputs that were typed, or answered, and not filled by a unit
 */
public record Resolved(Deed deed, EventResult upshot, EventResult held, List<String> typed)
        implements GameEvent, RecordAdditions {

    /**
     * The resolver that was played, and for which units.
     *
     * @param asOf the record since which everything happens at the same time; 0 if it does not
     * @param force whether the player forced a line that the rules forbid
     */
    public record Deed(String resolver, String code, Roles roles, long asOf, boolean force) {}

    public Resolved {
        typed = List.copyOf(typed);
    }

    public Roles roles() {
        return deed.roles;
    }

    @Override
    public List<String> typed(Played played) {
        return typed;
    }

    @Override
    public void afterLabel(JsonBytes json) {
        json.member("units").open('{');
        deed.roles.named().forEach((role, name) -> json.member(role).text(name));
        json.close('}');
        if (deed.asOf > 0) {
            json.member("as-of").number(deed.asOf);
        }
        if (deed.force) {
            json.member("force").bare("true");
        }
    }

    @Override
    public void afterEffects(JsonBytes json) {
        EventResult.changes(json, "changes", upshot.changes());
    }

    @Override
    public void afterNext(JsonBytes json) {
        upshot.writeDue(json);
        if (deed.asOf > 0) {
            EventResult.changes(json, "held", held.changes());
            Due.write(json, "held-due", held.due(), true);
        }
    }
}
