package grognard.rules.napoleonic.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Does a unit that routed its enemy stay in hand, or pursue until it is rallied? A random number against its morale
 * value.
 */
public final class Control extends AbstractResolver {

    private static final MoraleTest TEST = new MoraleTest();

    public static final Code IN_HAND = Code.passed("in-hand", "The unit is in hand: do with it as you like.");
    public static final Code PURSUES = Code.failed("pursues", "The unit goes after the fugitives until it is rallied.");

    public Control() {
        super(Description.of("control", "does a unit that routed its enemy stay in hand?")
                .roles("unit")
                .parameters(TEST.parameters())
                .bare(TEST.troop, TEST.morale)
                .dice("control number")
                .codes(IN_HAND, PURSUES)
                .tables(MoraleTest.tables())
                .examples("--troop british-household --roll 0.381", "--troop french-cuirassier --general napoleon")
                .notes(
                        "Cavalry in contact with routing infantry takes a base of it each move: ride-down.",
                        "Routing infantry cannot form square.")
                .source("8.8 Control tests after routing opponent"));
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
        boolean passed = TEST.passed("control number", working);
        return working.effect(TEST.side(), passed ? Effects.IN_HAND : Effects.PURSUE)
                .outcome(passed ? IN_HAND : PURSUES);
    }
}
