package grognard.game;

import grognard.game.referee.Referee;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import java.util.List;

/** Finds the units that lines of changes by hand name, in the order in which {@link ManualChanges} takes them. */
public record ManualUnits(Game game) {

    /** The officer of {@code attach} and the unit that he joins, whichever is typed first. */
    public List<Unit> attached(List<String> words) {
        Units units = game.state().units();
        // A lost officer is found, too, and refused as such, where a brigade bears his name.
        List<Unit> both = units.allNamed("attach", words, unit -> unit.isOfficer() || units.isAtHand(unit));
        if (both.size() != 2) {
            throw BadInput.of("attach", "an officer and a unit, as in attach Picton 33rd");
        }
        boolean unitFirst = both.get(1).isOfficer() && !both.get(0).isOfficer();
        return unitFirst ? List.of(both.get(1), both.get(0)) : both;
    }

    /** The guns of {@code capture}, then their captor; {@code by} may stand between. */
    public List<Unit> captured(List<String> words) {
        Units units = game.state().units();
        List<String> names = words.stream().filter(word -> !word.equals("by")).toList();
        List<Unit> both = units.allNamed("capture", names, units::isAtHand);
        if (both.size() != 2) {
            throw BadInput.of("capture", "guns and their captor, as in capture Battery by KGL");
        }
        return both;
    }

    /** The units of {@code moved}; a name that several have means the one that may move. */
    public List<Unit> moved(List<String> words) {
        GameState state = game.state();
        Referee referee = game.referee();
        List<Unit> units = state.units()
                .allNamed(
                        "moved",
                        words,
                        unit -> state.units().isAtHand(unit)
                                && referee.moveForbidden(unit, state).isEmpty());
        if (units.isEmpty()) {
            throw BadInput.of("moved", "units, as in moved 33rd");
        }
        return units;
    }
}
