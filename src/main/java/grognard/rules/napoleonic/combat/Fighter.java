package grognard.rules.napoleonic.combat;

import grognard.input.BadInput;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.base.Party;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatResult.Unit;
import grognard.rules.napoleonic.morale.MoraleTest;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.General;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Column;
import grognard.table.Row;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** One side of a combat: its parameters and its strength. */
final class Fighter extends Party {

    // declared first because bases and troop exclude it, but listed after them
    final Parameter<BigDecimal> strength =
            own(Parameter.decimal("strength", "0.001", "99999", 3, "the strength, in place of bases and troop")
                    .moment());
    final Parameter<Integer> bases = add(
            Parameter.whole("bases", 1, 99, "bases in the unit").part("bases").notWith(strength));
    final Parameter<String> troop = add(Parameter.of("troop", Armies.NAMES, "what troop they are")
            .is("troop")
            .notWith(strength));
    final Parameter<Boolean> disrupted;
    final Parameter<General> general;
    final Parameter<Boolean> firstContact;

    Fighter(Side whose) {
        super(whose);
        addAsIs(strength);
        disrupted = add(disrupted("already disrupted"));
        general = add(General.parameter());
        firstContact =
                add(Parameter.flag("first-contact", "first move of contact: lances strike as the troop that they name")
                        .moment());
    }

    /** Disrupted, which in a game includes routing units: the text counts troops that turn their backs as disrupted. */
    static Parameter<Boolean> disrupted(String help) {
        return Parameter.flag("disrupted", help).is("disrupted", List.of("true:disrupted=yes", "true:state=routing"));
    }

    /** Requires a strength by hand, or a troop with its bases; a battery needs no bases. */
    void check(Premises premises) {
        if (premises.given(strength)) {
            if (premises.has(firstContact)) {
                throw new BadInput(firstContact.option() + " with " + strength.option() + ": expected " + troop.option()
                        + ", or the strength of the first move of contact by hand");
            }
            return;
        }
        if (!premises.given(troop)) {
            throw new BadInput(troop.option() + " is missing: expected a troop listed in " + Armies.TABLE.file()
                    + ", or " + strength.option() + " by hand");
        }
        if (!premises.given(bases) && !is(Arm.ARTILLERY, premises)) {
            throw new BadInput(bases.option() + " is missing: expected 1-99, the bases in the unit");
        }
        if (premises.has(firstContact)
                && row(premises).flatMap(row -> row.get(Armies.FIRST_CONTACT)).isEmpty()) {
            throw new BadInput(firstContact.option() + " with " + troop.option() + " " + premises.get(troop)
                    + ": expected a troop whose first-contact in " + Armies.TABLE.file() + " names another");
        }
    }

    Optional<Row> row(Premises premises) {
        return premises.find(troop).map(name -> Armies.of(name, premises));
    }

    /** Whether its troop is of that arm; false for a strength by hand. */
    boolean is(Arm arm, Premises premises) {
        return row(premises).filter(row -> Armies.isArm(row, arm)).isPresent();
    }

    /** The troop whose points count: in the first move of contact the one that its row names, for lances. */
    private Row fightsAs(Premises premises) {
        Row own = row(premises).orElseThrow();
        return premises.has(firstContact)
                ? Armies.of(own.get(Armies.FIRST_CONTACT).orElseThrow(), premises)
                : own;
    }

    /** Whether its points come from the armies; a battery's strength is given by the text. */
    boolean isOfTheArmies(Premises premises) {
        return premises.given(troop) && !is(Arm.ARTILLERY, premises);
    }

    /** Adds troop and general to a test after the combat. */
    Next known(Next test, Premises premises) {
        Next due = premises.given(troop) ? test.with("troop", premises.get(troop)) : test;
        General with = premises.get(general);
        return with == General.NONE ? due : due.with("general", with.word());
    }

    /** Bases times points, or the strength by hand. A battery has the same strength in every state. */
    BigDecimal strength(Working working, Column<Optional<BigDecimal>> column) {
        BigDecimal total;
        if (working.given(strength)) {
            total = working.get(strength);
            working.line(name, "strength", plain(total), "by hand");
        } else if (is(Arm.ARTILLERY, working)) {
            total = TextNumber.BATTERY_STRENGTH.in(working);
            working.line(name, "strength", plain(total), "a battery's, whatever its state");
        } else {
            Row row = fightsAs(working);
            BigDecimal points = row.get(column).orElseThrow();
            total = points.multiply(BigDecimal.valueOf(working.get(bases)));
            working.line(name, "bases", working.get(bases));
            working.line(name, "points", plain(points), "row " + row.key(Armies.TROOP) + ", column " + column.name());
            working.line(name, "strength", plain(total));
        }
        return total;
    }

    private static Number plain(BigDecimal value) {
        return Numbers.plain(value);
    }

    /** Its morale test after the combat, with the same troop and general. */
    MoraleTest moraleTest(Side whose) {
        return new MoraleTest(whose, name, troop, general);
    }

    /** The unit as results affect it. */
    Unit unit(Premises premises) {
        int left = premises.find(bases).orElse(is(Arm.ARTILLERY, premises) ? 1 : Integer.MAX_VALUE);
        return new Unit(name, premises.has(disrupted), left == 1);
    }
}
