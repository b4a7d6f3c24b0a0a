package grognard.game;

import grognard.game.referee.DueCollector;
import grognard.game.referee.Duty;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Collects what the referee finds due, numbers it, and merges it with what is due already: two reasons for one test are
 * one item with the worst of their options, unless a reason asks for a throw of its own or for one each time.
 */
final class DueFinder implements DueCollector {

    private final Referee referee;
    private final DueItems items;
    private GameState state;
    private final Units units;
    private final int highestDue;
    private final List<Due> found = new ArrayList<>();

    /** Number of new items in {@link #found}; the others were due already and only gained a reason or an option. */
    private int fresh;

    private int turn;
    private String playing = "";
    private Roles roles = Roles.NONE;

    /** @param units the units after the event */
    DueFinder(Game game, Units units) {
        this.referee = game.referee();
        this.items = new DueItems(referee);
        this.state = game.state();
        this.units = units;
        this.highestDue = game.highestDue();
        this.turn = state.turn();
    }

    /** Sets the resolution in play: a due item that it fulfils counts as done, so that an equal one can fall due. */
    DueFinder playing(String resolver, Roles whom) {
        playing = resolver;
        roles = whom;
        return this;
    }

    /** Sets the state in which new items fall due, if it is not the present one. */
    DueFinder in(GameState then) {
        state = then;
        return this;
    }

    /** Sets the turn in which new items fall due, if it is not the present one. */
    DueFinder inTurn(int number) {
        turn = number;
        return this;
    }

    /** Adds what is due of units that come to the table with the event: they were added, or their turn to arrive has come. */
    void arrivals() {
        Units before = state.units();
        for (Unit unit : units) {
            if (before.find(unit.name()).filter(before::isArrived).isEmpty()) {
                referee.dueOnArrival(unit, this);
            }
        }
    }

    @Override
    public List<Due> found() {
        return found;
    }

    @Override
    public void add(Duty duty, List<Unit> whom, Map<String, ?> options) {
        addIn(turn + (duty.isNextTurn() ? 1 : 0), duty, whom, options);
    }

    @Override
    public void addIn(int when, Duty duty, List<Unit> whom, Map<String, ?> options) {
        if (whom.isEmpty()) {
            return;
        }
        Map<String, Object> known = new LinkedHashMap<>(duty.known());
        known.putAll(options);
        List<String> names = new ArrayList<>(whom.size());
        for (Unit unit : whom) {
            names.add(unit.name());
        }
        Due due = items.of(highestDue + fresh + 1, duty.resolver(), names, known, duty.why(names), when, false);
        due = due.waiting(referee.waits(due, state));
        if (referee.isOver(due, state, units) || isMerged(due, duty)) {
            return;
        }
        found.add(due);
        fresh++;
    }

    private boolean isMerged(Due due, Duty duty) {
        for (int i = 0; i < found.size(); i++) {
            if (isOneThrow(found.get(i), due, List.of(duty))) {
                found.set(i, items.merged(found.get(i), due));
                return true;
            }
        }
        Optional<GameState.Together> together = state.together();
        for (Due one : together.map(GameState.Together::heldDue).orElse(List.of())) {
            if (isOneThrow(one, due, List.of(duty))) {
                addChanged(one, items.merged(one, due));
                return true;
            }
        }
        for (Due one : state.due()) {
            if (isOneThrow(one, due, List.of(duty)) && !isBeingDone(one)) {
                Due more = items.merged(one, due);
                if (together.isPresent() && !more.equals(one)) {
                    return false; // until apart the earlier item may be played, without the further reason
                }
                addChanged(one, more);
                return true;
            }
        }
        return false;
    }

    private void addChanged(Due was, Due now) {
        if (!now.equals(was)) {
            found.add(now);
        }
    }

    /** An item that was held back, as it falls due: merged with an earlier one for the same throw that is still due. */
    Due released(Due held) {
        List<Duty> reasons = referee.duties().reasons(held);
        for (Due one : state.due()) {
            if (isOneThrow(one, held, reasons)) {
                return items.merged(one, held);
            }
        }
        return held;
    }

    private boolean isOneThrow(Due one, Due due, List<Duty> reasons) {
        if (reasons.stream().anyMatch(Duty::isEachTime) || !one.isSameAs(due)) {
            return false;
        }
        boolean own = reasons.stream().anyMatch(Duty::isOwnThrow)
                || referee.duties().reasons(one).stream().anyMatch(Duty::isOwnThrow);
        return !own || one.why().equals(due.why());
    }

    private boolean isBeingDone(Due one) {
        return !playing.isEmpty() && one.isDoneBy(playing, roles, state.turn());
    }
}
