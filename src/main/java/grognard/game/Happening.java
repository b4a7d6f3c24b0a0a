package grognard.game;

import grognard.record.Additions;
import grognard.record.Entry;
import grognard.record.Event;
import grognard.record.JsonBytes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a record does to a game: all that the fold needs, written into the record and read from it again.
 *
 * @param kind what stands under {@code journal}; empty for a resolution
 * @param code how a resolution ended
 * @param asOf the record since which everything happens at the same time; 0 if it does not
 * @param line the record that began the typed line which this one belongs to; 0 if it began one itself
 * @param held what takes effect at {@code apart}
 * @param numbers what an undo or redo is {@code of}, or the {@code n} of what is dropped
 */
public record Happening(
        String kind,
        String resolver,
        String code,
        Roles roles,
        long asOf,
        boolean force,
        long line,
        List<Change> changes,
        List<Due> due,
        List<Change> held,
        List<Due> heldDue,
        List<Integer> numbers,
        int turn,
        int stage,
        boolean ending,
        String text)
        implements Event, Additions {

    /** Kinds that change units or the state of the game. */
    public static final String SET = "set";

    public static final String ATTACH = "attach";
    public static final String DROP = "drop";
    public static final String UNDO = "undo";
    public static final String REDO = "redo";
    public static final String TURN = "turn";
    public static final String TOGETHER = "together";
    public static final String APART = "apart";
    public static final String NOTE = "note";

    static final List<String> KINDS = List.of(SET, ATTACH, DROP, UNDO, REDO, TURN, TOGETHER, APART, NOTE);

    private static final Roles NOBODY = Roles.of(Map.of());

    public Happening {
        changes = List.copyOf(changes);
        due = List.copyOf(due);
        held = List.copyOf(held);
        heldDue = List.copyOf(heldDue);
        numbers = List.copyOf(numbers);
    }

    /** Something of that kind that only changes units. */
    static Happening of(String kind, List<Change> changes, List<Due> due) {
        return new Happening(
                kind, "", "", NOBODY, 0, false, 0, changes, due, List.of(), List.of(), List.of(), 0, 0, false, "");
    }

    static Happening of(String kind, List<Integer> numbers) {
        return new Happening(
                kind, "", "", NOBODY, 0, false, 0, List.of(), List.of(), List.of(), List.of(), numbers, 0, 0, false,
                "");
    }

    static Happening note(String text) {
        return new Happening(
                NOTE, "", "", NOBODY, 0, false, 0, List.of(), List.of(), List.of(), List.of(), List.of(), 0, 0, false,
                text);
    }

    Happening turn(int number, int part, boolean ends) {
        return new Happening(
                kind, resolver, code, roles, asOf, force, line, changes, due, held, heldDue, numbers, number, part,
                ends, text);
    }

    /** The same as a later record of a typed line. */
    public Happening in(long first) {
        return new Happening(
                kind, resolver, code, roles, asOf, force, first, changes, due, held, heldDue, numbers, turn, stage,
                ending, text);
    }

    /** Whether records of that kind are a game's. */
    public static boolean isKnown(String kind) {
        return KINDS.contains(kind);
    }

    public boolean isResolution() {
        return kind.isEmpty();
    }

    @Override
    public void afterLabel(JsonBytes json) {
        json.member("units").open('{');
        roles.named().forEach((role, name) -> json.member(role).text(name));
        json.close('}');
        if (asOf > 0) {
            json.member("as-of").number(asOf);
        }
        if (force) {
            json.member("force").bare("true");
        }
        line(json);
    }

    private void line(JsonBytes json) {
        if (line > 0) {
            json.member("line").number(line);
        }
    }

    @Override
    public void afterEffects(JsonBytes json) {
        changes(json, "changes", changes);
    }

    @Override
    public void afterNext(JsonBytes json) {
        due(json, "due", due);
        if (asOf > 0) {
            changes(json, "held", held);
            due(json, "held-due", heldDue);
        }
    }

    @Override
    public void members(JsonBytes json) {
        switch (kind) {
            case UNDO, REDO -> json.member("of").number(numbers.get(0));
            case DROP -> {
                json.member("n").open('[');
                numbers.forEach(json::number);
                json.close(']');
            }
            case NOTE -> json.member("text").text(text);
            case TURN -> {
                json.member("turn").number(turn).member("stage").number(stage);
                if (ending) {
                    json.member("ending").bare("true");
                }
            }
            default -> {}
        }
        line(json);
        if (!kind.equals(UNDO) && !kind.equals(REDO) && !kind.equals(NOTE) && !kind.equals(DROP)) {
            changes(json, "changes", changes);
            due(json, "due", due);
        }
    }

    private static void changes(JsonBytes json, String name, List<Change> changes) {
        json.member(name).open('[');
        for (Change change : changes) {
            json.open('{').member("unit").text(change.unit()).member("field").text(change.field());
            value(json.member("from"), change.from());
            value(json.member("to"), change.to());
            json.close('}');
        }
        json.close(']');
    }

    /** Numbers as numbers, yes and no as truths, nothing as null. */
    static void value(JsonBytes json, @Nullable Object value) {
        if (value instanceof Integer number) {
            json.number(number);
        } else if (value == null || value instanceof Boolean || value instanceof BigDecimal) {
            json.bare(String.valueOf(value));
        } else {
            json.text(value.toString());
        }
    }

    /** Writes what is due under that name. */
    public static void due(JsonBytes json, String name, List<Due> due) {
        json.member(name).open('[');
        for (Due one : due) {
            json.open('{').member("n").number(one.n()).member("resolver").text(one.resolver());
            json.member("units").open('[');
            one.units().forEach(json::text);
            json.close(']').member("line").text(one.line()).member("why").text(one.why());
            json.member("turn").number(one.turn()).close('}');
        }
        json.close(']');
    }

    /** Reads what a record says of the game. */
    public static Happening read(Entry entry) {
        Map<String, Object> outcome = entry.isResolution() ? entry.object("outcome") : entry.json();
        Map<String, String> roles = new LinkedHashMap<>();
        entry.object("units").forEach((role, name) -> roles.put(role, String.valueOf(name)));
        List<Integer> numbers = new ArrayList<>();
        for (Object n : entry.json().get("n") instanceof List<?> list ? list : List.of()) {
            numbers.add(whole(n));
        }
        if (entry.json().containsKey("of")) {
            numbers.add(whole(entry.json().get("of")));
        }
        return new Happening(
                entry.kind(),
                entry.resolver(),
                String.valueOf(outcome.get("code")),
                Roles.of(roles),
                whole(entry.json().get("as-of")),
                Boolean.TRUE.equals(entry.json().get("force")),
                whole(entry.json().get("line")),
                changes(outcome.get("changes")),
                due(outcome.get("due")),
                changes(outcome.get("held")),
                due(outcome.get("held-due")),
                numbers,
                whole(entry.json().get("turn")),
                whole(entry.json().get("stage")),
                Boolean.TRUE.equals(entry.json().get("ending")),
                entry.get("text"));
    }

    /** What a record changes, whatever it is about. */
    public static List<Change> changes(Entry entry) {
        return read(entry).changes();
    }

    private static List<Change> changes(@Nullable Object list) {
        List<Change> changes = new ArrayList<>();
        for (Object item : list instanceof List<?> items ? items : List.of()) {
            if (item instanceof Map<?, ?> change) {
                changes.add(new Change(
                        String.valueOf(change.get("unit")),
                        String.valueOf(change.get("field")),
                        plain(change.get("from")),
                        plain(change.get("to"))));
            }
        }
        return changes;
    }

    private static List<Due> due(@Nullable Object list) {
        List<Due> due = new ArrayList<>();
        for (Object item : list instanceof List<?> items ? items : List.of()) {
            if (item instanceof Map<?, ?> one) {
                List<String> units = new ArrayList<>();
                for (Object unit : one.get("units") instanceof List<?> names ? names : List.of()) {
                    units.add(String.valueOf(unit));
                }
                due.add(new Due(
                        whole(one.get("n")),
                        String.valueOf(one.get("resolver")),
                        units,
                        String.valueOf(one.get("line")),
                        String.valueOf(one.get("why")),
                        whole(one.get("turn"))));
            }
        }
        return due;
    }

    /** A value of a field as it was before it was written. */
    static @Nullable Object plain(@Nullable Object value) {
        return value instanceof BigDecimal number ? Field.plain(number) : value;
    }

    private static int whole(@Nullable Object value) {
        return value instanceof BigDecimal number ? number.intValue() : 0;
    }
}
