package grognard.game;

import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.EventResult;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.state.UnitAction;
import grognard.game.unit.Change;
import grognard.game.unit.Fields;
import grognard.game.unit.Unit;
import grognard.game.unit.UnitNames;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.SafeText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Computes the state after one more event from the changes in it; no dice are thrown again. */
final class Fold {

    private final Referee referee;
    private final GameState state;
    private final long record;

    Fold(Referee referee, GameState state, long record) {
        this.referee = referee;
        this.state = state;
        this.record = record;
    }

    GameState after(GameEvent event) {
        GameState.Moment moment = moment(event);
        GameState now = state.with(mustered(event)).changed(event.changes(), record);
        now = now.withDue(due(event, now.units(), moment)).at(moment);
        if (event instanceof Resolved resolved) {
            now = played(resolved, now);
        } else if (event instanceof OtherEvent.TogetherBegun) {
            now = now.withTogether(Optional.of(new GameState.Together(record, now.units(), List.of(), List.of())));
        } else if (event instanceof OtherEvent.TogetherEnded) {
            now = now.withTogether(Optional.empty());
        }
        return referee.settled(state, now);
    }

    private GameState.Moment moment(GameEvent event) {
        GameState.Moment now = state.moment();
        if (event instanceof OtherEvent.PhaseBegun begun) {
            check(begun.phase());
            return now.with(Optional.of(begun.phase()));
        }
        if (event instanceof OtherEvent.TurnTurned turned) {
            check(turned);
            boolean same = turned.turn() == now.turn();
            Optional<Phase> phase = same && turned.stage() == now.stage() ? now.phase() : Optional.empty();
            String first = same ? now.first() : "";
            return new GameState.Moment(turned.turn(), turned.stage(), turned.ending(), phase, first, now.phased());
        }
        return now;
    }

    /** Refuses a turn that cannot come now, or a part that turns do not have. */
    private void check(OtherEvent.TurnTurned turned) {
        boolean next = turned.turn() == state.turn() || turned.turn() == state.turn() + 1;
        if (!next || turned.stage() < 1 || turned.stage() > referee.stages()) {
            throw new BadInput("begins turn " + turned.turn() + ", part " + turned.stage() + ", after turn "
                    + state.turn() + ", part " + state.stage());
        }
    }

    /** Refuses a phase that the ruleset does not have, or of an unknown side. */
    private void check(Phase phase) {
        boolean side = phase.side().isEmpty() || state.units().sides().contains(phase.side());
        if (!referee.phaseNames().contains(phase.name()) || !side || phase.n() < 1 || phase.n() > phase.of()) {
            throw new BadInput("names the phase " + SafeText.shortened(phase.words()) + ", which "
                    + referee.ruleset().name() + " does not have");
        }
    }

    /** Adds the units that come to the table with the event. */
    private Units mustered(GameEvent event) {
        Units units = state.units();
        for (Change change : event.changes()) {
            if (change.field().equals(Unit.SIDE) && units.find(change.unit()).isEmpty()) {
                boolean officer = event.changes().stream()
                        .anyMatch(other -> other.unit().equals(change.unit())
                                && other.field().equals(Unit.RANK));
                Fields fields = units.list().get(0).fields();
                units = units.with(fields.blank(change.unit(), officer));
            }
        }
        return units;
    }

    private GameState played(Resolved resolved, GameState now) {
        List<UnitAction> acts = new ArrayList<>();
        int phase = now.phase().map(Phase::n).orElse(0);
        resolved.roles()
                .named()
                .forEach((role, unit) -> acts.add(new UnitAction(
                        resolved.deed().resolver(),
                        role,
                        now.units().get(unit).name(),
                        phase,
                        resolved.deed().code())));
        GameState after = referee.remembered(resolved, now.withActs(acts));
        return after.withTogether(after.together().map(together -> heldBack(together, resolved.held())));
    }

    /** Simultaneous play with what the event holds back too. An item with one more reason replaces that of its number. */
    private static GameState.Together heldBack(GameState.Together together, EventResult held) {
        List<Change> changes = new ArrayList<>(together.held());
        changes.addAll(held.changes());
        Map<Integer, Due> due = new LinkedHashMap<>();
        together.heldDue().forEach(one -> due.put(one.n(), one));
        held.due().forEach(one -> due.put(one.n(), one));
        return new GameState.Together(together.record(), together.units(), changes, List.copyOf(due.values()));
    }

    /** Whether a unit of the item changes sides with this event: captured guns no longer owe what was due of them. */
    private boolean isOfATurncoat(Due due, Units now) {
        for (String name : due.units()) {
            if (!state.units().get(name).side().equals(now.get(name).side())) {
                return true;
            }
        }
        return false;
    }

    /** Earlier due items that are not played, dropped or over, with their new reasons, then the new ones. */
    private List<Due> due(GameEvent event, Units units, GameState.Moment moment) {
        checkUnits(event.due(), units);
        if (event instanceof Resolved resolved) {
            checkUnits(resolved.held().due(), units);
        }
        List<Due> due = new ArrayList<>();
        List<Due> fresh = new ArrayList<>(event.due());
        boolean struck = false;
        for (Due one : state.due()) {
            // One line plays one item: of two throws for the same unit the second stays due.
            boolean played = !struck
                    && event instanceof Resolved resolved
                    && one.isDoneBy(resolved.deed().resolver(), resolved.roles(), state.turn());
            struck |= played;
            boolean dropped = event instanceof OtherEvent.DueDropped drop
                    && drop.numbers().contains(one.n());
            Due now = one;
            for (Due changed : event.due()) {
                now = changed.n() == one.n() ? changed : now;
            }
            fresh.remove(now);
            boolean over = referee.isOver(one, state, units)
                    || isOfATurncoat(one, units)
                    || referee.timing().lapses(one, state, moment);
            if (!played && !dropped && !over) {
                due.add(now);
            }
        }
        due.addAll(fresh);
        if (!event.due().isEmpty()) { // else they are in order, and a start folds thousands of events
            // Stable: equal places keep their order. Comparator.comparing makes a lambda that no class-data archive
            // holds.
            due.sort((one, other) ->
                    referee.duties().place(one).compareTo(referee.duties().place(other)));
        }
        return due;
    }

    /** Refuses due items of units that are not in the game. */
    private static void checkUnits(List<Due> due, Units units) {
        for (Due one : due) {
            checkMustered(one.units(), one, units);
            for (Object value : one.options().values()) {
                if (value instanceof UnitNames named) {
                    checkMustered(named.names(), one, units);
                }
            }
        }
    }

    private static void checkMustered(List<String> names, Due due, Units units) {
        for (String name : names) {
            if (units.find(name).isEmpty()) {
                throw new BadInput("says that " + due.resolver() + " is due of " + SafeText.shortened(name)
                        + ", a unit that was never mustered");
            }
        }
    }
}
