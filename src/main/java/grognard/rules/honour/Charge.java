package grognard.rules.honour;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Words;

/** Does a charge go home once all have fired? */
public final class Charge implements Resolver {

    private static final Contender ATTACKER = new Contender(Side.ATTACKER, UnitType.FOOT_AND_HORSE);
    private static final Contender DEFENDER = new Contender(Side.DEFENDER, UnitType.TROOPS);
    private static final Parameter<Boolean> COUNTER_CHARGING = Parameter.flag(
                    "counter-charging", "cavalry: meets the charge with its own")
            .onlyWith(DEFENDER.type, UnitType.CAVALRY)
            .defenders();
    private static final Parameter<Boolean> LIMBERED = Parameter.flag("limbered", "guns: limbered")
            .onlyWith(DEFENDER.type, UnitType.GUNS)
            .defenders();
    private static final Parameter<Boolean> FRIEND = Parameter.flag("friend", "guns: a friendly unit within 6 inches")
            .onlyWith(DEFENDER.type, UnitType.GUNS)
            .defenders();
    private static final Parameter<Scale> SCALE = Scale.parameter();

    private static final Code CLOSE_COMBAT = Code.of("close-combat", "The charge goes home: close combat.");
    private static final Code TARGET_BREAKS =
            Code.of("target-breaks", "The target gives way before contact and falls back.");
    private static final Code CHARGE_FAILS =
            Code.of("charge-fails", "The charge halts 1 inch short and the chargers fall back.");
    private static final Code BOTH_FAIL =
            Code.of("both-fail", "Both charges halt 1 inch short and both sides fall back.");
    private static final Code CHARGER_ROUTS = Code.of("charger-routs", "The chargers rout under fire.");
    private static final Code TARGET_ROUTS = Code.of("target-routs", "The target routs before contact.");
    private static final Code BOTH_ROUT = Code.of("both-rout", "Both chargers and target rout.");
    private static final Code CREW_EVADES =
            Code.of("crew-evades", "The crew runs to the friends nearby; it may man the guns again later.");
    private static final Code ROUTED = Code.of("routed", "The crew disperses: the guns count as routed.");
    private static final Code DESTROYED =
            Code.of("destroyed", "The limbered guns are destroyed: take them off the table.");

    /** Single numbers of the charge. */
    private enum Limit {
        BREAKS_AT_MORE_HITS,
        CREW_EVADES_HITS;

        static final KeyedNumbers<Limit> TABLE = new KeyedNumbers<>("charge", "Charges", "limit", Limit.class);

        int in(Tables tables) {
            return TABLE.of(this, tables);
        }

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    private static final Description DESCRIPTION = Description.of(
                    "charge", "does a charge go home once all have fired?")
            .parameters(ATTACKER.parameters())
            .parameters(DEFENDER.parameters())
            .parameters(COUNTER_CHARGING, LIMBERED, FRIEND, SCALE)
            .dice("attacker's two average dice if it falls back", "defender's two average dice if it falls back")
            .codes(
                    CLOSE_COMBAT,
                    TARGET_BREAKS,
                    CHARGE_FAILS,
                    BOTH_FAIL,
                    CHARGER_ROUTS,
                    TARGET_ROUTS,
                    BOTH_ROUT,
                    CREW_EVADES,
                    ROUTED,
                    DESTROYED)
            .tables(Quality.TABLE, Limit.TABLE.spec(), Retreat.TABLE, Scale.TABLE)
            .rulings("PH-2", "PH-9")
            .examples(
                    "--unit heavy-cavalry --hits 1 --def --unit formed --hits 3",
                    "--unit formed --hits 4 --def --unit formed",
                    "--unit heavy-cavalry --hits 4 --def --unit light-cavalry --hits 4 --counter-charging",
                    "--unit light-cavalry --def --unit field --friend")
            .notes(
                    "First all fire of the charge, with its routs: target, chargers (without their charge bonus) and those"
                            + " in support.",
                    "A winner without an enemy left throws for pursuit. The house key fallback settles the dice.",
                    "Light infantry must evade from formed units; light infantry, cavalry and limbered horse guns may evade"
                            + " if they have not moved.",
                    "Cavalry does not charge entrenchments or built-up areas.")
            .source("Charges: resolving charges; artillery being charged");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        UnitType charger = situation.get(ATTACKER.type);
        UnitType target = situation.get(DEFENDER.type);
        if (charger.isInfantry() && target.isCavalry()) {
            throw situation.refuse(DEFENDER.type, "no cavalry as the target of --unit " + charger);
        }
        if (charger.isLightInfantry() && !target.isLightInfantry() && !target.isGuns()) {
            throw situation.refuse(DEFENDER.type, "light infantry or guns as the target of --unit " + charger);
        }
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        Unit attacker = ATTACKER.unit(situation);
        Unit defender = DEFENDER.unit(situation);
        attacker.show("hits", tables, audit);
        defender.show("hits", tables, audit);
        Scale scale = situation.get(SCALE);

        if (attacker.isRouted(tables) || defender.isRouted(tables)) {
            return routs(attacker.isRouted(tables), defender.isRouted(tables), audit);
        }
        if (attacker.isWeakened(tables)) {
            fallsBack(attacker, scale, tables, dice, audit);
            if (!situation.has(COUNTER_CHARGING) || !defender.isWeakened(tables)) {
                return audit.outcome(CHARGE_FAILS);
            }
            fallsBack(defender, scale, tables, dice, audit);
            return audit.outcome(BOTH_FAIL);
        }
        if (defender.type().isGuns()) {
            return guns(defender, tables, situation, audit);
        }
        if (defender.isWeakened(tables) || isShaken(attacker, defender, tables, situation, audit)) {
            fallsBack(defender, scale, tables, dice, audit);
            return audit.next("pursuit").outcome(TARGET_BREAKS);
        }
        return audit.next("combat").outcome(CLOSE_COMBAT);
    }

    private static Resolution routs(boolean attacker, boolean defender, Audit audit) {
        if (attacker) {
            audit.effect("attacker", Effects.ROUT);
        }
        if (defender) {
            audit.effect("defender", Effects.ROUT);
        }
        if (attacker) {
            return audit.outcome(defender ? BOTH_ROUT : CHARGER_ROUTS);
        }
        return audit.next("pursuit").outcome(TARGET_ROUTS);
    }

    private static void fallsBack(Unit unit, Scale scale, Tables tables, Dice dice, Audit audit) {
        Retreat.fallBack(unit.name(), unit.type().isCavalry(), scale, tables, dice, audit);
        unit.gain(Retreat.additionalHit(tables), tables, audit);
    }

    private static Resolution guns(Unit guns, Tables tables, Situation situation, Audit audit) {
        audit.next("pursuit");
        if (situation.has(LIMBERED)) {
            return audit.outcome(DESTROYED);
        }
        if (situation.has(FRIEND)) {
            guns.gain(Limit.CREW_EVADES_HITS.in(tables), tables, audit);
            return audit.outcome(CREW_EVADES);
        }
        return audit.effect(guns.name(), Effects.ROUT).outcome(ROUTED);
    }

    /** Whether the target has so many more hits than its enemy that it does not wait for him. */
    private static boolean isShaken(Unit charger, Unit target, Tables tables, Situation situation, Audit audit) {
        int more = Limit.BREAKS_AT_MORE_HITS.in(tables);
        int difference = target.hits() - charger.hits();
        if (difference >= more) {
            audit.ruling("PH-2");
        }
        // PH-9: of two units that charge each other only one is the target.
        if (situation.has(COUNTER_CHARGING) && Math.abs(difference) >= more) {
            audit.ruling("PH-9");
        }
        return difference >= more;
    }
}
