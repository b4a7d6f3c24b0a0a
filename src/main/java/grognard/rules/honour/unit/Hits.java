package grognard.rules.honour.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import java.util.List;

/** The hits on a unit, which decide whether it is weakened or routed. */
public final class Hits {

    private static final int MOST = 20;

    private Hits() {}

    public static Parameter<Integer> parameter() {
        return parameter("hits", "hits on the unit");
    }

    public static Parameter<Integer> parameter(String name, String help) {
        return Parameter.whole(name, 0, MOST, help).orElse(0);
    }

    /** A sentence that names units that are weakened now; empty if there are none. */
    public static String weakened(List<String> names) {
        return names.isEmpty() ? "" : " Weakened now: " + String.join(", ", names) + ".";
    }

    /** Refuses a unit that has routed already. */
    public static void checkNotRouted(Parameter<Integer> hits, Parameter<Quality> quality, ResolverInput inputs) {
        Quality whose = inputs.get(quality);
        if (inputs.get(hits) >= whose.routedAt(inputs)) {
            throw inputs.refuse(
                    hits,
                    "fewer than " + whose.routedAt(inputs) + ", at which a unit of quality " + whose.word() + " routs");
        }
    }
}
