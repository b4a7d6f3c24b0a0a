package grognard.game;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.JsonBytes;
import grognard.record.RecordAdditions;
import grognard.record.RecordEntry;
import grognard.record.RecordEvent;
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
 * @param line the record that began the typed line which this one belongs to; 0 if it began one itself
 * @param held what takes effect at {@code apart}
 * @param numbers what an undo or redo is {@code of}, or the {@code n} of what is dropped
 * @param moment what begins or ends with a record of the kind {@code turn}
 */
public record Happening(
        String kind,
        Deed deed,
        long line,
        Upshot upshot,
        Upshot held,
        List<Integer> numbers,
        Moment moment,
        String text)
        implements RecordEvent, RecordAdditions {

    /**
     * What was resolved, and for whom.
     *
     * @param code how it ended
     * @param asOf the record since which everything happens at the same time; 0 if it does not
     */
    record Deed(String resolver, String code, Roles roles, long asOf, boolean force) {
        static final Deed NONE = new Deed("", "", Roles.of(Map.of()), 0, false);
    }

    /** What comes of it. */
    record Upshot(List<Change> changes, List<Due> due) {
        static final Upshot NONE = new Upshot(List.of(), List.of());

        Upshot {
            changes = List.copyOf(changes);
            due = List.copyOf(due);
        }

        boolean isNone() {
            return changes.isEmpty() && due.isEmpty();
        }
    }

    /**
     * A part of a turn.
     *
     * @param ending whether the turn ends when what is due is done
     */
    public record Moment(int turn, int stage, boolean ending) {
        static final Moment NONE = new Moment(0, 0, false);
    }

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

    public Happening {
        numbers = List.copyOf(numbers);
    }

    /** A resolution, and what comes of it at once and when everything that happens at the same time has happened. */
    static Happening played(Deed deed, Upshot upshot, Upshot held) {
        return new Happening("", deed, 0, upshot, held, List.of(), Moment.NONE, "");
    }

    /** Something of that kind that only changes units. */
    static Happening of(String kind, List<Change> changes, List<Due> due) {
        return new Happening(kind, Deed.NONE, 0, new Upshot(changes, due), Upshot.NONE, List.of(), Moment.NONE, "");
    }

    static Happening of(String kind, List<Integer> numbers) {
        return new Happening(kind, Deed.NONE, 0, Upshot.NONE, Upshot.NONE, numbers, Moment.NONE, "");
    }

    static Happening note(String text) {
        return new Happening(NOTE, Deed.NONE, 0, Upshot.NONE, Upshot.NONE, List.of(), Moment.NONE, text);
    }

    Happening turn(int number, int part, boolean ends) {
        return new Happening(kind, deed, line, upshot, held, numbers, new Moment(number, part, ends), text);
    }

    /** The same as a later record of a typed line. */
    public Happening in(long first) {
        return new Happening(kind, deed, first, upshot, held, numbers, moment, text);
    }

    public List<Change> changes() {
        return upshot.changes;
    }

    public List<Due> due() {
        return upshot.due;
    }

    public Roles roles() {
        return deed.roles;
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
        changes(json, "changes", upshot.changes);
    }

    @Override
    public void afterNext(JsonBytes json) {
        DueItems.write(json, "due", upshot.due, true);
        if (deed.asOf > 0) {
            changes(json, "held", held.changes);
            DueItems.write(json, "held-due", held.due, true);
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
                json.member("turn").number(moment.turn).member("stage").number(moment.stage);
                if (moment.ending) {
                    json.member("ending").bare("true");
                }
            }
            default -> {}
        }
        if (!kind.equals(UNDO) && !kind.equals(REDO) && !kind.equals(NOTE) && !kind.equals(DROP)) {
            changes(json, "changes", upshot.changes);
            DueItems.write(json, "due", upshot.due, true);
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

    /** Reads what a record says of the game, with what is due by these rules. */
    static Happening read(RecordEntry entry, GameRules rules) {
        Happening read = read(entry);
        Map<String, Object> outcome = entry.isResolution() ? entry.object("outcome") : entry.json();
        boolean owes = List.of("", SET, TURN, APART).contains(read.kind); // after the others nothing can be due
        if (!owes) {
            return read;
        }
        DueItems items = rules.dueItems();
        return new Happening(
                read.kind,
                read.deed,
                read.line,
                new Upshot(read.upshot.changes, items.read(outcome.get("due"))),
                new Upshot(read.held.changes, items.read(outcome.get("held-due"))),
                read.numbers,
                read.moment,
                read.text);
    }

    /** Reads what a record says of the game, but for what is due, which takes the game's rules. */
    public static Happening read(RecordEntry entry) {
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
        Deed deed = new Deed(
                entry.resolver(),
                String.valueOf(outcome.get("code")),
                Roles.of(roles),
                whole(entry.json().get("as-of")),
                Boolean.TRUE.equals(entry.json().get("force")));
        Moment moment = new Moment(
                whole(entry.json().get("turn")),
                whole(entry.json().get("stage")),
                Boolean.TRUE.equals(entry.json().get("ending")));
        int place = entry.group().n();
        return new Happening(
                entry.kind(),
                deed,
                place > 1 ? entry.number() - place + 1 : 0,
                new Upshot(changes(outcome.get("changes")), List.of()),
                new Upshot(changes(outcome.get("held")), List.of()),
                numbers,
                moment,
                entry.get("text"));
    }

    /** What a record changes, whatever it is about. */
    public static List<Change> changes(RecordEntry entry) {
        return read(entry).changes();
    }

    private static List<Change> changes(@Nullable Object list) {
        List<Change> changes = new ArrayList<>();
        for (Object item : list instanceof List<?> items ? items : List.of()) {
            if (item instanceof Map<?, ?> change) {
                changes.add(new Change(
                        name(String.valueOf(change.get("unit"))),
                        String.valueOf(change.get("field")),
                        plain(change.get("from")),
                        plain(change.get("to"))));
            }
        }
        return changes;
    }

    /** A value of a field as it was before it was written. */
    static @Nullable Object plain(@Nullable Object value) {
        return value instanceof BigDecimal number
                ? Field.plain(number)
                : value instanceof String text ? name(text) : value;
    }

    /** A name or word that a record says of a unit; refuses hidden characters, which no muster can have brought in. */
    static String name(String text) {
        if (!SafeText.isSafe(text)) {
            throw new BadInput("has control or invisible characters in " + SafeText.shortened(text));
        }
        return text;
    }

    static int whole(@Nullable Object value) {
        return value instanceof BigDecimal number ? number.intValue() : 0;
    }
}
