package grognard.rules.napoleonic;

import grognard.dice.Dice;
import grognard.input.BadInput;
import grognard.rules.Audit;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Situation;
import grognard.rules.Step;
import grognard.rules.Tables;
import grognard.rules.Words;
import grognard.rules.napoleonic.CombatResult.Struck;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Two units that fight: their options and who has the better of it, by itself or within an engagement. */
final class Contest {

    private enum Ground {
        NONE,
        ATTACKER,
        DEFENDER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    private enum From {
        FRONT,
        FLANK,
        REAR;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    final Fighter attacker = new Fighter(Side.ATTACKER);
    final Fighter defender = new Fighter(Side.DEFENDER);
    private final Parameter<Boolean> charging =
            Parameter.flag("charging", "charging, once in six turns").attackers();
    private final Parameter<Boolean> square =
            Parameter.flag("square", "infantry in square, attacked by infantry").defenders();
    private final Parameter<Ground> ground = Parameter.choice("ground", Ground.class, "who has the better ground")
            .orElse(Ground.NONE);
    private final Parameter<Integer> arms = Parameter.whole("arms", 1, 3, "arms of service that attack together")
            .orElse(1);
    private final Parameter<From> from =
            Parameter.choice("from", From.class, "where the attack comes from").orElse(From.FRONT);

    List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(attacker.parameters());
        all.add(charging);
        all.addAll(defender.parameters());
        all.addAll(List.of(square, ground, arms, from, RandomNumber.ROLL));
        return all;
    }

    static TableSpec[] tables() {
        return new TableSpec[] {
            Armies.TABLE, OddsColumns.ODDS, OddsColumns.RESULTS, CombatResult.EFFECTS_TABLE, TextNumber.TABLE
        };
    }

    /** The tables that decide: always the odds and the results; the armies where points are read in them, or morale. */
    List<TableSpec> decidedBy(Tables tables, Situation situation, boolean moraleToo) {
        boolean ofAnArmy = situation.given(attacker.troop) || situation.given(defender.troop);
        boolean armies = (moraleToo && ofAnArmy)
                || attacker.isOfTheArmies(tables, situation)
                || defender.isOfTheArmies(tables, situation);
        return armies
                ? List.of(Armies.TABLE, OddsColumns.ODDS, OddsColumns.RESULTS)
                : List.of(OddsColumns.ODDS, OddsColumns.RESULTS);
    }

    void check(Tables tables, Situation situation) {
        attacker.check(tables, situation);
        defender.check(tables, situation);
        if (attacker.is(Arm.ARTILLERY, tables, situation)) {
            throw situation.refuse(
                    attacker.troop, "infantry or cavalry: a battery does not attack, it fires (artillery)");
        }
        if (situation.has(square) && attacker.is(Arm.CAVALRY, tables, situation)) {
            throw new BadInput("--def-square with --troop " + situation.get(attacker.troop)
                    + ": expected infantry; cavalry attacks a square with the resolver square");
        }
        if (situation.has(square) && situation.given(defender.troop) && !defender.is(Arm.INFANTRY, tables, situation)) {
            throw new BadInput("--def-square with --def-troop " + situation.get(defender.troop)
                    + ": expected infantry, nobody else forms square");
        }
    }

    /** The column of the results that the strengths find. */
    String column(Tables tables, Situation situation, Audit audit) {
        BigDecimal attackers = attackersStrength(tables, situation, audit);
        BigDecimal defenders = defendersStrength(tables, situation, audit);
        int shift = shift(tables, situation);
        audit.number("shift", shift);
        return OddsColumns.column(attackers, defenders, shift, tables, audit);
    }

    /** The result that the number finds in the column. */
    CombatResult result(String column, Tables tables, Situation situation, Dice dice, Audit audit) {
        Row row = dice.result(Step.of(
                        "combat", cup -> OddsColumns.find(column, number(tables, situation, cup, audit), tables)))
                .numbers(audit);
        return OddsColumns.result(row);
    }

    Struck attackerStruck(CombatResult by, Tables tables, Situation situation) {
        return by.strike(attacker.unit(tables, situation), tables);
    }

    Struck defenderStruck(CombatResult by, Tables tables, Situation situation) {
        return by.strike(defender.unit(tables, situation), tables);
    }

    /** A test of a side that comes after the combat, with what is known of it. */
    Next after(String test, String side, Situation situation) {
        Fighter whose = side.equals(attacker.side) ? attacker : defender;
        return whose.known(Next.of(test).on(side), situation);
    }

    private BigDecimal attackersStrength(Tables tables, Situation situation, Audit audit) {
        Column<Optional<BigDecimal>> points =
                situation.has(attacker.disrupted) ? Armies.ATTACK_DISRUPTED : Armies.ATTACK;
        return attacker.strength(tables, situation, points, audit);
    }

    private BigDecimal defendersStrength(Tables tables, Situation situation, Audit audit) {
        boolean lower = situation.has(defender.disrupted) || situation.has(square);
        Column<Optional<BigDecimal>> points = lower ? Armies.DEFENCE_DISRUPTED : Armies.DEFENCE;
        return defender.strength(tables, situation, points, audit);
    }

    /** Columns to the attacker's good; they add up. */
    private int shift(Tables tables, Situation situation) {
        BigDecimal together = switch (situation.get(arms)) {
            case 2 -> TextNumber.TWO_ARMS.in(tables);
            case 3 -> TextNumber.THREE_ARMS.in(tables);
            default -> BigDecimal.ZERO;
        };
        BigDecimal side = switch (situation.get(from)) {
            case FRONT -> BigDecimal.ZERO;
            case FLANK -> TextNumber.FLANK.in(tables);
            case REAR -> TextNumber.REAR.in(tables);
        };
        return together.add(side).intValueExact();
    }

    /** The random number with all that is added to it and taken off. */
    private RandomNumber number(Tables tables, Situation situation, Dice dice, Audit audit) {
        RandomNumber number = RandomNumber.of("combat number", "attacker", situation, dice, audit);
        BigDecimal good = TextNumber.GOOD_GROUND.in(tables);
        switch (situation.get(ground)) {
            case NONE -> {}
            case ATTACKER -> number.add("attacker's ground", good);
            case DEFENDER -> number.add("defender's ground", good.negate());
        }
        situation.get(attacker.general).helpAttacker(number, tables);
        situation.get(defender.general).helpDefender(number, tables, audit);
        if (situation.has(charging)) {
            number.add("charging", TextNumber.CHARGING.in(tables));
        }
        if (situation.has(square)) {
            number.add("infantry on a square", TextNumber.ATTACKING_A_SQUARE.in(tables));
        }
        return number;
    }
}
