package grognard.story;

import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.record.RecordEntry;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the units that took part in a resolution and their sides, from its record and the resolver's roles. */
final class ParticipantFinder {

    /** Names in effects that always mean the acting side, whatever the resolver's roles are. */
    private static final Set<String> FRIENDS = Set.of("officer", "general", "friends");

    private ParticipantFinder() {}

    /**
     * Finds the participants of a record. The first role of the resolver is the acting one.
     *
     * @param units the units of the game, or null for a journal without a game: then the roles themselves serve as sides
     */
    static Participants of(RecordEntry entry, Description description, @Nullable Units units) {
        List<String> roles = description.roles();
        Map<String, Object> named = entry.object("units");
        Set<String> ownNames = new LinkedHashSet<>(FRIENDS);
        if (units != null && roles.size() < 2 && (roles.isEmpty() || namesUnits(entry, named))) {
            return byName(entry, units, ownNames);
        }
        String first = roles.isEmpty() ? "" : roles.get(0);
        ownNames.add(first);
        List<String> acting = new ArrayList<>();
        List<String> others = new ArrayList<>();
        String side = "";
        String other = "";
        for (String role : roles) {
            Object name = named.get(role);
            if (name == null) {
                continue;
            }
            // A unit that is no longer in the muster has no side.
            String unitSide = units == null
                    ? role
                    : units.find(name.toString()).map(Unit::side).orElse("");
            side = role.equals(first) ? unitSide : side;
            (role.equals(first) ? acting : others).add(name.toString());
            other = role.equals(first) ? other : unitSide;
        }
        if (units != null && !side.isEmpty()) {
            addFriends(named, side, units, ownNames);
            return new Participants(side, other.isEmpty() ? enemy(side, units) : other, acting, others, ownNames);
        }
        String label = entry.label().orElse("");
        String second = roles.size() > 1 ? roles.get(1) : "";
        return new Participants(first, second, label.isEmpty() ? List.of() : List.of(label), List.of(), ownNames);
    }

    /** Adds the units of the acting side that support it, which effects call by their own names. */
    private static void addFriends(Map<String, Object> named, String side, Units units, Set<String> ownNames) {
        for (Object name : named.values()) {
            units.find(String.valueOf(name))
                    .filter(unit -> unit.side().equals(side))
                    .ifPresent(unit -> ownNames.add(unit.name()));
        }
    }

    /** Whether the effects name units instead of roles, as those of combats of many units and of routs do. */
    private static boolean namesUnits(RecordEntry entry, Map<String, Object> named) {
        return named.containsKey("unit-2")
                || entry.effects().stream().anyMatch(effect -> named.containsValue(effect.get("side")));
    }

    /**
     * Finds the participants of a resolver whose effects name units directly: those that the record lists, or, of a
     * resolver without roles, those of its effects. The side of the first unit counts as the acting one.
     */
    private static Participants byName(RecordEntry entry, Units units, Set<String> ownNames) {
        String side = "";
        List<String> acting = new ArrayList<>();
        List<String> others = new ArrayList<>();
        List<String> names = new ArrayList<>();
        entry.object("units").values().forEach(name -> names.add(String.valueOf(name)));
        if (names.isEmpty()) {
            entry.effects().forEach(effect -> names.add(String.valueOf(effect.get("side"))));
        }
        for (String name : names) {
            Optional<Unit> unit = units.find(name);
            if (unit.isPresent()) {
                side = side.isEmpty() ? unit.get().side() : side;
                List<String> group = unit.get().side().equals(side) ? acting : others;
                if (!group.contains(unit.get().name())) {
                    group.add(unit.get().name());
                }
            }
        }
        for (Unit unit : side.isEmpty() ? List.<Unit>of() : units.list()) {
            if (unit.side().equals(side)) {
                ownNames.add(unit.name());
            }
        }
        return new Participants(side, side.isEmpty() ? "" : enemy(side, units), acting, others, ownNames);
    }

    /** The first side that is not the given one; empty if the game has only one side. */
    private static String enemy(String side, Units units) {
        return units.sides().stream()
                .filter(one -> !one.equals(side))
                .findFirst()
                .orElse("");
    }
}
