package grognard.rules.napoleonic.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.TableSpec;
import java.util.List;

/** Does a disrupted unit get back into order? A random number with what a general lends, against its morale value. */
public final class Rally extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest();

    public static final Code RALLIED = Code.passed("rallied", "The unit is in order again: take its counter away.");
    public static final Code STAYS_DISRUPTED = Code.failed("stays-disrupted", "The unit stays disrupted for the turn.");

    public Rally() {
        super(Description.of("rally", "does a disrupted unit get back into order?")
                .roles("unit")
                .parameters(TEST.parameters())
                .bare(TEST.troop, TEST.morale)
                .dice("rally number")
                .codes(RALLIED, STAYS_DISRUPTED)
                .tables(MoraleTest.tables())
                .examples(
                        "--troop french-line --roll 0.412",
                        "--troop french-line --general general",
                        "--morale 0.455 --general napoleon")
                .notes(
                        "Only the side whose turn it is rallies, before anything else it does.",
                        "A disrupted unit moves as usual and fights with its lower points.",
                        "A general under fire or in combat tests for himself first: general.")
                .source("5.1 Disrupted troops; 5.3 Generals and their effect on morale"));
    }

    @Override
    protected void check(Premises premises) {
        TEST.check(premises);
    }

    @Override
    public List<TableSpec> decidedBy(Premises premises) {
        return TEST.decidedBy(premises);
    }

    @Override
    protected Resolution resolve(Working working) {
        if (!TEST.passed("rally number", working)) {
            return working.outcome(STAYS_DISRUPTED);
        }
        return working.effect(TEST.side(), Effects.RALLIES).outcome(RALLIED);
    }
}
