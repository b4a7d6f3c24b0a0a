package grognard.rules.honour.charge;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Target;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.util.List;

/**
 * Cavalry rides through light infantry or guns. Its fighting dice hit on a fixed number,
 * without modifiers.
 */
public final class Breakthrough extends AbstractResolver {

    private static final Parameter<Formation> FORMATION =
            Formation.parameter("formation", List.of(Formation.LINE, Formation.DOUBLE_LINE, Formation.MARCH_COLUMN));
    private static final Parameter<Integer> FIGHTING_DICE = FightingDice.parameter();
    private static final Target TARGET = new Target(Parameter.choice(
                    "target",
                    List.of(
                            UnitType.LIGHT,
                            UnitType.DISMOUNTED,
                            UnitType.FIELD,
                            UnitType.LIGHT_ARTILLERY,
                            UnitType.HORSE),
                    "what is ridden through")
            .required());

    /** The type whose dice are read; light and heavy cavalry have the same. */
    private static final UnitType CAVALRY = UnitType.HEAVY_CAVALRY;

    /** The number that a die needs; a breakthrough has no modifiers. */
    private enum Limit implements Keyword {
        HIT_ON;

        static final KeyedNumbers<Limit> TABLE =
                new KeyedNumbers<>("breakthrough", "A die hits on this, without modifiers", "limit", Limit.class);
    }

    public Breakthrough() {
        super(Description.of("breakthrough", "what does cavalry do to the lights or guns that it rides through?")
                .roles("unit", "target")
                .parameters(FORMATION, FIGHTING_DICE, TARGET.type, TARGET.quality, TARGET.hits)
                .bare(TARGET.type, TARGET.hits)
                .dice("cavalry's dice")
                .codes(Target.MISS, Target.HIT, Target.WEAKENED, Target.ROUTED)
                .tables(FightingDice.TABLE, Limit.TABLE, Quality.TABLE)
                .examples("--target light", "--target field --target-hits 3", "--formation march-column --target horse")
                .notes(
                        "In the open, in place of a charge, with the charge bonus and no deduction for riding through; the"
                                + " cavalry must come out at least 1 inch beyond, or it charges as usual.",
                        "First the enemy fires; light infantry must evade unless it has moved, limbered horse guns may, gun"
                                + " crews go to a friendly unit but need not disperse. Limbered guns are not destroyed.",
                        "The cavalry may charge enemies behind.")
                .source("Cavalry breakthrough"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        FightingDice.COMBAT.check(CAVALRY, Formation.of(FORMATION, inputs), FIGHTING_DICE, inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        int count = FightingDice.COMBAT.of(CAVALRY, Formation.of(FORMATION, working), FIGHTING_DICE, working);
        int needed = Limit.TABLE.of(Limit.HIT_ON, working);
        int hits = working.dice().hits("cavalry's dice", count, needed);
        working.line("cavalry", "dice", count)
                .line("cavalry", "hit on", needed, "no modifiers")
                .line("cavalry", "hits", hits);
        Code code = TARGET.take(hits, working);
        return working.outcome(code);
    }
}
