package grognard.cli.session;

import grognard.game.Game;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Unit;
import java.util.HashSet;
import java.util.Set;

/**
 * Covers that units do not have, as the player has answered at this prompt. A player who shoots at such a unit is not asked
 * for them again in the same turn, unless it has moved since. Kept out of the record: an answer of none leaves the line as
 * it was typed.
 */
public final class RuledOutCover {

    private final Set<String> known = new HashSet<>();

    /** Returns whether the player has answered in this turn that the unit lacks that cover where it stands now. */
    public boolean isWithout(String cover, String unit, Game game) {
        return known.contains(place(cover, unit, game));
    }

    public void add(String cover, String unit, Game game) {
        known.add(place(cover, unit, game));
    }

    /** Forgets all answers, as undo does: the line that is taken back may have been answered in error. */
    public void clear() {
        known.clear();
    }

    /** The unit and what would change if it left its place: the turn, its mark of having moved, its state. */
    private static String place(String cover, String name, Game game) {
        Unit unit = game.state().units().get(name);
        return String.join(
                "\n",
                cover,
                name,
                String.valueOf(game.state().turn()),
                String.valueOf(CommonFields.MOVED.isSet(unit)),
                unit.text(Unit.STATE));
    }
}
