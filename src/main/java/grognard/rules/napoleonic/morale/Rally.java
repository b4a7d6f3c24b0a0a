package grognard.rules.napoleonic.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Does a disrupted unit get back into order, or a pursuing one come back? A random number with what a general lends,
 * against its morale value.
 */
public final class Rally extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest();
    private static final Parameter<Boolean> PURSUING =
            Parameter.flag("pursuing", "in order, but pursuing: it is called back");

    public static final Code RALLIED = Code.passed("rallied", "The unit is in order again: take its counter away.");
    public static final Code STAYS_DISRUPTED = Code.failed("stays-disrupted", "The unit stays disrupted for the turn.");
    public static final Code PURSUES_ON = Code.failed("pursues-on", "The unit pursues on, until it is rallied.");

    public Rally() {
        super(Description.of("rally", "does a disrupted unit get back into order?")
                .roles("unit")
                .parameters(TEST.parameters())
                .parameters(PURSUING)
                .bare(TEST.troop, TEST.morale)
                .dice("rally number")
                .codes(RALLIED, STAYS_DISRUPTED, PURSUES_ON)
                .tables(MoraleTest.tables())
                .examples(
                        "--troop french-line --roll 0.412",
                        "--troop french-line --general general",
                        "--morale 0.455 --general napoleon",
                        "--troop french-hussar --pursuing")
                .notes(
                        "Only the side whose turn it is rallies, before anything else it does.",
                        "A disrupted unit moves as usual and fights with its lower points.",
                        "A general under fire or in combat tests for himself first: general.")
                .source("5.1 Disrupted troops; 5.3 Generals and their effect on morale; 8.8 Control tests"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        TEST.check(inputs);
    }

    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return TEST.decidedBy(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        boolean pursuing = working.has(PURSUING);
        if (!TEST.passed("rally number", working)) {
            return working.outcome(pursuing ? PURSUES_ON : STAYS_DISRUPTED);
        }
        working.effect(TEST.side(), pursuing ? Effects.IN_HAND : Effects.RALLIES);
        return pursuing ? working.outcome(RALLIED, "The unit is in hand again.") : working.outcome(RALLIED);
    }
}
