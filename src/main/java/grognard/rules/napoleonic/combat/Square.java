package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatResult.Struck;
import grognard.rules.napoleonic.combat.CombatResult.Unit;
import grognard.rules.napoleonic.combat.HouseRules.SquareModifiers;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.Effects;
import grognard.rules.napoleonic.unit.General;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.RandomNumber.Modifier;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Does cavalry break a square? A random number by the state of the infantry, with the modifiers of a combat unless the
 * house leaves them out.
 */
public final class Square extends AbstractResolver {

    private static final NumberModifiers NUMBER = new NumberModifiers();
    private static final Combatant CAVALRY = side(Side.ATTACKER);
    private static final Combatant INFANTRY = side(Side.DEFENDER);
    private static final Parameter<Boolean> ROUTING =
            Parameter.flag("routing", "routing, and so not in square").defenders();

    private static Combatant side(Side whose) {
        Parameter<General> general =
                General.parameter().filledUnder(HouseRules.SQUARE_MODIFIERS, SquareModifiers.COMBAT);
        return new Combatant(whose, general, List.of());
    }

    private static final Column<CombatResult> CODE =
            CombatResult.column(CombatResult.AR, CombatResult.AD, CombatResult.DD, CombatResult.DR);

    static final TableSpec TABLE = TableSpec.named("squares", "Cavalry against a square, by the infantry's state")
            .everyKey(Column.code("state", "ordered", "disrupted"))
            .thousandths("from", "to")
            .value(CODE)
            .meaning("state", "of the infantry when it formed square")
            .meaning("from", "the random number")
            .meaning("code", "Ar, Ad: cavalry routed, disrupted; Dd: square disrupted; Dr: square broken");

    private static final String ROUTED = "cavalry routed";
    private static final String BROKEN = "square broken";

    private static final List<Code> CODES = List.of(
            Code.of("Ar", "The square holds and the cavalry is routed.").titled(ROUTED),
            Code.of("Ad", "The square holds and the cavalry is disrupted.").titled("cavalry disrupted"),
            Code.of("Dd", "The square is disrupted but holds.").titled("square disrupted"),
            Code.of("Dr", "The square is broken.").titled(BROKEN));

    public Square() {
        super(Description.of("square", "does cavalry break a square?")
                .roles("attacker", "defender")
                .parameters(CAVALRY.parameters())
                .parameters(NUMBER.charging)
                .parameters(INFANTRY.parameters())
                .parameters(ROUTING, NUMBER.ground, RandomNumber.ROLL)
                .bare(CAVALRY.general, INFANTRY.general)
                .dice("square number")
                .codes(CODES)
                .wanted("Dr")
                .tables(TABLE, Armies.TABLE, CombatResult.EFFECTS_TABLE, TextNumber.TABLE)
                .rulings("NA-3", "NA-5", "NA-7", "NA-8", "NA-17", "NA-18")
                .examples(
                        "--roll 0.412",
                        "--disrupted --roll 0.350",
                        "--def-disrupted --roll 0.777",
                        "--troop french-cuirassier --charging --def --troop austrian-line")
                .notes(
                        "With --house square.modifiers=none ground, generals and charging change nothing.",
                        "Infantry attacking a square fights a combat with --def-square instead.",
                        "Routing infantry cannot form square: ride-down.",
                        "A unit that loses its last base (--bases 1, --def-bases 1) is gone: it does not rout.")
                .source("8.7 Cavalry vs infantry combat (square attack)"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        CAVALRY.checkIs(Arm.CAVALRY, "cavalry; infantry attacks a square with combat --def-square", inputs);
        INFANTRY.checkIs(Arm.INFANTRY, "infantry, nobody else forms square", inputs);
        inputs.refuseIf(
                inputs.has(ROUTING),
                ROUTING,
                "infantry that stands: routing infantry cannot form square, cavalry rides it down (ride-down)");
        if (inputs.house(HouseRules.SQUARE_MODIFIERS) == SquareModifiers.COMBAT) {
            return;
        }
        String expected = "none: it counts only without --house " + HouseRules.SQUARE_MODIFIERS.name() + "=none";
        for (Parameter<?> parameter : List.of(CAVALRY.general, INFANTRY.general, NUMBER.ground, NUMBER.charging)) {
            if (!inputs.get(parameter).equals(parameter.fallback().orElseThrow())) {
                throw inputs.refuse(parameter, expected);
            }
        }
    }

    /** The table of squares; a troop's row only says what arm it is. */
    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return List.of(TABLE);
    }

    @Override
    protected Resolution resolve(Working working) {
        List<Modifier> modifiers = NUMBER.of(CAVALRY, INFANTRY, working);
        // NA-8: what modifies any number for combat modifies that against a square, unless the house says otherwise
        working.rulingIf(
                working.house(HouseRules.SQUARE_MODIFIERS) == SquareModifiers.NONE || !modifiers.isEmpty(), "NA-8");
        Unit infantry = INFANTRY.unit(working);
        CombatResult result = working.step(
                        "square",
                        step -> NumberModifiers.number("square number", modifiers, step)
                                .in(step.table(TABLE), infantry.state()))
                .numbers(working)
                .get(CODE);
        Struck riders = result.strike(CAVALRY.unit(working), working);
        Struck foot = result.strike(infantry, working);
        String more = riders.tell(working) + foot.tell(working);
        result.sendOn(
                List.of(riders),
                foot,
                name -> (name.equals(CAVALRY.name) ? CAVALRY : INFANTRY).known("control", working),
                working);
        Code code = Code.named(result.code().name(), CODES);
        String title = riders.is(Effects.ROUT) ? ROUTED : foot.is(Effects.ROUT) ? BROKEN : code.title();
        title = riders.gone() ? "cavalry gone" : foot.gone() ? "square gone" : title;
        return working.outcome(code.titled(title), code.text() + more);
    }
}
