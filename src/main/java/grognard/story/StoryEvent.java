package grognard.story;

import grognard.game.Change;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * One event of the story: a resolution, a note, an undo or another record of the journal.
 *
 * @param record the record's number in the journal
 * @param turn the turn in which it happened; 0 without a game
 * @param kind the record's {@code journal} field; empty for a resolution
 * @param role the acting unit's role in the resolver: {@code firer}, {@code attacker}, {@code battery}
 * @param units names of the acting units
 * @param others names of the units that were acted upon
 * @param text the outcome in words, the text of a note, or the number of the record that was undone or redone
 * @param hits hits, casualties or bases caused by fire; 0 if there were none
 * @param advantage above zero if the outcome was better for the acting side, below zero if for the other side
 * @param changes the changes to units. Fields that only last for a turn are left out.
 * @param broken names of units that routed, surrendered or left the table
 * @param undone whether the player took the record back
 * @param swing how far the victory count moved in favour of the first side, below zero for the second side
 * @param luck how lucky the outcome was; empty if no dice were thrown, all outcomes were equal, or it cannot be computed
 */
public record StoryEvent(
        long record,
        int turn,
        String kind,
        String resolver,
        String label,
        String role,
        List<String> units,
        List<String> others,
        String text,
        int hits,
        int advantage,
        List<Change> changes,
        List<String> broken,
        boolean undone,
        BigDecimal swing,
        Optional<RecordLuck> luck) {

    public StoryEvent {
        units = List.copyOf(units);
        others = List.copyOf(others);
        changes = List.copyOf(changes);
        broken = List.copyOf(broken);
    }

    public boolean isResolution() {
        return kind.isEmpty();
    }

    /** Returns a copy that is marked as undone, or as redone. */
    StoryEvent undone(boolean isUndone) {
        return new StoryEvent(
                record, turn, kind, resolver, label, role, units, others, text, hits, advantage, changes, broken,
                isUndone, swing, luck);
    }
}
