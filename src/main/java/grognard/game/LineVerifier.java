package grognard.game;

import grognard.game.state.Due;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.state.Resolved;
import grognard.game.unit.Change;
import grognard.input.BadInput;
import grognard.record.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks that the records of a group are those of one typed line. {@code undo} takes a complete group back, so a forger
 * could hide dice by joining unrelated lines.
 */
final class LineVerifier {

    /** The records that a line can make, by their kinds. */
    private static final Pattern LINES = Pattern.compile(String.join(
            "|",
            "note|undo|redo|together",
            // A turn ends with the line that leaves nothing due.
            "(resolution|set|attach|capture|drop|apart)( turn)?",
            "add( add)*( turn)?",
            "together resolution resolution apart( turn)?", // next, for two items at the same time
            "(apart )?phase( together)?",
            "phase( resolution)+", // a phase that begins with upkeep
            "(apart )?(resolution )*turn")); // end, with its upkeep

    private final Game before;
    private final List<GameEvent> events = new ArrayList<>();
    private String kinds = "";

    /** Resolutions that the line must play because it begins a phase. */
    private List<Due> upkeep = List.of();

    /** @param before the game before the line */
    LineVerifier(Game before) {
        this.before = before;
    }

    /** Adds the next record of the line; refuses one that cannot follow the records before it. */
    void add(GameEvent event, Group group) {
        events.add(event);
        String kind = kind(event);
        if (!kinds.endsWith(
                kind + " " + kind)) { // a third of a kind adds nothing, so that a long group makes no long text
            kinds += (kinds.isEmpty() ? "" : " ") + kind;
        }
        Matcher matcher = LINES.matcher(group.isComplete() ? kinds : kinds + " ");
        boolean possible = matcher.matches() || (!group.isComplete() && matcher.hitEnd());
        if (!possible) {
            throw new BadInput("is a " + kind + " in a line of several records, which no typed line makes: "
                    + kinds.replace(" ", ", "));
        }
        if (event instanceof OtherEvent.PhaseBegun begun) {
            upkeep = new Turn(before).upkeep(begun.phase().words());
        }
        if (group.isComplete()) {
            checkResolutions();
        }
    }

    private String kind(GameEvent event) {
        if (!(event instanceof OtherEvent other)) {
            return "resolution";
        }
        return other instanceof OtherEvent.UnitsSet set && isAddition(set) ? "add" : other.kind();
    }

    private boolean isAddition(OtherEvent.UnitsSet set) {
        for (Change change : set.changes()) {
            if (before.state().units().find(change.unit()).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Refuses several resolutions in one line that are neither upkeep nor due at the same time. */
    private void checkResolutions() {
        if (events.stream().anyMatch(OtherEvent.PhaseBegun.class::isInstance)) {
            List<Resolved.Deed> played = new ArrayList<>();
            for (GameEvent event : events) {
                if (event instanceof Resolved resolved) {
                    played.add(resolved.deed());
                }
            }
            EventVerifier.checkUpkeep("begins the phase with ", played, upkeep);
            return;
        }
        long resolutions = events.stream().filter(Resolved.class::isInstance).count();
        boolean upkeep = !kinds.startsWith("together") && !before.state().ending();
        boolean pair = resolutions == 2 && isPair(due(events.get(1)), due(events.get(2)));
        if (resolutions > 1 && !upkeep && !pair) {
            throw new BadInput("is in a group of resolutions that were not due at the same time");
        }
    }

    private boolean isPair(List<Due> first, List<Due> second) {
        return first.stream()
                .anyMatch(one -> second.stream()
                        .anyMatch(other -> before.referee().duties().areAtOnce(one, other)));
    }

    /** Items that the resolution plays. */
    private List<Due> due(GameEvent event) {
        GameState state = before.state();
        return event instanceof Resolved resolved
                ? state.due().stream()
                        .filter(one -> one.isDoneBy(resolved.deed().resolver(), resolved.roles(), state.turn()))
                        .toList()
                : List.of();
    }
}
