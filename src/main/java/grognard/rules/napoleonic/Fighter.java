package grognard.rules.napoleonic;

import grognard.input.BadInput;
import grognard.rules.Audit;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.napoleonic.CombatResult.Unit;
import grognard.table.Column;
import grognard.table.Row;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** One side of a combat: what may be said about it, and how strong it is. */
final class Fighter {

    final String side;
    final Parameter<Integer> bases;
    final Parameter<String> troop;
    final Parameter<BigDecimal> strength;
    final Parameter<Boolean> disrupted;
    final Parameter<General> general;
    final Parameter<Boolean> firstContact;

    Fighter(Side whose) {
        side = whose == Side.ATTACKER ? "attacker" : "defender";
        bases = Parameter.whole("bases", 1, 99, "bases in the unit").of(whose);
        troop = Parameter.of("troop", Armies.NAMES, "what troop they are").of(whose);
        strength = Parameter.decimal("strength", "0.001", "99999", 3, "the strength, in place of bases and troop")
                .of(whose);
        disrupted = Parameter.flag("disrupted", "already disrupted").of(whose);
        general = General.parameter().of(whose);
        firstContact = Parameter.flag(
                        "first-contact", "first move of contact: lances strike as the troop that they name")
                .of(whose);
    }

    List<Parameter<?>> parameters() {
        return List.of(bases, troop, strength, disrupted, general, firstContact);
    }

    /** By hand, or bases of a troop; a battery needs no bases. */
    void check(Tables tables, Situation situation) {
        if (situation.given(strength)) {
            for (Parameter<?> other : List.of(bases, troop)) {
                if (situation.given(other)) {
                    throw new BadInput(strength.option() + " with " + other.option() + ": expected only one of them");
                }
            }
            if (situation.has(firstContact)) {
                throw new BadInput(firstContact.option() + " with " + strength.option() + ": expected " + troop.option()
                        + ", or the strength of the first move of contact by hand");
            }
            return;
        }
        if (!situation.given(troop)) {
            throw new BadInput(troop.option() + " is missing: expected a troop listed in " + Armies.TABLE.file()
                    + ", or " + strength.option() + " by hand");
        }
        if (!situation.given(bases) && !is(Arm.ARTILLERY, tables, situation)) {
            throw new BadInput(bases.option() + " is missing: expected 1-99, the bases in the unit");
        }
        if (situation.has(firstContact)
                && row(tables, situation)
                        .flatMap(row -> row.get(Armies.FIRST_CONTACT))
                        .isEmpty()) {
            throw new BadInput(firstContact.option() + " with " + troop.option() + " " + situation.get(troop)
                    + ": expected a troop whose first-contact in " + Armies.TABLE.file() + " names another");
        }
    }

    Optional<Row> row(Tables tables, Situation situation) {
        return situation.find(troop).map(name -> Armies.of(name, tables));
    }

    /** Whether it is known to be of that arm; a strength by hand is of none. */
    boolean is(Arm arm, Tables tables, Situation situation) {
        return row(tables, situation).filter(row -> Armies.isArm(row, arm)).isPresent();
    }

    /** The troop that it fights as: in the first move of contact the one that its own names. */
    private Row fightsAs(Tables tables, Situation situation) {
        Row own = row(tables, situation).orElseThrow();
        return situation.has(firstContact)
                ? Armies.of(own.get(Armies.FIRST_CONTACT).orElseThrow(), tables)
                : own;
    }

    /** Whether its points are read in the armies; a battery's strength is the text's own. */
    boolean isOfTheArmies(Tables tables, Situation situation) {
        return situation.given(troop) && !is(Arm.ARTILLERY, tables, situation);
    }

    /** What is known of it for a test that comes after the combat. */
    Next known(Next test, Situation situation) {
        Next due = situation.given(troop) ? test.with("troop", situation.get(troop)) : test;
        General with = situation.get(general);
        return with == General.NONE ? due : due.with("general", with.toString());
    }

    /** Bases times points, or as typed; a battery has one strength whatever its state. */
    BigDecimal strength(Tables tables, Situation situation, Column<Optional<BigDecimal>> column, Audit audit) {
        BigDecimal total;
        if (situation.given(strength)) {
            total = situation.get(strength);
            audit.line(side, "strength", plain(total), "by hand");
        } else if (is(Arm.ARTILLERY, tables, situation)) {
            total = TextNumber.BATTERY_STRENGTH.in(tables);
            audit.line(side, "strength", plain(total), "a battery's, whatever its state");
        } else {
            Row row = fightsAs(tables, situation);
            BigDecimal points = row.get(column).orElseThrow();
            total = points.multiply(BigDecimal.valueOf(situation.get(bases)));
            audit.line(side, "bases", situation.get(bases));
            audit.line(side, "points", plain(points), "row " + row.key(Armies.TROOP) + ", column " + column.name());
            audit.line(side, "strength", plain(total));
        }
        audit.number(side, plain(total));
        return total;
    }

    private static Number plain(BigDecimal value) {
        return Numbers.plain(value);
    }

    /** The unit as the result will strike it. */
    Unit unit(Tables tables, Situation situation) {
        int left = situation.find(bases).orElse(is(Arm.ARTILLERY, tables, situation) ? 1 : Integer.MAX_VALUE);
        return new Unit(side, situation.has(disrupted), left == 1);
    }
}
