package grognard.rules.napoleonic.combat;

import grognard.input.BadInput;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
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

/** One side of a combat by odds: its parameters and its strength. */
final class Fighter extends Combatant {

    final Parameter<BigDecimal> strength;
    final Parameter<Boolean> firstContact;

    Fighter(Side whose) {
        this(
                whose,
                Parameter.decimal("strength", "0.001", "99999", 3, "the strength, in place of bases and troop")
                        .of(whose));
    }

    private Fighter(Side whose, Parameter<BigDecimal> strength) {
        super(whose, General.parameter(), List.of(strength));
        this.strength = strength;
        firstContact = add(
                Parameter.flag("first-contact", "first move of contact: lances strike as the troop that they name"));
    }

    /** Requires a strength by hand, or a troop with its bases; a battery needs no bases. */
    void check(ResolverInput inputs) {
        if (inputs.given(strength)) {
            if (inputs.has(firstContact)) {
                throw new BadInput(firstContact.option() + " with " + strength.option() + ": expected " + troop.option()
                        + ", or the strength of the first move of contact by hand");
            }
            return;
        }
        if (!inputs.given(troop)) {
            throw new BadInput(troop.option() + " is missing: expected a troop listed in " + Armies.TABLE.file()
                    + ", or " + strength.option() + " by hand");
        }
        if (!inputs.given(bases) && !is(Arm.ARTILLERY, inputs)) {
            throw new BadInput(bases.option() + " is missing: expected 1-99, the bases in the unit");
        }
        if (inputs.has(firstContact)
                && row(inputs).flatMap(row -> row.get(Armies.FIRST_CONTACT)).isEmpty()) {
            throw new BadInput(firstContact.option() + " with " + troop.option() + " " + inputs.get(troop)
                    + ": expected a troop whose first-contact in " + Armies.TABLE.file() + " names another");
        }
    }

    /** The troop whose points count: in the first move of contact the one that its row names, for lances. */
    private Row fightsAs(ResolverInput inputs) {
        Row own = row(inputs).orElseThrow();
        return inputs.has(firstContact)
                ? Armies.of(own.get(Armies.FIRST_CONTACT).orElseThrow(), inputs)
                : own;
    }

    /** Whether its points come from the armies; a battery's strength is given by the text. */
    boolean isOfTheArmies(ResolverInput inputs) {
        return inputs.given(troop) && !is(Arm.ARTILLERY, inputs);
    }

    /** Bases times points, or the strength by hand. A battery has the same strength in every state. */
    BigDecimal strength(Working working, Column<Optional<BigDecimal>> column) {
        BigDecimal total;
        if (working.given(strength)) {
            total = working.get(strength);
            working.line(name, "strength", Numbers.plain(total), "by hand");
        } else if (is(Arm.ARTILLERY, working)) {
            total = TextNumber.BATTERY_STRENGTH.in(working);
            working.line(name, "strength", Numbers.plain(total), "a battery's, whatever its state");
        } else {
            Row row = fightsAs(working);
            BigDecimal points = row.get(column).orElseThrow();
            total = points.multiply(BigDecimal.valueOf(working.get(bases)));
            working.line(name, "bases", working.get(bases));
            working.line(
                    name,
                    "points",
                    Numbers.plain(points),
                    "row " + row.key(Armies.TROOP) + ", column " + column.name());
            working.line(name, "strength", Numbers.plain(total));
        }
        return total;
    }

    /** Its morale test after the combat, with the same troop and general. */
    MoraleTest moraleTest(Side whose) {
        return new MoraleTest(whose, name, troop, general);
    }
}
