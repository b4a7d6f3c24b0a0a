package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.ResultTable;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Quality;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * Does a unit stand when its friends rout past it? A die, with an officer's help and the raw unit's penalty, less the
 * pips on the record; the further below zero, the worse. A rout through the unit costs a pip first.
 */
public final class Friends extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest("friends routing die");
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Boolean> THROUGH =
            Parameter.flag("through", "the rout passes round or through it: a pip first, whatever happens");

    private static final Code STANDS = Code.passed("stands", "The unit stands.");
    private static final Code SHAKEN = Code.failed("shaken", "The unit wavers but stays.");
    private static final Code FALLS_BACK = Code.failed("falls-back", "The unit falls back at once.");
    private static final Code ROUTS = Code.failed("routs", "The unit routs with its friends.");

    private static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("friends-results", "Score less the pips on the record")
                    .openBand("from", "to"),
            List.of(STANDS, SHAKEN, FALLS_BACK, ROUTS),
            Effects.ofUnit(),
            Effects.NEXT);

    public Friends() {
        super(Description.of("friends", "does a unit stand when friends rout past?")
                .parameters(TEST.pips, QUALITY, THROUGH, TEST.officer, TEST.surrounded)
                .roles("unit")
                .bare(TEST.pips)
                .dice("friends routing die")
                .codes(STANDS, SHAKEN, FALLS_BACK, ROUTS)
                .tables(RESULTS, Limit.TABLE, Officer.TABLE)
                .rulings("PB-29", "PB-30")
                .examples("--pips 3", "--pips 2 --raw --through", "--pips 5 --officer commander")
                .due("each friend of the same arm and no better quality within 10 cm of the rout")
                .notes(
                        "Due for a unit of the router's arm and of no better quality, within 10 cm of its first double move.",
                        "No unit tests more than once a turn, however many friends rout.",
                        "A unit removed at half strength causes no test.")
                .source("Other tests: friends routing test"));
    }

    @Override
    protected Resolution resolve(Working working) {
        // The pip for a rout through the unit counts in the test already.
        int gained = working.has(THROUGH) ? 1 : 0;
        int pips = Math.min(Pips.MOST, working.get(TEST.pips) + gained);
        boolean raw = working.get(QUALITY) == Quality.RAW;
        int penalty = raw ? Limit.RAW_TESTS_FOR_FRIENDS_AT.in(working) : 0;
        Attempt attempt = TEST.attempt(pips, penalty, working);
        Result result = RESULTS.of(working, attempt.score() - attempt.needed());
        Code code = result.code();
        // PB-30: two moves, however far the friend routs
        working.rulingIf(code.equals(ROUTS), "PB-30");
        List<Effect> suffered = withPips(gained, result.effects());
        if (code.equals(FALLS_BACK) || code.equals(ROUTS)) {
            return TEST.goesBack(code, code.text(), suffered, result.next(), working);
        }
        return working.effects(suffered).next(result.next()).outcome(code);
    }

    /** One effect for all pips, first, so that the player turns the record die once. */
    private static List<Effect> withPips(int gained, List<Effect> effects) {
        int pips = gained;
        List<Effect> others = new ArrayList<>();
        for (Effect effect : effects) {
            if (effect.is(Effects.GAIN_PIPS)) {
                pips += effect.amount().map(Number::intValue).orElse(0);
            } else {
                others.add(effect);
            }
        }
        if (pips > 0) {
            others.add(0, Effect.of("unit", Effects.GAIN_PIPS, pips));
        }
        return others;
    }
}
