package grognard.rules.napoleonic.combat;

import grognard.input.BadInput;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatResult.Struck;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.RandomNumber.Modifier;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Two units that fight, in a combat by itself or within an engagement: their parameters, strengths and result. */
final class Contest {

    /** The side with the better ground, if either has it. */
    private enum Ground implements Keyword {
        NONE,
        ATTACKER,
        DEFENDER
    }

    /** The direction of the attack; flank and rear shift the column. */
    private enum From implements Keyword {
        FRONT,
        FLANK,
        REAR
    }

    final Fighter attacker = new Fighter(Side.ATTACKER);
    final Fighter defender = new Fighter(Side.DEFENDER);
    private final Parameter<Boolean> charging =
            Parameter.flag("charging", "charging, once in six turns").moment().attackers();
    private final Parameter<Boolean> square = Parameter.flag("square", "infantry in square, attacked by infantry")
            .is("formation", "square")
            .defenders();
    private final Parameter<Ground> ground = Parameter.choice("ground", Ground.class, "who has the better ground")
            .orElse(Ground.NONE)
            .moment();
    private final Parameter<Integer> arms = Parameter.whole(
                    "arms", 1, 3, "arms of service that attack together; those of --with are counted")
            .orElse(1)
            .moment();
    private final Parameter<From> from = Parameter.choice("from", From.class, "where the attack comes from")
            .orElse(From.FRONT)
            .moment();

    private final Comrades with;

    private Contest(Comrades with) {
        this.with = with;
    }

    /** One against one. */
    static Contest ofTwo() {
        return new Contest(Comrades.NOBODY);
    }

    /** One, and those who attack with it, against one. */
    static Contest ofSeveral() {
        return new Contest(Comrades.ANY);
    }

    List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(attacker.parameters());
        all.add(charging);
        all.addAll(with.parameters());
        all.addAll(defender.parameters());
        all.addAll(List.of(square, ground, arms, from, RandomNumber.ROLL));
        return all;
    }

    static TableSpec[] tables() {
        return new TableSpec[] {
            Armies.TABLE, OddsColumns.ODDS, OddsColumns.RESULTS, CombatResult.EFFECTS_TABLE, TextNumber.TABLE
        };
    }

    /** The tables that decide: odds and results always, the armies only where points or morale are read from them. */
    List<TableSpec> decidedBy(Premises premises, boolean moraleToo) {
        boolean ofAnArmy = premises.given(attacker.troop) || premises.given(defender.troop);
        boolean armies = with.areNamed(premises)
                || (moraleToo && ofAnArmy)
                || attacker.isOfTheArmies(premises)
                || defender.isOfTheArmies(premises);
        return armies
                ? List.of(Armies.TABLE, OddsColumns.ODDS, OddsColumns.RESULTS)
                : List.of(OddsColumns.ODDS, OddsColumns.RESULTS);
    }

    void check(Premises premises) {
        attacker.check(premises);
        defender.check(premises);
        with.check(premises);
        if (attacker.is(Arm.ARTILLERY, premises)) {
            throw premises.refuse(
                    attacker.troop, "infantry or cavalry: a battery does not attack, it fires (artillery)");
        }
        if (premises.has(square) && attacker.is(Arm.CAVALRY, premises)) {
            throw new BadInput("--def-square with --troop " + premises.get(attacker.troop)
                    + ": expected infantry; cavalry attacks a square with the resolver square");
        }
        if (premises.has(square) && premises.given(defender.troop) && !defender.is(Arm.INFANTRY, premises)) {
            throw new BadInput("--def-square with --def-troop " + premises.get(defender.troop)
                    + ": expected infantry, nobody else forms square");
        }
    }

    /** The column of the results that the strengths find. */
    String column(Working working) {
        // Strengths, then columns shifted; the random number comes later and knows only the column.
        BigDecimal attackers = attackersStrength(working);
        BigDecimal defenders = defendersStrength(working);
        int shift = shift(working);
        working.number("shift", shift);
        return OddsColumns.column(attackers, defenders, shift, working);
    }

    /** The result that the number finds in the column. */
    CombatResult result(String column, Working working) {
        List<Modifier> modifiers = modifiers(working);
        Row row = working.step("combat", step -> OddsColumns.find(column, number(modifiers, step), step))
                .numbers(working);
        return OddsColumns.result(row);
    }

    Struck attackerStruck(CombatResult by, Premises premises) {
        return by.strike(attacker.unit(premises), premises);
    }

    Struck defenderStruck(CombatResult by, Premises premises) {
        return by.strike(defender.unit(premises), premises);
    }

    /** A test of a side after the combat, with what is known of the side. */
    Next after(String test, String side, Premises premises) {
        Fighter whose = side.equals(attacker.name) ? attacker : defender;
        return whose.known(Next.of(test).on(side), premises);
    }

    private BigDecimal attackersStrength(Working working) {
        Column<Optional<BigDecimal>> points = working.has(attacker.disrupted) ? Armies.ATTACK_DISRUPTED : Armies.ATTACK;
        BigDecimal own = attacker.strength(working, points);
        BigDecimal all = own.add(with.strength(working));
        working.number(attacker.name, Numbers.plain(all));
        return all;
    }

    private BigDecimal defendersStrength(Working working) {
        boolean lower = working.has(defender.disrupted) || working.has(square);
        Column<Optional<BigDecimal>> points = lower ? Armies.DEFENCE_DISRUPTED : Armies.DEFENCE;
        BigDecimal own = defender.strength(working, points);
        working.number(defender.name, Numbers.plain(own));
        return own;
    }

    /** Columns shifted in the attacker's favour, for combined arms and for flank or rear; they add up. */
    private int shift(Premises premises) {
        int attacking = premises.given(arms) ? premises.get(arms) : with.armsWith(attacker, premises);
        BigDecimal together = switch (attacking) {
            case 2 -> TextNumber.TWO_ARMS.in(premises);
            case 3 -> TextNumber.THREE_ARMS.in(premises);
            default -> BigDecimal.ZERO;
        };
        BigDecimal side = switch (premises.get(from)) {
            case FRONT -> BigDecimal.ZERO;
            case FLANK -> TextNumber.FLANK.in(premises);
            case REAR -> TextNumber.REAR.in(premises);
        };
        return together.add(side).intValueExact();
    }

    /** The random number with its modifiers. */
    private static RandomNumber number(List<Modifier> modifiers, Working working) {
        RandomNumber number = RandomNumber.of("combat number", "attacker", working);
        for (Modifier modifier : modifiers) {
            number.add(modifier);
        }
        return number;
    }

    private List<Modifier> modifiers(Working working) {
        List<Modifier> all = new ArrayList<>();
        BigDecimal good = TextNumber.GOOD_GROUND.in(working);
        switch (working.get(ground)) {
            case NONE -> {}
            case ATTACKER -> all.add(new Modifier("attacker's ground", good));
            case DEFENDER -> all.add(new Modifier("defender's ground", good.negate()));
        }
        all.add(working.get(attacker.general).helpToAttacker(working));
        all.add(working.get(defender.general).helpToDefender(working));
        if (working.has(charging)) {
            all.add(new Modifier("charging", TextNumber.CHARGING.in(working)));
        }
        if (working.has(square)) {
            all.add(new Modifier("infantry on a square", TextNumber.ATTACKING_A_SQUARE.in(working)));
        }
        return all;
    }
}
