package grognard.rules.honour.combat;

import grognard.dice.Dice;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.Unit;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Resolves a close combat between two units. Both throw their fighting dice at once, for one round or until it is
 * decided. A unit at its rout number routs; otherwise the one with fewer hits wins, at equal hits the better quality,
 * and the loser falls back with an additional hit.
 */
public final class Combat extends AbstractResolver {

    private static final Fighter ATTACKER = new Fighter(Side.ATTACKER);
    private static final Fighter DEFENDER = new Fighter(Side.DEFENDER);
    private static final Parameter<Boolean> PURSUING =
            Parameter.flag("pursuing", "came into contact by pursuit").attackers();
    private static final Parameter<Boolean> CHARGING = Parameter.flag("charging", "came into contact by a charge")
            .notWith(PURSUING)
            .attackers();
    private static final Parameter<Boolean> COUNTER_CHARGING = Parameter.flag(
                    "counter-charging", "cavalry: met the charge with its own")
            .onlyWith(DEFENDER.type, UnitType.CAVALRY)
            .defenders();
    private static final Parameter<Boolean> CAME_HOME = Parameter.flag(
            "came-home", "who charged was weakened only after the charge came home, and keeps its bonus");
    private static final Parameter<Boolean> OBSTACLE = Parameter.flag(
                    "obstacle",
                    "obstacle, difficult ground, hill, stream bank or a wheel over 30 degrees: no bonus for the charge")
            .defenders();
    private static final Parameter<Rounds> ROUNDS = Parameter.choice(
                    "rounds", Rounds.class, "one round, or all until the fight is decided")
            .orElse(Rounds.ONE);
    private static final Parameter<Leaving> STOP =
            Parameter.of("stop", Leaving.TYPE, "after a round it leaves by choice: 'def-hits>=4', the defender does");

    private static final Parameter<Leaver> LEAVES = Parameter.choice(
                    "leaves", Leaver.class, "who leaves by choice before the next round, in place of fighting it")
            .notWith(STOP)
            .notWith(CHARGING)
            .notWith(PURSUING)
            .notWith(COUNTER_CHARGING);

    /** The side that leaves a fight by choice. */
    private enum Leaver implements Keyword {
        ATTACKER,
        DEFENDER
    }

    /** Number of rounds to fight: one, or all until the combat is decided. */
    private enum Rounds implements Keyword {
        ONE,
        ALL
    }

    /**
     * State between rounds: hits taken on both sides, and whether the first round is still to come.
     *
     * @param left rounds that may still be fought. Counted down only where odds ask for the state after some round:
     *     otherwise a round without hits leads back to the same state, which odds need to see
     */
    private record Fight(int attacker, int defender, boolean opening, int left) {

        static Fight start(Dice dice) {
            return new Fight(0, 0, true, dice.mostRounds());
        }

        Fight after(int onAttacker, int onDefender) {
            return new Fight(
                    attacker + onAttacker, defender + onDefender, false, left == Dice.NO_LIMIT ? left : left - 1);
        }
    }

    public Combat() {
        super(Description.of("combat", "who wins a close combat?")
                .roles("attacker", "defender")
                .parameters(ATTACKER.parameters())
                .parameters(CHARGING, PURSUING)
                .parameters(DEFENDER.parameters())
                .parameters(COUNTER_CHARGING, OBSTACLE, CAME_HOME, ROUNDS, STOP, LEAVES)
                .bare(ATTACKER.type, DEFENDER.type, ATTACKER.hits, DEFENDER.hits)
                .bare(ATTACKER.quality, DEFENDER.quality)
                .inRounds(1, ROUNDS, Rounds.ALL)
                .dice(
                        "attacker's dice",
                        "defender's dice",
                        "both again each round with --rounds all; none with --leaves")
                .codes(Arrays.stream(CombatResult.values())
                        .map(CombatResult::code)
                        .toArray(Code[]::new))
                .wanted("defender-falls-back", "defender-routs")
                .tables(FightingDice.TABLE, ToHit.TABLE, CombatModifier.TABLE, Quality.TABLE, Retreat.TABLE)
                .rulings("PH-3", "PH-10", "PH-11")
                .examples(
                        "--unit formed --charging --def --unit formed --hits 2",
                        "--unit heavy-cavalry --superior --charging --def --unit light-cavalry --counter-charging --rounds"
                                + " all",
                        "--unit formed --formation assault-column --charging --def --unit formed --obstacle",
                        "--unit formed --def --unit formed --rounds all --stop 'def-hits>=2'",
                        "--unit formed --hits 1 --def --unit formed --hits 1 --leaves attacker",
                        "--unit light --fighting-dice 1 --overlap --def --unit dismounted --general")
                .notes(
                        "The charge counts in the first round only, also for a unit that was weakened after it came home:"
                                + " --came-home.",
                        "A beaten unit takes a hit besides; if that one reaches its rout number it routs and does not fall"
                                + " back.",
                        "After an emergency change: half the dice, rounded up, or --fighting-dice 0 if it failed.",
                        "Option: low hills bar sight and nothing else; leave out --def-obstacle for them.",
                        "After any round a unit may leave by choice: it falls back with the additional hit, its enemy"
                                + " takes the ground and throws for pursuit. --stop says at how many hits; it is judged where the"
                                + " fight would go on. --leaves does it after a round that was fought already.",
                        "Several units against one: melee. A general whose unit took hits is at risk when all close combat"
                                + " is done: general-loss.")
                .source("Turn phase 4: Close combat; Rule options"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        ATTACKER.check(inputs);
        DEFENDER.check(inputs);
        checkCharge(CHARGING, ATTACKER, DEFENDER, inputs);
        checkCharge(PURSUING, ATTACKER, DEFENDER, inputs);
        checkCharge(COUNTER_CHARGING, DEFENDER, ATTACKER, inputs);
        inputs.refuseIf(
                inputs.get(ROUNDS) == Rounds.ALL && ATTACKER.mayNotFight(inputs) && DEFENDER.mayNotFight(inputs),
                ROUNDS,
                "one, since neither side has any dice");
    }

    /** Refuses a charge that the charger was not allowed to make. */
    private static void checkCharge(Parameter<Boolean> flag, Fighter charger, Fighter target, ResolverInput inputs) {
        if (!inputs.has(flag)) {
            return;
        }
        Unit unit = charger.unit(inputs);
        UnitType enemy = inputs.get(target.type);
        if (!unit.type().mayCharge(enemy)) {
            throw inputs.refuse(flag, "it not by " + unit.type().word() + ", which may not charge " + enemy.word());
        }
        if (unit.isWeakened(inputs) && !inputs.has(CAME_HOME)) {
            throw inputs.refuse(
                    flag,
                    "it not with " + charger.hits.option() + " " + unit.hits() + ", a weakened unit never charges");
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        Unit attacker = ATTACKER.unit(working);
        Unit defender = DEFENDER.unit(working);
        if (working.find(LEAVES).isPresent()) {
            boolean attackerLeaves = working.situation().get(LEAVES) == Leaver.ATTACKER;
            return new CombatEnd(ATTACKER, DEFENDER, Optional.empty(), working).left(attackerLeaves);
        }
        Round round = new Round(working, ATTACKER.dice(working), DEFENDER.dice(working));
        Fight end = working.get(ROUNDS) == Rounds.ONE
                ? round.apply(Fight.start(working.dice()))
                : working.dice()
                        .until(Fight.start(working.dice()), fight -> isOver(fight, attacker, defender, working), round);
        return new CombatEnd(ATTACKER, DEFENDER, working.find(STOP), working).of(end.attacker(), end.defender());
    }

    /** Fights a round. Its number only names the dice; whatever decides is in the state. */
    private static final class Round implements UnaryOperator<Fight> {
        private final Working working;
        private final int attackersDice;
        private final int defendersDice;
        private int number;

        Round(Working working, int attackersDice, int defendersDice) {
            this.working = working;
            this.attackersDice = attackersDice;
            this.defendersDice = defendersDice;
        }

        @Override
        public Fight apply(Fight before) {
            number++;
            Unit attacker = ATTACKER.unit(working).with(before.attacker());
            Unit defender = DEFENDER.unit(working).with(before.defender());
            Attack attack =
                    new Attack(attacker, defender, attackersDice, impetus(before), working.has(ATTACKER.general));
            Attack defence =
                    new Attack(defender, attacker, defendersDice, counter(before), working.has(DEFENDER.general));
            int onDefender = attack.fight(purpose("attacker's dice"), working);
            int onAttacker = defence.fight(purpose("defender's dice"), working);
            attacker.after(onAttacker, working);
            defender.after(onDefender, working);
            return before.after(onAttacker, onDefender);
        }

        private String purpose(String whose) {
            return number == 1 ? whose : whose + ", round " + number;
        }

        private Optional<CombatModifier> impetus(Fight before) {
            if (!before.opening() || working.has(OBSTACLE)) {
                return Optional.empty();
            }
            if (working.has(CHARGING)) {
                return Optional.of(CombatModifier.CHARGING);
            }
            return working.has(PURSUING) ? Optional.of(CombatModifier.PURSUING) : Optional.empty();
        }

        private Optional<CombatModifier> counter(Fight before) {
            boolean comes = before.opening() && working.has(COUNTER_CHARGING);
            return comes ? Optional.of(CombatModifier.COUNTER_CHARGING) : Optional.empty();
        }
    }

    private static boolean isOver(Fight fight, Unit attacker, Unit defender, Working working) {
        if (fight.opening()) {
            return false;
        }
        Unit first = attacker.with(fight.attacker());
        Unit second = defender.with(fight.defender());
        return fight.left() == 0
                || CombatResult.of(first, second, working.find(STOP), working) != CombatResult.NEXT_ROUND;
    }
}
