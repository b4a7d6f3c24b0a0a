package grognard.game;

import grognard.rules.Description;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which units a resolution is about, by the role that each has in it. The names of roles are the sides of effects. A
 * role that another unit's field names, {@code pursued=unit.pursuing}, or whose own field names a unit, {@code
 * pursuer=pursuing.unit}, is found and not typed.
 */
public final class Roles {

    private final Map<String, String> named;

    private Roles(Map<String, String> named) {
        this.named = Collections.unmodifiableMap(named);
    }

    /** Units by role, in the resolver's order. */
    public static Roles of(Map<String, String> named) {
        return new Roles(new LinkedHashMap<>(named));
    }

    /** The roles that a player names, in order. */
    public static List<String> typed(Description description) {
        List<String> typed = new ArrayList<>();
        for (String role : description.roles()) {
            if (role.indexOf('=') < 0) {
                typed.add(role);
            }
        }
        return typed;
    }

    static String name(String role) {
        int equals = role.indexOf('=');
        return equals < 0 ? role : role.substring(0, equals);
    }

    /** The names, by role. */
    public Map<String, String> named() {
        return named;
    }

    /** The names alone, in the resolver's order. */
    List<String> names() {
        return List.copyOf(named.values());
    }

    /** The first so many of them: those that a player must name come before the others. */
    List<String> named(int many) {
        List<String> names = names();
        return names.subList(0, Math.min(many, names.size()));
    }

    /** The unit that has the role. */
    Optional<Unit> unit(String role, Description description, Units units) {
        String name = named.get(role);
        if (name != null) {
            return units.find(name);
        }
        for (String one : description.roles()) {
            if (one.startsWith(role + "=")) {
                return found(one.substring(role.length() + 1), description, units);
            }
        }
        return units.find(role); // where sides are units by their own names
    }

    private Optional<Unit> found(String path, Description description, Units units) {
        int dot = path.indexOf('.');
        String first = path.substring(0, dot);
        String second = path.substring(dot + 1);
        if (description.roles().contains(first)) {
            return unit(first, description, units).flatMap(unit -> units.find(unit.text(second)));
        }
        Optional<Unit> named = unit(second, description, units);
        for (Unit unit : units) {
            if (named.isPresent() && named.get().name().equals(unit.get(first))) {
                return Optional.of(unit);
            }
        }
        return Optional.empty();
    }

    /** Whom the unit in that role has against it: the first of the other roles. */
    Optional<Unit> enemyOf(String role, Description description, Units units) {
        for (String other : typed(description)) {
            if (!other.equals(role) && named.containsKey(other)) {
                return unit(other, description, units);
            }
        }
        return Optional.empty();
    }
}
