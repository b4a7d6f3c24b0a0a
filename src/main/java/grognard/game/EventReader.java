package grognard.game;

import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.EventResult;
import grognard.game.state.GameEvent;
import grognard.game.state.OtherEvent;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.state.Roles;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.RecordEntry;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads events of a game from records, which may come from anybody. */
public final class EventReader {

    private EventReader() {}

    /** Whether records of that kind are a game's; the muster is read by {@link Muster}. */
    public static boolean isKnown(RecordEntry entry) {
        return entry.isResolution() || OtherEvent.KINDS.contains(entry.kind());
    }

    /** Reads the event of a record with its due items, which must be possible in that ruleset. */
    static GameEvent read(RecordEntry entry, Referee referee) {
        DueItems items = new DueItems(referee);
        Map<String, Object> members = members(entry);
        return event(entry, items.read(members.get("due")), items.read(members.get("held-due")));
    }

    /** Reads the event of a record without what is due after it, for readers that know no ruleset. */
    public static GameEvent read(RecordEntry entry) {
        return event(entry, List.of(), List.of());
    }

    private static Map<String, Object> members(RecordEntry entry) {
        return entry.isResolution() ? entry.object("outcome") : entry.json();
    }

    private static GameEvent event(RecordEntry entry, List<Due> due, List<Due> heldDue) {
        Map<String, Object> json = entry.json();
        Map<String, Object> members = members(entry);
        EventResult upshot = new EventResult(changes(members.get("changes")), due, safe(members.get("verdict")));
        return switch (entry.kind()) {
            case "" ->
                new Resolved(
                        deed(entry),
                        upshot,
                        new EventResult(changes(members.get("held")), heldDue),
                        entry.typed().orElse(List.of()));
            case "set" -> new OtherEvent.UnitsSet(upshot);
            case "attach" -> new OtherEvent.OfficerMoved(upshot);
            case "capture" -> {
                Map<String, Object> units = entry.object("units");
                yield new OtherEvent.Captured(safe(units.get("captured")), safe(units.get("captor")), upshot);
            }
            case "drop" -> new OtherEvent.DueDropped(numbers(json.get("n")));
            case "undo" -> new OtherEvent.Undone(whole(json.get("of")));
            case "redo" -> new OtherEvent.Redone(whole(json.get("of")));
            case "phase" ->
                new OtherEvent.PhaseBegun(
                        whole(json.get("turn")),
                        phase(json.get("phase")).orElseThrow(() -> new BadInput("names no phase")),
                        upshot);
            case "turn" ->
                new OtherEvent.TurnTurned(
                        whole(json.get("turn")),
                        whole(json.get("stage")),
                        Boolean.TRUE.equals(json.get("ending")),
                        upshot);
            case "together" -> new OtherEvent.TogetherBegun();
            case "apart" -> new OtherEvent.TogetherEnded(upshot);
            case "note" -> new OtherEvent.Noted(entry.get("text"));
            default ->
                throw new BadInput("is a " + SafeText.shortened(entry.kind()) + ", which is no record of a game");
        };
    }

    private static Resolved.Deed deed(RecordEntry entry) {
        Map<String, String> roles = new LinkedHashMap<>();
        entry.object("units").forEach((role, name) -> roles.put(role, String.valueOf(name)));
        return new Resolved.Deed(
                entry.resolver(),
                String.valueOf(entry.object("outcome").get("code")),
                new Roles(roles),
                whole(entry.json().get("as-of")),
                Boolean.TRUE.equals(entry.json().get("force")));
    }

    private static Optional<Phase> phase(@Nullable Object json) {
        if (!(json instanceof Map<?, ?> phase)) {
            return Optional.empty();
        }
        return Optional.of(new Phase(
                safe(phase.get("name")), safe(phase.get("side")), whole(phase.get("n")), whole(phase.get("of"))));
    }

    private static List<Integer> numbers(@Nullable Object list) {
        List<Integer> numbers = new ArrayList<>();
        for (Object n : list instanceof List<?> items ? items : List.of()) {
            numbers.add(whole(n));
        }
        return numbers;
    }

    private static List<Change> changes(@Nullable Object list) {
        List<Change> changes = new ArrayList<>();
        for (Map<?, ?> change : RecordEntry.objects(list)) {
            changes.add(new Change(
                    name(String.valueOf(change.get("unit"))),
                    String.valueOf(change.get("field")),
                    plain(change.get("from")),
                    plain(change.get("to"))));
        }
        return changes;
    }

    /** A plain value of a field as it was before it was written. */
    static @Nullable Object plain(@Nullable Object value) {
        return value instanceof BigDecimal number
                ? Field.plain(number)
                : value instanceof String text ? name(text) : value;
    }

    private static String safe(@Nullable Object value) {
        return value instanceof String text ? name(text) : "";
    }

    /** A name or word of a unit; refuses hidden characters, which no muster can have brought in. */
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
