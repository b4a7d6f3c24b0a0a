package grognard.rules.honour;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Words;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Who wins a close combat between two units? */
public final class Combat implements Resolver {

    private static final Fighter ATTACKER = new Fighter(Side.ATTACKER);
    private static final Fighter DEFENDER = new Fighter(Side.DEFENDER);
    private static final Parameter<Boolean> PURSUING =
            Parameter.flag("pursuing", "came into contact by pursuit").attackers();
    private static final Parameter<Boolean> CHARGING = Parameter.flag("charging", "came into contact by a charge")
            .notWith(PURSUING)
            .attackers();
    private static final Parameter<Boolean> COUNTER_CHARGING = Parameter.flag(
                    "counter-charging", "cavalry: met the charge with its own")
            .onlyWith(DEFENDER.contender.type, UnitType.CAVALRY)
            .defenders();
    private static final Parameter<Boolean> OBSTACLE = Parameter.flag(
                    "obstacle",
                    "obstacle, difficult ground, hill, stream bank or a wheel over 30 degrees: no bonus for the charge")
            .defenders();
    private static final Parameter<Rounds> ROUNDS = Parameter.choice(
                    "rounds", Rounds.class, "one round, or all until the fight is decided")
            .orElse(Rounds.ONE);

    private static final Code ATTACKER_FALLS_BACK = Code.of("attacker-falls-back", "The attacker is beaten.");
    private static final Code DEFENDER_FALLS_BACK = Code.of("defender-falls-back", "The defender is beaten.");
    private static final Code BOTH_FALL_BACK =
            Code.of("both-fall-back", "A draw between weakened units: both fall back, without an additional hit.");
    private static final Code NEXT_ROUND = Code.of("next-round", "A draw: fight another round at once.");
    private static final Code ATTACKER_ROUTS = Code.of("attacker-routs", "The attacker routs.");
    private static final Code DEFENDER_ROUTS = Code.of("defender-routs", "The defender routs.");
    private static final Code BOTH_ROUT = Code.of("both-rout", "Both sides rout.");

    private static final Description DESCRIPTION = Description.of("combat", "who wins a close combat?")
            .parameters(ATTACKER.parameters())
            .parameters(CHARGING, PURSUING)
            .parameters(DEFENDER.parameters())
            .parameters(COUNTER_CHARGING, OBSTACLE, ROUNDS)
            .dice("attacker's dice", "defender's dice", "both again each round with --rounds all")
            .codes(
                    ATTACKER_FALLS_BACK,
                    DEFENDER_FALLS_BACK,
                    BOTH_FALL_BACK,
                    NEXT_ROUND,
                    ATTACKER_ROUTS,
                    DEFENDER_ROUTS,
                    BOTH_ROUT)
            .tables(FightingDice.TABLE, ToHit.TABLE, CombatModifier.TABLE.spec(), Quality.TABLE, Retreat.TABLE)
            .rulings("PH-3", "PH-10", "PH-11")
            .examples(
                    "--unit formed --charging --def --unit formed --hits 2",
                    "--unit heavy-cavalry --superior --charging --def --unit light-cavalry --counter-charging --rounds all",
                    "--unit formed --formation assault-column --charging --def --unit formed --obstacle",
                    "--unit light --fighting-dice 1 --overlap --def --unit dismounted --general")
            .notes(
                    "The charge counts in the first round only.",
                    "After any round a unit may leave by choice: it falls back with the additional hit, its enemy takes the"
                            + " ground and throws for pursuit.",
                    "Several units against one: melee. A general whose unit took hits is at risk when all close combat is"
                            + " done: general-loss.")
            .source("Turn phase 4: Close combat; Rule options");

    private enum Rounds {
        ONE,
        ALL;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** The hits on both sides, and whether the first round is still to come. */
    private record Fight(int attacker, int defender, boolean opening) {}

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        ATTACKER.check(tables, situation);
        DEFENDER.check(tables, situation);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        Unit attacker = ATTACKER.contender.unit(situation);
        Unit defender = DEFENDER.contender.unit(situation);
        int attackersDice = ATTACKER.dice(tables, situation, audit);
        int defendersDice = DEFENDER.dice(tables, situation, audit);

        UnaryOperator<Fight> round = before -> {
            Unit one = attacker.with(before.attacker());
            Unit other = defender.with(before.defender());
            int onOther = new Attack(
                            one, other, attackersDice, impetus(before, situation), situation.has(ATTACKER.general))
                    .fight("attacker's dice", tables, dice, audit);
            int onOne = new Attack(
                            other,
                            one,
                            defendersDice,
                            counterImpetus(before, situation),
                            situation.has(DEFENDER.general))
                    .fight("defender's dice", tables, dice, audit);
            one.after(onOne, tables, audit);
            other.after(onOther, tables, audit);
            return new Fight(before.attacker() + onOne, before.defender() + onOther, false);
        };
        Fight start = new Fight(0, 0, true);
        Fight end = situation.get(ROUNDS) == Rounds.ONE
                ? round.apply(start)
                : dice.until(start, fight -> isDecided(fight, attacker, defender, tables), round);
        return outcome(attacker, end.attacker(), defender, end.defender(), tables, audit);
    }

    private static Optional<CombatModifier> impetus(Fight before, Situation situation) {
        if (!before.opening() || situation.has(OBSTACLE)) {
            return Optional.empty();
        }
        if (situation.has(CHARGING)) {
            return Optional.of(CombatModifier.CHARGING);
        }
        return situation.has(PURSUING) ? Optional.of(CombatModifier.PURSUING) : Optional.empty();
    }

    private static Optional<CombatModifier> counterImpetus(Fight before, Situation situation) {
        boolean comes = before.opening() && situation.has(COUNTER_CHARGING);
        return comes ? Optional.of(CombatModifier.COUNTER_CHARGING) : Optional.empty();
    }

    private static boolean isDecided(Fight fight, Unit attacker, Unit defender, Tables tables) {
        return !fight.opening()
                && !verdict(attacker.with(fight.attacker()), defender.with(fight.defender()), tables)
                        .equals(NEXT_ROUND);
    }

    /** Routs first; then fewer hits win. */
    private static Code verdict(Unit attacker, Unit defender, Tables tables) {
        if (attacker.isRouted(tables)) {
            return defender.isRouted(tables) ? BOTH_ROUT : ATTACKER_ROUTS;
        }
        if (defender.isRouted(tables)) {
            return DEFENDER_ROUTS;
        }
        return switch (Comparison.of(attacker, defender)) {
            case WINS -> DEFENDER_FALLS_BACK;
            case LOSES -> ATTACKER_FALLS_BACK;
            case DRAWS -> attacker.isWeakened(tables) ? BOTH_FALL_BACK : NEXT_ROUND;
        };
    }

    private static Resolution outcome(
            Unit attacker, int onAttacker, Unit defender, int onDefender, Tables tables, Audit audit) {
        Code code = verdict(attacker.with(onAttacker), defender.with(onDefender), tables);
        audit.number("attacker", attacker.hits() + onAttacker).number("defender", defender.hits() + onDefender);
        boolean attackerLoses = code.equals(ATTACKER_FALLS_BACK);
        boolean defenderLoses = code.equals(DEFENDER_FALLS_BACK);
        boolean bothFallBack = code.equals(BOTH_FALL_BACK);
        ends(attacker, onAttacker, attackerLoses, bothFallBack, tables, audit);
        ends(defender, onDefender, defenderLoses, bothFallBack, tables, audit);
        if (attackerLoses || code.equals(ATTACKER_ROUTS)) {
            audit.effect(defender.name(), Effects.OCCUPY).next("pursuit");
        }
        if (defenderLoses || code.equals(DEFENDER_ROUTS)) {
            audit.effect(attacker.name(), Effects.OCCUPY).next("pursuit");
        }
        if (code.equals(NEXT_ROUND)) {
            audit.next("combat");
        }
        return audit.outcome(code);
    }

    private static void ends(Unit unit, int taken, boolean loses, boolean bothFallBack, Tables tables, Audit audit) {
        if (loses || bothFallBack) {
            audit.effect(unit.name(), Effects.FALL_BACK).next("fallback");
        }
        unit.gain(taken + (loses ? Retreat.additionalHit(tables) : 0), tables, audit);
    }
}
