package grognard.rules.honour.charge;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.combat.Contender;
import grognard.rules.honour.combat.Retreat;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.Unit;
import grognard.rules.honour.unit.UnitType;

/**
 * Does a charge go home once all have fired? Without dice: units routed by fire are out first, then a weakened charger
 * stops, guns are overrun or evade, and a target that is weakened or has two hits more than its enemy gives way.
 * Otherwise it comes to close combat. Dice are thrown only for the distance of a fall-back.
 */
public final class Charge extends AbstractResolver {

    private static final Contender ATTACKER = new Contender(Side.ATTACKER, UnitType.FOOT_AND_HORSE);
    private static final Contender DEFENDER = new Contender(Side.DEFENDER, UnitType.TROOPS);
    private static final Parameter<Boolean> COUNTER_CHARGING = Parameter.flag(
                    "counter-charging", "cavalry: meets the charge with its own")
            .moment()
            .onlyWith(DEFENDER.type, UnitType.CAVALRY)
            .defenders();
    private static final Parameter<Boolean> INTERCEPTING = Parameter.flag(
                    "intercepting", "cavalry: meets the charge in place of a friend, which is counter-charging too")
            .moment()
            .onlyWith(DEFENDER.type, UnitType.CAVALRY)
            .defenders();
    private static final Parameter<Boolean> LIMBERED = Parameter.flag("limbered", "guns: limbered")
            .is("limbered")
            .onlyWith(DEFENDER.type, UnitType.GUNS)
            .defenders();
    private static final Parameter<Boolean> FRIEND = Parameter.flag("friend", "guns: a friendly unit within 6 inches")
            .moment()
            .onlyWith(DEFENDER.type, UnitType.GUNS)
            .defenders();
    private static final Parameter<Scale> SCALE = Scale.parameter();

    private static final Code CLOSE_COMBAT = Code.of("close-combat", "The charge goes home: close combat.");
    private static final Code TARGET_BREAKS =
            Code.of("target-breaks", "The target gives way before contact and falls back.");
    private static final Code CHARGE_FAILS =
            Code.of("charge-fails", "The charge halts {short} short and the chargers fall back.");
    private static final Code BOTH_FAIL =
            Code.of("both-fail", "Both charges halt {short} short and both sides fall back.");
    private static final Code CHARGER_ROUTS = Code.of("charger-routs", "The chargers rout before contact.");
    private static final Code TARGET_ROUTS = Code.of("target-routs", "The target routs before contact.");
    private static final Code BOTH_ROUT = Code.of("both-rout", "Both chargers and target rout.");
    private static final Code CREW_EVADES =
            Code.of("crew-evades", "The crew runs to the friends nearby; it may man the guns again later.");
    private static final Code ROUTED = Code.of("routed", "The crew disperses: the guns are routed.");
    private static final Code DESTROYED =
            Code.of("destroyed", "The limbered guns are destroyed: take them off the table.");

    private static final String MUST_EVADE =
            " Light infantry must evade from formed troops first: this is for those who were caught.";

    public Charge() {
        super(Description.of("charge", "does a charge go home once all have fired?")
                .roles("attacker", "defender")
                .marks("attacker charged")
                .parameters(ATTACKER.parameters())
                .parameters(DEFENDER.parameters())
                .parameters(COUNTER_CHARGING, INTERCEPTING, LIMBERED, FRIEND, SCALE)
                .bare(ATTACKER.type, DEFENDER.type, ATTACKER.hits, DEFENDER.hits)
                .bare(ATTACKER.quality, DEFENDER.quality)
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
                .wanted("close-combat", "target-breaks", "target-routs", "crew-evades", "routed", "destroyed")
                .tables(Quality.TABLE, ChargeLimit.TABLE.spec(), Retreat.TABLE, Scale.TABLE)
                .rulings("PH-2", "PH-9")
                .examples(
                        "--unit heavy-cavalry --hits 1 --def --unit formed --hits 3",
                        "--unit formed --hits 4 --def --unit formed",
                        "--unit heavy-cavalry --hits 4 --def --unit light-cavalry --hits 4 --counter-charging",
                        "--unit light-cavalry --def --unit field --friend")
                .notes(
                        "First all fire of the charge, with its routs: target, chargers (without their charge bonus) and"
                                + " those in support.",
                        "A unit that gives way takes a hit; if that one reaches its rout number it routs and does not fall"
                                + " back.",
                        "A steady winner without an enemy left throws for pursuit, if it might charge that enemy. The"
                                + " house key fallback settles the dice.",
                        "Light infantry must evade from formed infantry and cavalry; light infantry, cavalry and limbered"
                                + " horse guns may evade if they have not moved.",
                        "Cavalry does not charge entrenchments or built-up areas.")
                .source("Charges: resolving charges; artillery being charged"));
    }

    @Override
    protected void check(Premises premises) {
        UnitType charger = premises.get(ATTACKER.type);
        UnitType target = premises.get(DEFENDER.type);
        if (!charger.mayCharge(target)) {
            String wanted = target.isCavalry() ? "no cavalry" : "light infantry or guns";
            throw premises.refuse(DEFENDER.type, wanted + " as the target of --unit " + charger.word());
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        Unit attacker = ATTACKER.unit(working);
        Unit defender = DEFENDER.unit(working);
        attacker.show("hits", working);
        defender.show("hits", working);
        GivingWay way = new GivingWay(working.get(SCALE), working);

        // Fire comes before everything else: units that it routed take no further part.
        if (attacker.isRouted(working) || defender.isRouted(working)) {
            return routs(attacker, defender, way);
        }
        if (attacker.isWeakened(working)) {
            return fails(attacker, defender, isCounterCharging(working), way);
        }
        // Guns never stand to receive a charge, so it needs no comparison of hits.
        if (defender.type().isGuns()) {
            return guns(attacker, defender, working, way);
        }
        boolean caught = defender.type().isLightInfantry() && !attacker.type().isLightInfantry();
        String evade = caught ? MUST_EVADE : "";
        if (defender.isWeakened(working) || isShaken(attacker, defender, working)) {
            Code code = way.givesWay(defender) ? TARGET_ROUTS : TARGET_BREAKS;
            way.pursuit(attacker, defender);
            return working.outcome(code, code.text() + way.weakened(defender, Retreat.additionalHit(working)) + evade);
        }
        return working.next(closeCombat(attacker, defender, working))
                .outcome(CLOSE_COMBAT, CLOSE_COMBAT.text() + evade);
    }

    private static boolean isCounterCharging(Premises premises) {
        return premises.has(COUNTER_CHARGING) || premises.has(INTERCEPTING);
    }

    /** Units that routed under fire, before the charge itself is judged. */
    private static Resolution routs(Unit attacker, Unit defender, GivingWay way) {
        boolean attackerRouts = attacker.isRouted(way.working());
        boolean defenderRouts = defender.isRouted(way.working());
        if (attackerRouts) {
            attacker.routs(way.working());
        }
        if (defenderRouts) {
            defender.routs(way.working());
        }
        if (attackerRouts && defenderRouts) {
            return way.working().outcome(BOTH_ROUT);
        }
        way.pursuit(attackerRouts ? defender : attacker, attackerRouts ? attacker : defender);
        return way.working().outcome(attackerRouts ? CHARGER_ROUTS : TARGET_ROUTS);
    }

    /** A weakened charger does not go in, nor does a weakened enemy who charges it. */
    private static Resolution fails(Unit attacker, Unit defender, boolean met, GivingWay way) {
        boolean attackerRouts = way.givesWay(attacker);
        boolean both = met && defender.isWeakened(way.working());
        boolean defenderRouts = both && way.givesWay(defender);
        if (!both) {
            way.pursuit(defender, attacker);
        }
        Code code = both ? BOTH_FAIL : CHARGE_FAILS;
        if (attackerRouts) {
            code = defenderRouts ? BOTH_ROUT : CHARGER_ROUTS;
        } else if (defenderRouts) {
            code = TARGET_ROUTS;
        }
        Number distance = way.scale().distance(ChargeLimit.HALTS_SHORT.in(way.working()), way.working());
        return way.working()
                .outcome(code, code.text().replace("{short}", way.scale().text(distance, way.working())));
    }

    private static Resolution guns(Unit attacker, Unit guns, Premises premises, GivingWay way) {
        Code code = ROUTED;
        String weakened = "";
        if (premises.has(LIMBERED)) {
            way.working().effect(guns.name(), Effects.REMOVE);
            code = DESTROYED;
        } else if (premises.has(FRIEND)) {
            int more = ChargeLimit.CREW_EVADES_HITS.in(way.working());
            guns.gain(more, way.working());
            code = guns.with(more).isRouted(way.working()) ? ROUTED : CREW_EVADES;
            weakened = way.weakened(guns, more);
        } else {
            guns.routs(way.working());
        }
        way.pursuit(attacker, guns);
        return way.working().outcome(code, code.text() + weakened);
    }

    private static Next closeCombat(Unit attacker, Unit defender, Premises premises) {
        Next combat = Next.of("combat").on(attacker.name(), defender.name());
        combat = Due.with(defender, "def-", Due.with(attacker, "", combat).with("charging"));
        return isCounterCharging(premises) ? combat.with("def-counter-charging") : combat;
    }

    /** Whether the target has so many more hits than the charger that it breaks before contact. */
    private static boolean isShaken(Unit charger, Unit target, Working working) {
        int more = ChargeLimit.BREAKS_AT_MORE_HITS.in(working);
        int difference = target.hits() - charger.hits();
        if (difference >= more) {
            // PH-2: two hits more than the charger; the text leaves out the word more
            working.ruling("PH-2");
        }
        // PH-9: of two units that charge each other only one is the target.
        if (isCounterCharging(working) && Math.abs(difference) >= more) {
            working.ruling("PH-9");
        }
        return difference >= more;
    }
}
