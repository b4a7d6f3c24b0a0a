package grognard.rules.acw.unit;

import grognard.rules.Next;
import grognard.table.Keyword;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds a follow-up with what is known of it; values that equal a default are left out. */
public final class Due {

    private final String resolver;
    private final List<String> sides;
    private final Map<String, String> known = new LinkedHashMap<>();

    private Due(String resolver, List<String> sides) {
        this.resolver = resolver;
        this.sides = sides;
    }

    /**
     * Begins a follow-up.
     *
     * @param sides the sides in the order of the resolver's roles
     */
    public static Due of(String resolver, String... sides) {
        return new Due(resolver, List.of(sides));
    }

    /** Units within 6" of one that routs or is lost, or of an officer who is killed, check their morale. */
    public static Next nearby() {
        return Next.of("morale");
    }

    public Due say(String name, Object value) {
        known.put(name, Keyword.text(value));
        return this;
    }

    /** Adds a value unless it is the default. */
    public Due say(String name, Object value, Object usual) {
        return value.equals(usual) ? this : say(name, value);
    }

    public Due flag(String name, boolean on) {
        return on ? say(name, "true") : this;
    }

    /** Adds a unit's arm, formation and quality, under names with that prefix. */
    public Due unit(String prefix, Arm arm, Formation formation, Quality quality) {
        return say(prefix + "arm", arm, Arm.INFANTRY)
                .say(prefix + "formation", formation, arm.usual())
                .say(prefix + "quality", quality, Quality.VETERAN);
    }

    public Next next() {
        return new Next(resolver, sides, known);
    }
}
