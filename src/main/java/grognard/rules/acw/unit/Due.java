package grognard.rules.acw.unit;

import grognard.rules.Next;
import grognard.table.Keyword;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What comes next, with what is known of it already; what is as usual need not be said. */
public final class Due {

    private final String resolver;
    private final List<String> sides;
    private final Map<String, String> known = new LinkedHashMap<>();

    private Due(String resolver, List<String> sides) {
        this.resolver = resolver;
        this.sides = sides;
    }

    /** @param sides who does it and, where it takes two, to whom */
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

    /** Says it unless it is what goes without saying. */
    public Due say(String name, Object value, Object usual) {
        return value.equals(usual) ? this : say(name, value);
    }

    public Due flag(String name, boolean on) {
        return on ? say(name, "true") : this;
    }

    /** A unit as the options of that beginning describe it. */
    public Due unit(String prefix, Arm arm, Formation formation, Quality quality) {
        return say(prefix + "arm", arm, Arm.INFANTRY)
                .say(prefix + "formation", formation, arm.usual())
                .say(prefix + "quality", quality, Quality.VETERAN);
    }

    public Next next() {
        return new Next(resolver, sides, known);
    }
}
