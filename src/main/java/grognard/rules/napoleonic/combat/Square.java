package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatResult.Struck;
import grognard.rules.napoleonic.combat.CombatResult.Unit;
import grognard.rules.napoleonic.unit.Effects;
import grognard.rules.napoleonic.unit.General;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Does cavalry break a square? A random number by the state of the infantry; generals and charging count only by house
 * rule.
 */
public final class Square extends AbstractResolver {

    /** House rule: whether generals and charging count against a square (NA-8). */
    private enum Modifiers implements Keyword {
        NONE,
        COMBAT
    }

    private static final HouseKey<Modifiers> MODIFIERS = new HouseKey<>(
            "square.modifiers",
            Type.choice(Modifiers.class),
            Modifiers.NONE,
            "what changes the number against a square: nothing, or generals and charging as in a combat",
            "NA-8");

    public static final List<HouseKey<?>> HOUSE = List.of(MODIFIERS);

    private static final Parameter<Boolean> DISRUPTED =
            Fighter.disrupted("already disrupted").attackers();
    private static final Parameter<General> GENERAL =
            General.parameter().filledUnder(MODIFIERS, Modifiers.COMBAT).attackers();
    private static final Parameter<Boolean> CHARGING =
            Parameter.flag("charging", "the cavalry charges").moment().attackers();
    private static final Parameter<Boolean> DEF_DISRUPTED =
            Fighter.disrupted("the infantry was already disrupted").defenders();
    private static final Parameter<General> DEF_GENERAL =
            General.parameter().filledUnder(MODIFIERS, Modifiers.COMBAT).defenders();

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
                .marks("attacker charged-on = (turn) if charging")
                .parameters(DISRUPTED, GENERAL, CHARGING, DEF_DISRUPTED, DEF_GENERAL, RandomNumber.ROLL)
                .bare(GENERAL, DEF_GENERAL)
                .dice("square number")
                .codes(CODES)
                .wanted("Dr")
                .tables(TABLE, CombatResult.EFFECTS_TABLE, TextNumber.TABLE)
                .rulings("NA-3", "NA-5", "NA-7", "NA-8")
                .examples("--roll 0.412", "--disrupted --roll 0.350", "--def-disrupted --roll 0.777")
                .notes(
                        "Generals and charging count only with --house square.modifiers=combat.",
                        "Infantry attacking a square fights a combat with --def-square instead.",
                        "The unit that is left with a single base and loses it is gone: it does not rout.")
                .source("8.7 Cavalry vs infantry combat (square attack)"));
    }

    @Override
    protected void check(Premises premises) {
        if (premises.house(MODIFIERS) == Modifiers.COMBAT) {
            return;
        }
        String expected = "none: against a square it counts only with --house " + MODIFIERS.name() + "=combat";
        for (Parameter<General> general : List.of(GENERAL, DEF_GENERAL)) {
            if (premises.get(general) != General.NONE) {
                throw premises.refuse(general, expected);
            }
        }
        if (premises.has(CHARGING)) {
            throw premises.refuse(CHARGING, expected);
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        if (working.house(MODIFIERS) == Modifiers.NONE) {
            // NA-8: the number against a square is read as it falls
            working.ruling("NA-8");
        }
        Unit cavalry = new Unit("attacker", working.has(DISRUPTED), false);
        Unit infantry = new Unit("defender", working.has(DEF_DISRUPTED), false);
        CombatResult result = working.step("square", step -> number(step).in(step.table(TABLE), infantry.state()))
                .numbers(working)
                .get(CODE);
        Struck riders = result.strike(cavalry, working);
        Struck foot = result.strike(infantry, working);
        String more = riders.tell(working) + foot.tell(working);
        result.sendOn(riders, foot, side -> control(side, working), working);
        Code code = Code.named(result.code().name(), CODES);
        String title = riders.is(Effects.ROUT) ? ROUTED : foot.is(Effects.ROUT) ? BROKEN : code.title();
        return working.outcome(code.titled(title), code.text() + more);
    }

    /** The random number, with the modifiers that the house rule allows. */
    private static RandomNumber number(Working working) {
        RandomNumber number = RandomNumber.of("square number", "attacker", working);
        number.add(working.get(GENERAL).helpToAttacker(working));
        number.add(working.get(DEF_GENERAL).helpToDefender(working));
        return working.has(CHARGING) ? number.add("charging", TextNumber.CHARGING.in(working)) : number;
    }

    private static Next control(String side, Premises premises) {
        General with = premises.get(side.equals("attacker") ? GENERAL : DEF_GENERAL);
        Next control = Next.of("control").on(side);
        return with == General.NONE ? control : control.with("general", with.word());
    }
}
