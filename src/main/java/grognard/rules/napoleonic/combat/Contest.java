package grognard.rules.napoleonic.combat;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatGroup.Member;
import grognard.rules.napoleonic.combat.CombatResult.Struck;
import grognard.rules.napoleonic.combat.CombatResult.Unit;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.RandomNumber.Modifier;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.TableSource;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Units that fight, in a combat by itself or within an engagement: their parameters, strengths and result. */
final class Contest {

    /** The direction of the attack; flank and rear shift the column. */
    private enum From implements Keyword {
        FRONT,
        FLANK,
        REAR
    }

    final Fighter attacker = new Fighter(Side.ATTACKER);
    final Fighter defender = new Fighter(Side.DEFENDER);
    private final NumberModifiers modifiers = new NumberModifiers();
    private final Parameter<Boolean> square = Parameter.flag("square", "infantry in square, which fires out of it")
            .attackers()
            .notWith(modifiers.charging);
    private final Parameter<Boolean> defSquare =
            Parameter.flag("square", "infantry in square, attacked by infantry").defenders();
    private final Parameter<Boolean> backs = Parameter.flag(
                    "backs", "retreating with its back turned: counts as disrupted in this combat")
            .defenders()
            .notWith(defSquare);
    private final Parameter<Boolean> routing = Parameter.flag("routing", "routing: counts as disrupted")
            .defenders()
            .notWith(defSquare);
    private final Parameter<Integer> arms = Parameter.whole(
                    "arms", 1, 3, "arms of service that attack together; those of --with are counted")
            .orElse(1);
    private final Parameter<From> from =
            Parameter.choice("from", From.class, "where the attack comes from").orElse(From.FRONT);

    private final Comrades with;

    /** Rulings that decide combats and engagements. */
    static final String[] RULINGS = {
        "NA-1", "NA-3", "NA-4", "NA-5", "NA-7", "NA-9", "NA-11", "NA-13", "NA-15", "NA-16", "NA-17", "NA-18"
    };

    private Contest(Comrades with) {
        this.with = with;
    }

    /** One against one. */
    static Contest ofTwo() {
        return new Contest(Comrades.NOBODY);
    }

    /** Several units against one. */
    static Contest ofSeveral() {
        return new Contest(Comrades.ANY);
    }

    List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(attacker.parameters());
        all.addAll(List.of(modifiers.charging, square));
        all.addAll(with.parameters());
        all.addAll(defender.parameters());
        all.addAll(List.of(defSquare, backs, routing, modifiers.ground, arms, from, RandomNumber.ROLL));
        return all;
    }

    static TableSource[] tables() {
        return new TableSource[] {
            Armies.TABLE, OddsColumns.ODDS, OddsColumns.RESULTS, CombatResult.EFFECTS_TABLE, TextNumber.TABLE
        };
    }

    /** The tables that decide: odds and results always, the armies only where points or morale are read from them. */
    List<TableSpec> decidedBy(ResolverInput inputs, boolean moraleToo) {
        boolean ofAnArmy = inputs.given(attacker.troop) || inputs.given(defender.troop);
        boolean armies = with.areNamed(inputs)
                || (moraleToo && ofAnArmy)
                || attacker.isOfTheArmies(inputs)
                || defender.isOfTheArmies(inputs);
        return armies
                ? List.of(Armies.TABLE, OddsColumns.ODDS, OddsColumns.RESULTS)
                : List.of(OddsColumns.ODDS, OddsColumns.RESULTS);
    }

    void check(ResolverInput inputs) {
        attacker.check(inputs);
        defender.check(inputs);
        with.check(inputs);
        inputs.refuseIf(
                attacker.is(Arm.ARTILLERY, inputs),
                attacker.troop,
                "infantry or cavalry: a battery does not attack, it fires (artillery)");
        if (inputs.has(defSquare)) {
            checkNoCavalry(inputs);
        }
        Optional<String> standing = with.anyInSquare(inputs);
        if (inputs.has(modifiers.charging) && standing.isPresent()) {
            throw new BadInput(modifiers.charging.option() + " with " + standing.get()
                    + " in square: expected units that can charge, and a square cannot");
        }
        checkSquare(square, attacker, inputs);
        checkSquare(defSquare, defender, inputs);
    }

    /** Cavalry of a group has the table of squares, too, whoever is named first (8.7). */
    private void checkNoCavalry(ResolverInput inputs) {
        Optional<String> cavalry = attacker.is(Arm.CAVALRY, inputs)
                ? Optional.of(attacker.troop.option() + " " + inputs.get(attacker.troop))
                : with.anyOf(Arm.CAVALRY, inputs).map(name -> "--with " + name);
        if (cavalry.isPresent()) {
            throw new BadInput("--def-square with " + cavalry.get()
                    + ": expected infantry; cavalry attacks a square with the resolver square");
        }
    }

    private static void checkSquare(Parameter<Boolean> square, Fighter side, ResolverInput inputs) {
        if (inputs.has(square) && inputs.given(side.troop) && !side.is(Arm.INFANTRY, inputs)) {
            throw new BadInput(square + " with " + side.troop + " " + inputs.get(side.troop)
                    + ": expected infantry, nobody else forms square");
        }
    }

    /** Two sides that fight and the units of each, with the result. */
    record Fought(CombatResult result, List<Struck> attackers, Struck defender) {

        Code code() {
            return result.code(attackers, defender);
        }

        /** Puts all effects on record; returns the text of the result with what they add to it. */
        String tell(Working working) {
            StringBuilder words = new StringBuilder(result.code().text());
            for (Struck attacker : attackers) {
                words.append(attacker.tell(working));
            }
            return words.append(defender.tell(working)).toString();
        }
    }

    /** Compares the strengths, throws the number and finds what the result does to each unit. */
    Fought fight(Working working) {
        CombatGroup group = group(working);
        BigDecimal defenders = defendersStrength(working);
        int shift = shift(working);
        working.number("shift", shift);
        // the random number knows only the column
        String column = OddsColumns.column(group.strength(), defenders, shift, working);
        List<Modifier> all = modifiers(working);
        Row row = working.step(
                        "combat",
                        step -> OddsColumns.find(column, NumberModifiers.number("combat number", all, step), step))
                .numbers(working);
        CombatResult result = OddsColumns.result(row);
        return new Fought(
                result,
                group.struck(result, with.loser(working), defenders, working),
                result.strike(defendingUnit(working), working));
    }

    /** A test of a side, or of a unit that attacks with the first, after the combat: with what is known of it. */
    Next after(String test, String name, ResolverInput inputs) {
        if (name.equals(attacker.name)) {
            return attacker.known(test, inputs);
        }
        return name.equals(defender.name) ? defender.known(test, inputs) : with.known(test, name, inputs);
    }

    private CombatGroup group(Working working) {
        boolean inSquare = working.has(square) && !working.has(attacker.disrupted) && working.given(attacker.troop);
        // NA-15: a square has its disrupted points when it attacks, too, unless the house says otherwise
        working.rulingIf(inSquare, "NA-15");
        boolean lower = working.has(attacker.disrupted) || (inSquare && HouseRules.isSquareWeak(working));
        BigDecimal own = attacker.strength(working, lower ? Armies.ATTACK_DISRUPTED : Armies.ATTACK);
        List<Member> members = new ArrayList<>();
        members.add(new Member(attacker.unit(working), own));
        members.addAll(with.members(working));
        CombatGroup group = new CombatGroup(members);
        working.number(attacker.name, Numbers.plain(group.strength()));
        return group;
    }

    /** The defender as results affect it: with its back turned or routing it counts as disrupted. */
    private Unit defendingUnit(ResolverInput inputs) {
        Unit unit = defender.unit(inputs);
        String why = inputs.has(backs) ? "Its back turned" : inputs.has(routing) ? "Routing already" : "";
        return why.isEmpty() || unit.isDisrupted() ? unit : new Unit(unit.side(), unit.name(), why, unit.lastBase());
    }

    private BigDecimal defendersStrength(Working working) {
        // NA-16: the text counts troops that turn their backs as disrupted, and routing troops turn theirs
        working.rulingIf(working.has(routing), "NA-16");
        // NA-13: the text has no rule for cavalry on infantry that is not in square
        working.rulingIf(isCavalryOnInfantry(working), "NA-13");
        boolean lower = working.has(defSquare) || defendingUnit(working).isDisrupted();
        BigDecimal own = defender.strength(working, lower ? Armies.DEFENCE_DISRUPTED : Armies.DEFENCE);
        working.number(defender.name, Numbers.plain(own));
        return own;
    }

    boolean isCavalryOnInfantry(ResolverInput inputs) {
        return attacker.is(Arm.CAVALRY, inputs) && defender.is(Arm.INFANTRY, inputs);
    }

    /** Whether cavalry attacks routing infantry, whom it may take a base of without a number. */
    boolean isRideDown(ResolverInput inputs) {
        return inputs.has(routing) && isCavalryOnInfantry(inputs);
    }

    /** Columns shifted in the attacker's favour, for combined arms and for flank or rear; they add up. */
    private int shift(ResolverInput inputs) {
        int attacking = inputs.given(arms) ? inputs.get(arms) : with.armsWith(attacker, inputs);
        BigDecimal together = switch (attacking) {
            case 2 -> TextNumber.TWO_ARMS.in(inputs);
            case 3 -> TextNumber.THREE_ARMS.in(inputs);
            default -> BigDecimal.ZERO;
        };
        BigDecimal side = switch (inputs.get(from)) {
            case FRONT -> BigDecimal.ZERO;
            case FLANK -> TextNumber.FLANK.in(inputs);
            case REAR -> TextNumber.REAR.in(inputs);
        };
        return together.add(side).intValueExact();
    }

    private List<Modifier> modifiers(Working working) {
        List<Modifier> all = modifiers.of(attacker, defender, working);
        if (working.has(defSquare)) {
            all.add(new Modifier("infantry on a square", TextNumber.ATTACKING_A_SQUARE.in(working)));
        }
        return all;
    }
}
