package grognard.game.referee;

import grognard.game.state.Due;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The duties that a referee declares, and what follows from them for a due item. */
public final class Duties {

    private final Map<String, List<Duty>> byResolver = new HashMap<>();
    private final Set<String> errands = new HashSet<>();

    Duty add(String resolver, String why) {
        Duty duty = new Duty(resolver, why);
        byResolver.computeIfAbsent(resolver, first -> new ArrayList<>()).add(duty);
        return duty;
    }

    Duty addErrand(String word, String why) {
        errands.add(word);
        return add(word, why);
    }

    /** Whether a due item is done on the table and not played. */
    public boolean isErrand(Due due) {
        return isErrand(due.resolver());
    }

    /** Whether the word is that of an errand and not of a resolver. */
    public boolean isErrand(String word) {
        return errands.contains(word);
    }

    /** All reasons for which a resolver can be due. */
    public List<Duty> of(String resolver) {
        return Collections.unmodifiableList(byResolver.getOrDefault(resolver, List.of()));
    }

    /** The reasons of a due item. Its text is searched and not split, since a reason may contain the separator. */
    public List<Duty> reasons(Due due) {
        String given = Due.SEPARATOR + due.why() + Due.SEPARATOR;
        List<Duty> reasons = new ArrayList<>();
        for (Duty duty : of(due.resolver())) {
            if (given.contains(Due.SEPARATOR + duty.why(due.units()) + Due.SEPARATOR)) {
                reasons.add(duty);
            }
        }
        return reasons;
    }

    /** Whether two items happen at the same time: each of two units does it to the other. */
    public boolean areAtOnce(Due one, Due other) {
        List<Duty> both = reasons(one);
        return one.units().size() == 2
                && other.isFor(
                        one.resolver(), List.of(one.units().get(1), one.units().get(0)))
                && reasons(other).stream().anyMatch(duty -> duty.isAtOnce() && both.contains(duty));
    }

    /** Questions about the table; the item is struck out if all are denied. Empty if it is always played. */
    public List<String> conditions(Due due, Units units) {
        List<String> conditions =
                reasons(due).stream().map(duty -> duty.condition(due, units)).toList();
        return conditions.contains("") ? List.of() : conditions;
    }

    /** Whether the players may leave the item unplayed. */
    public boolean isOptional(Due due) {
        List<Duty> reasons = reasons(due);
        return !reasons.isEmpty() && reasons.stream().allMatch(Duty::isOptional);
    }

    /** The place of the item in the due list: the earliest of its reasons. */
    public Duty.Place place(Due due) {
        return reasons(due).stream()
                .map(Duty::place)
                .min(Comparator.naturalOrder())
                .orElse(Duty.Place.MIDDLE);
    }
}
