package grognard.game;

import grognard.game.referee.DueTiming;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.EventResult;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The end of a turn: the upkeep that is played at once, then what is due, then the next turn. */
public final class TurnEnd {

    private final Game game;
    private final Referee referee;

    public TurnEnd(Game game) {
        this.game = game;
        this.referee = game.referee();
    }

    /**
     * Refuses the end of the turn if the battle is over, or as long as something is due that the book resolves before it.
     *
     * @param force whether to play on all the same after the end of the battle
     */
    private void check(boolean force) {
        checkOver(force);
        Optional<String> heldUp = referee.timing().endHeldUp(game.state());
        if (heldUp.isPresent()) {
            throw BadInput.of("end", heldUp.get());
        }
    }

    /** Refuses the end of the turn if the battle is over, unless it is forced. */
    public void checkOver(boolean force) {
        Optional<String> over = force ? Optional.empty() : referee.over(game.state(), game.values());
        if (over.isPresent()) {
            throw BadInput.about("end", over.get() + "; --force plays on all the same");
        }
    }

    /** Refuses the end of the turn as {@link #check} does, after the phase in play has taken effect. */
    public static void check(boolean force, Supplier<Game> game, Consumer<OtherEvent> add) {
        boolean open = new Turn(game.get()).isOpen();
        Turn.close(game, add);
        Game closed = game.get();
        Optional<String> heldUp =
                open ? DueTiming.heldUpByApart(closed.referee().timing().unsettled(closed.state())) : Optional.empty();
        if (heldUp.isPresent()) {
            throw BadInput.of("end", heldUp.get());
        }
        new TurnEnd(closed).check(force);
    }

    /** Resolutions of the upkeep, played one after the other: a resolver and a unit each. */
    public List<Due> upkeep() {
        return upkeep(game.state());
    }

    /** The upkeep of that state. */
    List<Due> upkeep(GameState then) {
        List<Due> played = new ArrayList<>();
        DueItems items = new DueItems(referee);
        referee.upkeep(then)
                .forEach((resolver, units) -> units.forEach(unit ->
                        played.add(items.of(0, resolver, List.of(unit.name()), Map.of(), "", then.turn(), false))));
        return played;
    }

    /** Ends the turn at once, or when what is due has been played. */
    public OtherEvent end() {
        GameState state = game.state();
        if (state.together().isPresent()) {
            throw BadInput.of("end", DueTiming.APART_FIRST);
        }
        DueFinder due = new DueFinder(game, state.units());
        referee.dueAtEnd(state, due);
        if (due.found().isEmpty() && referee.timing().unsettled(state).isEmpty()) {
            return nextTurn();
        }
        return new OtherEvent.TurnTurned(state.turn(), state.stage(), true, new EventResult(List.of(), due.found()));
    }

    /** Begins the next part of the turn, or the next turn, which resets what held for one turn. */
    OtherEvent nextTurn() {
        GameState state = game.state();
        boolean part = state.stage() < referee.stages();
        if (!part && state.turn() == Field.LAST_TURN) {
            throw BadInput.of("end", "no end of turn " + Field.LAST_TURN + ", which is the last that a game can have");
        }
        int turn = part ? state.turn() : state.turn() + 1;
        int stage = part ? state.stage() + 1 : 1;
        GameState.Moment moment = new GameState.Moment(
                turn, stage, false, Optional.empty(), "", state.moment().phased());
        GameState passed = state.with(referee.passed(state, moment));
        GameState begun = (part ? passed : passed.changed(reset(passed), 0)).at(moment);
        // Units that arrive change others: skirmishers take their stands off their parent's.
        GameState next = begun.with(new Consequences(referee, begun).derived().units());
        List<Change> changes = next.since(state);
        DueFinder due = new DueFinder(game, next.units()).inTurn(turn);
        referee.dueAtStart(next, referee.active(next), due);
        due.arrivals();
        String verdict = referee.verdict(state, next, game.values()).orElse("");
        return new OtherEvent.TurnTurned(turn, stage, false, new EventResult(changes, due.found(), verdict));
    }

    private static List<Change> reset(GameState state) {
        List<Change> changes = new ArrayList<>();
        for (Unit unit : state.units().list()) {
            Unit now = unit;
            for (Field<?> field :
                    unit.isGone() ? List.<Field<?>>of() : unit.fields().of(unit)) {
                now = field.isForTurn() ? now.with(field.name(), field.fresh()) : now;
            }
            now.addChanges(unit, changes);
        }
        return changes;
    }
}
