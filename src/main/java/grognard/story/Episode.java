package grognard.story;

import grognard.game.Change;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * One thing that happened.
 *
 * @param kind what stands under {@code journal} in its record; empty for a resolution
 * @param role what the one that acts is called: {@code firer}, {@code attacker}, {@code battery}
 * @param units who acted
 * @param others whom it befell
 * @param said how it ended, or the text of a note
 * @param hits what fire did, where there was any
 * @param better above zero where who acted had the better of it, below zero where the others had
 * @param changes what it did to units, as far as a reader cares: what holds for a turn is left out
 * @param broken units that routed, gave themselves up or left the table
 * @param undone whether it was taken back
 * @param swing by how much it moved the balance towards the first side
 */
public record Episode(
        long record,
        int turn,
        String kind,
        String resolver,
        String label,
        String role,
        List<String> units,
        List<String> others,
        String said,
        int hits,
        int better,
        List<Change> changes,
        List<String> broken,
        boolean undone,
        BigDecimal swing,
        Optional<Fortune> fortune) {

    public Episode {
        units = List.copyOf(units);
        others = List.copyOf(others);
        changes = List.copyOf(changes);
        broken = List.copyOf(broken);
    }

    public boolean isResolution() {
        return kind.isEmpty();
    }

    /** The same as something that was taken back, or done again. */
    Episode undone(boolean taken) {
        return new Episode(
                record, turn, kind, resolver, label, role, units, others, said, hits, better, changes, broken, taken,
                swing, fortune);
    }
}
