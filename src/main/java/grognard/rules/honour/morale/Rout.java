package grognard.rules.honour.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.EffectKind;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.table.Keyword;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * Finds the friends that a rout carries away. Each routing unit puts hits on friends near it, more on those it runs through;
 * friends that reach their rout number rout in turn. No dice.
 */
public final class Rout extends AbstractResolver {

    private static final Parameter<List<List<String>>> ROWS = Parameter.of(
                    "unit",
                    RoutRow.TYPE,
                    "a file with a row for each unit: friends near (within 6 inches, in sight) and friends whom it"
                            + " would pass through, names with blanks between")
            .positional();

    private static final Code NONE = Code.of("none", "Nobody routs.").titled("no rout");
    private static final Code ROUTS = Code.of("routs", "Units routing: {routed}, in this order.");

    /** A rout whose hits on friends are counted in this resolution, so that no further rout test is due. */
    private static final EffectKind ROUT =
            new EffectKind(Effects.ROUT.name(), "routs: take it off the table; a general with it stays and goes back");

    /** Hits on a friend, near or run through. */
    private enum Limit implements Keyword {
        NEAR,
        THROUGH;

        static final KeyedNumbers<Limit> TABLE =
                new KeyedNumbers<>("rout", "Hits on friends of a routing unit", "friend", Limit.class);
    }

    public Rout() {
        super(Description.of("rout", "whom does a rout carry away with it?")
                .roles("unit")
                .parameters(ROWS)
                .codes(NONE, ROUTS)
                .tables(Quality.TABLE, Limit.TABLE)
                .examples(
                        "--unit 'Bevern,regular,7,Itzenplitz Wied,Wied' --unit Itzenplitz,regular,6,Bevern,"
                                + " --unit Wied,inferior,4,Bevern,",
                        "--unit A,regular,6,B, --unit B,superior,7,A,")
                .notes(
                        "A routing unit is taken off at once; friends within 6 inches in sight take a hit, those half or"
                                + " more of whom it would pass through in 6 inches of flight take two in its place.",
                        "Near is near both ways: a friend is struck if either of the two rows names the other.",
                        "Generals are not hurt by these hits; one with a routing unit goes back 6 inches along its flight.")
                .source("Morale: routed units"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        RoutRow.read(inputs.get(ROWS), inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Map<String, RoutRow> units = new LinkedHashMap<>();
        Map<String, Integer> taken = new LinkedHashMap<>();
        for (RoutRow row : RoutRow.read(working.get(ROWS), working)) {
            units.put(row.name(), row);
            taken.put(row.name(), 0);
        }
        List<RoutRow> routed = cascade(units, taken, working);
        List<String> weakened = units.values().stream()
                .filter(row -> !routed.contains(row) && row.isWeakenedBy(taken.getOrDefault(row.name(), 0), working))
                .map(RoutRow::name)
                .toList();
        for (RoutRow row : routed) {
            working.effect(row.name(), Effects.GAIN_HITS, taken.getOrDefault(row.name(), 0))
                    .effect(row.name(), ROUT);
            taken.remove(row.name());
        }
        taken.forEach((name, hits) -> working.effect(name, Effects.GAIN_HITS, hits));
        Code code = routed.isEmpty() ? NONE : ROUTS;
        return working.number("routed", routed.size()).outcome(code, code.text() + Hits.weakened(weakened));
    }

    /**
     * The units that rout, in order: those already at their rout number as listed, then breadth first whoever they
     * reach.
     */
    private static List<RoutRow> cascade(Map<String, RoutRow> units, Map<String, Integer> taken, Working working) {
        List<RoutRow> routed = new ArrayList<>();
        for (RoutRow row : units.values()) {
            if (row.hits() >= row.quality().routedAt(working)) {
                working.line(row.name(), "hits", row.hits(), "routs");
                routed.add(row);
            }
        }
        Queue<RoutRow> running = new ArrayDeque<>(routed);
        while (!running.isEmpty()) {
            RoutRow router = running.remove();
            for (String name : router.struck(units.values())) {
                RoutRow friend = units.get(name);
                if (friend == null || routed.contains(friend)) {
                    continue; // routed units are off the table
                }
                Limit how = router.through().contains(name) ? Limit.THROUGH : Limit.NEAR;
                int more = Limit.TABLE.of(how, working);
                int hits = friend.hits() + taken.merge(name, more, Integer::sum);
                working.modifier(name, how.word() + " " + router.name(), more);
                boolean routs = hits >= friend.quality().routedAt(working);
                working.line(name, "hits", hits, routs ? "routs" : "");
                if (routs) {
                    routed.add(friend);
                    running.add(friend);
                }
            }
        }
        return routed;
    }
}
