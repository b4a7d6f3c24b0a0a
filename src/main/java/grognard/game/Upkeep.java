package grognard.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What is done at the end of a turn. */
public final class Upkeep {

    private final Game game;

    public Upkeep(Game game) {
        this.game = game;
    }

    /** What is played at once, one after the other: a resolver and a unit each. */
    public List<Due> played() {
        return played(game.state());
    }

    /** The same as it was then. */
    List<Due> played(GameState then) {
        List<Due> played = new ArrayList<>();
        for (Duty duty : game.rules().upkeep()) {
            for (Unit unit : then.units()) {
                if (!unit.isGone() && duty.when().holds(unit, then.units())) {
                    played.add(game.rules()
                            .dueItems()
                            .of(0, duty.resolver(), List.of(unit.name()), Map.of(), duty.why(), then.turn()));
                }
            }
        }
        return played;
    }

    /** What of it was played in a line. */
    List<Happening.Deed> in(Game.Line line) {
        List<Happening.Deed> played = new ArrayList<>();
        for (Happening.Deed deed : line.deeds()) {
            for (Duty duty : game.rules().upkeep()) {
                if (deed.resolver().equals(duty.resolver())) {
                    played.add(deed);
                    break;
                }
            }
        }
        return played;
    }

    /** The turn is to end: it does at once, or when what is due has been done. */
    public Happening ended() {
        List<Due> due = new Duties(game).atEnd();
        if (due.isEmpty() && game.state().dueNow().isEmpty()) {
            return nextTurn();
        }
        return Happening.of(Happening.TURN, List.of(), due)
                .turn(game.state().turn(), game.state().stage(), true);
    }

    /** The next turn begins: what held for a turn no longer does. */
    Happening nextTurn() {
        int stage = game.state().stage();
        if (stage < game.rules().stages()) {
            List<Due> due = new Duties(game).inStage(stage + 1, game.state().turn());
            return Happening.of(Happening.TURN, List.of(), due)
                    .turn(game.state().turn(), stage + 1, false);
        }
        List<Change> changes = new ArrayList<>();
        for (Unit unit : game.state().units()) {
            for (Field field : unit.isGone() ? List.<Field>of() : unit.fields().of(unit)) {
                Object was = unit.get(field.name());
                if (field.forTurn() && !Objects.equals(was, field.fresh())) {
                    changes.add(new Change(unit.name(), field.name(), was, field.fresh()));
                }
            }
        }
        List<Due> due = new Duties(game).inStage(1, game.state().turn() + 1);
        return Happening.of(Happening.TURN, changes, due).turn(game.state().turn() + 1, 1, false);
    }
}
