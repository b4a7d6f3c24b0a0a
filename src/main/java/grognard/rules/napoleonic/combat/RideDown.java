package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.TableSpec;
import java.util.List;

/** Cavalry in contact with routing infantry takes one base of it each move, without a number. */
public final class RideDown extends AbstractResolver {

    private static final Parameter<String> TROOP = troop("the cavalry").attackers();
    private static final Parameter<String> DEF_TROOP =
            troop("the routing infantry").defenders();
    private static final Parameter<Integer> DEF_BASES =
            Parameter.whole("bases", 1, 99, "bases left of it").defenders();

    private static final Code RIDDEN_DOWN = Code.of("ridden-down", "The cavalry takes a base of the routing infantry.");

    public RideDown() {
        super(Description.of("ride-down", "what does cavalry take of routing infantry?")
                .roles("attacker", "defender")
                .parameters(TROOP, DEF_BASES, DEF_TROOP)
                .bare(TROOP, DEF_BASES, DEF_TROOP)
                .codes(RIDDEN_DOWN)
                .tables(Armies.TABLE)
                .examples(
                        "",
                        "--troop french-hussar --def --bases 3 --troop austrian-line",
                        "--troop french-hussar --def --bases 1 --troop austrian-line")
                .notes(
                        "Once for every move in which the cavalry is in contact with the routing unit.",
                        "The infantry cannot form square and routs on until halt-rout stops it.")
                .source("8.7 Cavalry vs infantry combat (square attack)"));
    }

    private static Parameter<String> troop(String help) {
        return Parameter.of("troop", Armies.NAMES, help);
    }

    @Override
    protected void check(ResolverInput inputs) {
        check(TROOP, Arm.CAVALRY, "cavalry: only cavalry rides infantry down", inputs);
        check(DEF_TROOP, Arm.INFANTRY, "infantry: only routing infantry is ridden down", inputs);
    }

    private static void check(Parameter<String> troop, Arm arm, String expected, ResolverInput inputs) {
        if (inputs.given(troop) && !Armies.isArm(Armies.of(inputs.get(troop), inputs), arm)) {
            throw inputs.refuse(troop, expected);
        }
    }

    /** No table decides: a troop's row only says what arm it is. */
    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return List.of();
    }

    @Override
    protected Resolution resolve(Working working) {
        boolean gone = working.find(DEF_BASES).filter(left -> left == 1).isPresent();
        return working.effect("defender", Effects.LOSE_BASE, 1)
                .outcome(
                        RIDDEN_DOWN,
                        RIDDEN_DOWN.text()
                                + (gone ? " It was the last: the defender is gone." : " The rest routs on."));
    }
}
