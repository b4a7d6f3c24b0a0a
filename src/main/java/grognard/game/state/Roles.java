package grognard.game.state;

import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The units of a resolution, by role. The names of roles are the sides of effects. Further units of one role have a
 * number: {@code near}, {@code near-2}.
 */
public record Roles(Map<String, String> named) {

    public static final Roles NONE = new Roles(Map.of());

    /** Units by role, in the resolver's order: those that the player names first. */
    public Roles {
        named = Collections.unmodifiableMap(new LinkedHashMap<>(named));
    }

    /** The names of the units, in the order of their roles. */
    public List<String> names() {
        return List.copyOf(named.values());
    }

    /** The first so many names. */
    public List<String> names(int many) {
        List<String> names = names();
        return names.subList(0, Math.min(many, names.size()));
    }

    /** The unit in that role. */
    public Optional<Unit> unit(String role, Units units) {
        String name = named.get(role);
        return name == null ? Optional.empty() : units.find(name);
    }

    /** All units in that role, numbered ones included. */
    public List<Unit> all(String role, Units units) {
        return names(role).stream().map(units::get).toList();
    }

    /** The names of the units in that role, numbered ones included. */
    public List<String> names(String role) {
        return named.entrySet().stream()
                .filter(entry -> isOf(entry.getKey(), role))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Whether the name is that of the role, with or without a number. */
    public static boolean isOf(String name, String role) {
        boolean numbered = name.startsWith(role + "-")
                && name.substring(role.length() + 1).chars().allMatch(Character::isDigit);
        return numbered || name.equals(role);
    }
}
