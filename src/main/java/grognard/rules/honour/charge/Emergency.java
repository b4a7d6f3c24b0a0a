package grognard.rules.honour.charge;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.ResultTable;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Quality;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Does a unit that is being charged turn, change formation or unlimber in time? One die, better for light troops and
 * worse for inferior ones: all, half or nothing of the unit is ready.
 */
public final class Emergency extends AbstractResolver {

    private static final Parameter<Boolean> LIGHT = Parameter.flag(
                    "light", "light infantry, light cavalry or dismounted cavalry")
            .is("type", "light|dismounted|light-cavalry");
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Boolean> IN_COMBAT = Parameter.flag(
                    "in-combat", "already in close combat, facing a new threat")
            .moment();

    private static final Code ALL =
            Code.passed("all", "The whole unit is ready in time.").titled("all ready");
    private static final Code HALF = Code.of(
                    "half", "Half the unit is ready: it fires and fights with half its dice, rounded up.")
            .titled("half ready");
    private static final Code FAILS = Code.failed(
                    "fails", "Too late: the unit neither fires nor fights against this threat.")
            .titled("too late");

    /** Modifiers of the emergency die. */
    private enum Modifier implements Keyword {
        LIGHT,
        INFERIOR;

        static final KeyedNumbers<Modifier> TABLE =
                new KeyedNumbers<>("emergency-modifiers", "Added to the emergency die", "modifier", Modifier.class);
    }

    static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("emergency", "Modified emergency die")
                    .everyKey(Column.code("unit", "free", "in-combat"))
                    .openBand("from", "to"),
            List.of(ALL, HALF, FAILS),
            Effects.ofUnit(),
            List.of("fire", "combat"));

    public Emergency() {
        super(Description.of("emergency", "does a unit that is being charged turn or change formation in time?")
                .roles("unit")
                .parameters(LIGHT, QUALITY, IN_COMBAT)
                .bare(QUALITY)
                .dice("emergency die")
                .codes(ALL, HALF, FAILS)
                .tables(Modifier.TABLE.spec(), RESULTS.spec())
                .rulings("PH-7", "PH-14")
                .examples("--light", "--inferior", "--in-combat")
                .notes(
                        "For facing a charge, changing formation or unlimbering in the enemy's movement.",
                        "The unit fires as moved and cannot counter-charge. Inferior units, not light, test their drill"
                                + " after it.")
                .source("Charges: emergency formation changes"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Audit.Score unit = working.score("unit").die(working.dice().one("emergency die", Die.D6));
        if (working.has(LIGHT)) {
            unit.add("light", Modifier.TABLE.of(Modifier.LIGHT, working));
            // PH-7: light means infantry, cavalry and dismounted cavalry, not light guns
            working.ruling("PH-7");
        }
        if (working.get(QUALITY) == Quality.INFERIOR) {
            unit.add("inferior", Modifier.TABLE.of(Modifier.INFERIOR, working));
        }
        int score = unit.total();
        working.number("score", score);
        String row = working.has(IN_COMBAT) ? "in-combat" : "free";
        ResultTable.Result result = RESULTS.of(working, row, score);
        String code = result.code().name();
        if (code.equals(HALF.name())) {
            // PH-14: half a unit has half its real dice, rounded up
            working.ruling("PH-14");
        }
        boolean changed = !code.equals(FAILS.name());
        if (changed && working.get(QUALITY) == Quality.INFERIOR && !working.has(LIGHT)) {
            working.next(Next.of("drill").on("unit"));
        }
        return working.effects(result.effects()).next(result.next()).outcome(result.code());
    }
}
