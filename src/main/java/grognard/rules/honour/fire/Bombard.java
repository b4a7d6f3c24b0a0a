package grognard.rules.honour.fire;

import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.UnitType;
import java.util.ArrayList;
import java.util.List;

/**
 * Resolves the bombardment before the first turn. A die for each battery, halved and rounded up, gives hits to share out
 * among units in range, up to a limit for each unit.
 */
public final class Bombard extends AbstractResolver {

    private static final Parameter<Integer> BATTERIES = Parameter.whole(
                    "batteries", 1, 20, "batteries with an enemy in range and sight")
            .orElse(1);
    private static final Parameter<UnitType> TARGET = Parameter.choice(
                    "target", UnitType.TROOPS, "the kind of unit to be hit, for the most that one may take")
            .orElse(UnitType.FORMED);
    private static final Parameter<Boolean> ENTRENCHED =
            Parameter.flag("entrenched", "the nearest target is entrenched or in a built-up area");

    private static final Parameter<List<List<String>>> SHARES = Parameter.of(
            "share",
            new Type.Rows(List.of("unit", "type", "most")),
            "a unit that takes hits: its name, its kind, and the most it is to take if not all it may, 0 if it"
                    + " has had all");

    private static final Code MISS = Code.of("miss", "The bombardment does no harm.");
    private static final Code HIT = Code.of(
            "hit", "Hits to share out among units in range and sight: {hits}, at most {cap} on a unit of this kind.");

    /** Single numbers of the bombardment. */
    private enum Limit implements TableNumber {
        ENTRENCHED,
        MOST_HITS,
        MOST_HITS_LIGHT_INFANTRY;

        static final KeyedNumbers<Limit> TABLE = new KeyedNumbers<>(
                "bombard", "Added to the die; the most hits that a unit may take", "limit", Limit.class);

        @Override
        public KeyedNumbers<Limit> table() {
            return TABLE;
        }
    }

    /** Each die modified, halved and rounded up. */
    private record Halves(int modifier) implements Tally<Integer> {
        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public Integer add(Integer soFar, int value) {
            return soFar + (value + modifier + 1) / 2;
        }
    }

    public Bombard() {
        super(Description.of("bombard", "what do the guns do before the first turn?")
                .roles("unit", "target")
                .parameters(BATTERIES, TARGET, ENTRENCHED, SHARES)
                .bare(BATTERIES, TARGET)
                .dice("a die for each battery")
                .codes(MISS, HIT)
                .tables(Limit.TABLE)
                .rulings("PH-6")
                .examples(
                        "--batteries 3",
                        "--entrenched",
                        "--batteries 2 --target light",
                        "--batteries 2 --share Baden,formed,2 --share Jaeger,light,")
                .notes(
                        "In a game name the target, or nobody takes the hits. Each --share takes what the ones before it leave; what is left over is still to be shared out.",
                        "Each battery's hits go to units in its own range and sight; it need not be aligned with them.",
                        "The most that a unit may take counts for the whole bombardment, all batteries together.")
                .source("Pre-game bombardments"));
    }

    @Override
    protected Resolution resolve(Working working) {
        int modifier = 0;
        if (working.has(ENTRENCHED)) {
            modifier = Limit.ENTRENCHED.in(working);
            // PH-6: cover takes 1 off the die once, whether the troops in it are seen or not
            working.modifier("guns", "entrenched, each die", modifier).ruling("PH-6");
        }
        int hits = working.dice().roll("bombardment", working.get(BATTERIES), Die.D6, new Halves(modifier));
        int cap = cap(working.get(TARGET), working);
        working.line("guns", "hits", hits, "each die halved, rounded up")
                .line(
                        "target",
                        "most hits",
                        cap,
                        "a unit: " + working.get(TARGET).word())
                .number("hits", hits)
                .number("cap", cap);
        String shared = hits == 0 ? "" : shared(hits, working);
        return shared.isEmpty() ? working.outcome(hits == 0 ? MISS : HIT) : working.outcome(HIT, shared);
    }

    /**
     * Shares the hits out among the named units, in their order, and says who takes how many; empty if nobody was
     * named.
     */
    private static String shared(int hits, Working working) {
        List<String> takers = new ArrayList<>();
        int left = hits;
        for (Share share : shares(working)) {
            int taken = Math.min(left, share.most(working));
            left -= taken;
            working.effect(share.unit, Effects.GAIN_HITS, taken);
            takers.add(share.unit + " takes " + taken);
        }
        if (takers.isEmpty()) {
            return "";
        }
        return "The bombardment tells: " + String.join(", ", takers) + "."
                + (left > 0 ? " Hits still to share out: " + left + "." : "");
    }

    /** A unit that takes hits. */
    private record Share(String unit, UnitType type, int wanted) {

        /** The most hits it takes: its share, limited by what its type may take. */
        int most(ResolverInput inputs) {
            return Math.min(wanted, cap(type, inputs));
        }
    }

    private static List<Share> shares(ResolverInput inputs) {
        List<Share> shares = new ArrayList<>();
        for (List<String> row : inputs.find(SHARES).orElse(List.of())) {
            String name = row.get(0);
            if (name.isEmpty()) {
                throw BadInput.value(SHARES.option(), String.join(",", row), "the unit's name first");
            }
            for (Share other : shares) {
                if (other.unit.equals(name)) {
                    throw BadInput.value(SHARES.option(), name, "each unit once");
                }
            }
            UnitType type = TARGET.type().read(name + ": type", row.get(1), inputs.tables());
            int most = row.get(2).isEmpty()
                    ? Integer.MAX_VALUE
                    : new Type.Whole(0, 20).read(name + ": most", row.get(2), inputs.tables());
            int cap = cap(type, inputs);
            if (!row.get(2).isEmpty() && most > cap) {
                throw BadInput.value(
                        name + ": most", row.get(2), "at most " + cap + ", all that " + type.word() + " may take");
            }
            shares.add(new Share(name, type, most));
        }
        return shares;
    }

    private static int cap(UnitType type, ResolverInput inputs) {
        return cap(type).in(inputs);
    }

    /** The most hits that a unit of that type takes in the bombardment. */
    public static int cap(UnitType type, Tables tables) {
        return Limit.TABLE.of(cap(type), tables);
    }

    private static Limit cap(UnitType type) {
        return type.isLightInfantry() ? Limit.MOST_HITS_LIGHT_INFANTRY : Limit.MOST_HITS;
    }

    @Override
    protected void check(ResolverInput inputs) {
        shares(inputs);
    }
}
