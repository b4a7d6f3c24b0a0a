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

    private static final Parameter<Boolean> LIGHT =
            Parameter.flag("light", "light infantry, light cavalry or dismounted cavalry");
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Boolean> IN_COMBAT =
            Parameter.flag("in-combat", "already in close combat, facing a new threat");
    private static final Parameter<Boolean> UNLIMBER = Parameter.flag("unlimber", "guns: unlimber to meet the charge")
            .notWith(LIGHT)
            .notWith(IN_COMBAT);

    private static final Code ALL =
            Code.passed("all", "The whole unit is ready in time.").titled("all ready");
    private static final Code HALF = Code.of(
                    "half", "Half the unit is ready: it fires and fights with half its dice, rounded up.")
            .titled("half ready");
    private static final Code FAILS = Code.failed(
                    "fails", "Too late: the unit neither fires nor fights against this threat.")
            .titled("too late");

    private static final String HALF_IN_COMBAT =
            "Up to half the unit turns on the new enemy, with half the dice, rounded up; the rest go on with their fight.";
    private static final String FAILS_IN_COMBAT =
            "Too late: nobody turns on the new enemy, and the fight that the unit is in goes on.";

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
                .roles("unit", "enemy")
                .parameters(LIGHT, QUALITY, IN_COMBAT, UNLIMBER)
                .bare(QUALITY)
                .dice("emergency die")
                .codes(ALL, HALF, FAILS)
                .tables(Modifier.TABLE, RESULTS)
                .rulings("PH-7", "PH-14")
                .examples("--light", "--inferior", "--in-combat", "--unlimber")
                .notes(
                        "For facing a charge, changing formation or unlimbering in the enemy's movement.",
                        "The unit fires as moved and cannot counter-charge. Inferior units other than light infantry test"
                                + " their drill after it.")
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
        // PH-14: half a unit has half its real dice, rounded up
        working.rulingIf(code.equals(HALF.name()), "PH-14");
        boolean changed = !code.equals(FAILS.name());
        working.nextIf(
                changed && working.get(QUALITY) == Quality.INFERIOR && !working.has(LIGHT),
                Next.of("drill").on("unit"));
        working.effects(result.effects()).next(result.next());
        working.effectIf(changed && working.has(UNLIMBER), "unit", Effects.UNLIMBERS);
        if (working.has(IN_COMBAT)) {
            return working.outcome(result.code(), changed ? HALF_IN_COMBAT : FAILS_IN_COMBAT);
        }
        return working.outcome(result.code());
    }
}
