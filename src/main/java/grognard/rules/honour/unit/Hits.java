package grognard.rules.honour.unit;

import grognard.rules.Parameter;
import grognard.rules.Premises;
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
    public static void checkNotRouted(Parameter<Integer> hits, Parameter<Quality> quality, Premises premises) {
        Quality whose = premises.get(quality);
        if (premises.get(hits) >= whose.routedAt(premises)) {
            throw premises.refuse(
                    hits,
                    "fewer than " + whose.routedAt(premises) + ", at which a unit of quality " + whose.word()
                            + " routs");
        }
    }
}
