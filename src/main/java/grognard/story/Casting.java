package grognard.story;

import grognard.game.Unit;
import grognard.game.Units;
import grognard.record.Entry;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds out who took part in a resolution, and on which side. */
final class Casting {

    /** What effects call those who belong to the one that acts. */
    private static final Set<String> FRIENDS = Set.of("officer", "general", "friends");

    private Casting() {}

    /**
     * The cast of a record.
     *
     * @param units the game's, where there is one
     */
    static Cast of(Entry entry, Description description, @Nullable Units units) {
        List<String> roles = new ArrayList<>();
        for (String role : description.roles()) {
            int equals = role.indexOf('=');
            roles.add(equals < 0 ? role : role.substring(0, equals));
        }
        Map<String, Object> named = entry.object("units");
        Set<String> own = new LinkedHashSet<>(FRIENDS);
        if (units != null && roles.isEmpty()) {
            return byName(entry, units, own);
        }
        String first = roles.isEmpty() ? "" : roles.get(0);
        own.add(first);
        List<String> acting = new ArrayList<>();
        List<String> others = new ArrayList<>();
        String side = "";
        String other = "";
        for (String role : roles) {
            Object name = named.get(role);
            if (name == null) {
                continue;
            }
            String unitSide = units == null
                    ? role
                    : units.find(name.toString()).map(Unit::side).orElse("");
            side = role.equals(first) ? unitSide : side;
            (role.equals(first) ? acting : others).add(name.toString());
            other = role.equals(first) ? other : unitSide;
        }
        if (units != null && !side.isEmpty()) {
            return new Cast(side, other.isEmpty() ? enemy(side, units) : other, acting, others, own);
        }
        String label = entry.label().orElse("");
        // A role that the game finds is nobody where there is no game.
        String second = roles.size() > 1 && description.roles().get(1).indexOf('=') < 0 ? roles.get(1) : "";
        return new Cast(first, second, label.isEmpty() ? List.of() : List.of(label), List.of(), own);
    }

    /** Where effects call units by their own names, the first that is struck says whose it is. */
    private static Cast byName(Entry entry, Units units, Set<String> own) {
        String side = "";
        List<String> acting = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (Object item : entry.object("outcome").get("effects") instanceof List<?> list ? list : List.of()) {
            String name = item instanceof Map<?, ?> effect ? String.valueOf(effect.get("side")) : "";
            Optional<Unit> unit = units.find(name);
            if (unit.isPresent()) {
                side = side.isEmpty() ? unit.get().side() : side;
                List<String> whose = unit.get().side().equals(side) ? acting : others;
                if (!whose.contains(unit.get().name())) {
                    whose.add(unit.get().name());
                }
            }
        }
        for (Unit unit : side.isEmpty() ? List.<Unit>of() : units.list()) {
            if (unit.side().equals(side)) {
                own.add(unit.name());
            }
        }
        return new Cast(side, side.isEmpty() ? "" : enemy(side, units), acting, others, own);
    }

    private static String enemy(String side, Units units) {
        for (String one : units.sides()) {
            if (!one.equals(side)) {
                return one;
            }
        }
        return "";
    }
}
