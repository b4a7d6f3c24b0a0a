package grognard.story;

import grognard.game.unit.Change;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The effect of an event on the armies.
 *
 * @param changes the changes to units. Fields that only last for a turn are left out.
 * @param broken names of units that routed, surrendered or left the table
 * @param why why units left the table, by their names: {@code dead}, {@code off}, {@code captured}
 * @param swing how far the victory count moved in favour of the first side, below zero for the second side
 * @param cost the change of the victory count of the side that it changed most. Where both armies lose alike the swing is
 *     zero, and the cost is not.
 */
public record Impact(
        List<Change> changes, List<String> broken, Map<String, String> why, BigDecimal swing, BigDecimal cost) {

    static final Impact NONE = new Impact(List.of(), List.of(), Map.of(), BigDecimal.ZERO, BigDecimal.ZERO);

    public Impact {
        changes = List.copyOf(changes);
        broken = List.copyOf(broken);
        why = Map.copyOf(why);
    }

    /** The impact of this event together with what it brought later. */
    Impact plus(Impact later) {
        List<Change> all = new ArrayList<>(changes);
        all.addAll(later.changes);
        List<String> units = new ArrayList<>(broken);
        later.broken.stream().filter(unit -> !units.contains(unit)).forEach(units::add);
        Map<String, String> reasons = new HashMap<>(why);
        reasons.putAll(later.why);
        return new Impact(all, units, reasons, swing.add(later.swing), cost.add(later.cost));
    }
}
