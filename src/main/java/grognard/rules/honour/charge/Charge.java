package grognard.rules.honour.charge;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;
import grognard.rules.base.Working;
import grognard.rules.honour.combat.Contender;
import grognard.rules.honour.combat.Retreat;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.Unit;
import grognard.rules.honour.unit.UnitType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
            .onlyWith(DEFENDER.type, UnitType.CAVALRY)
            .defenders();
    private static final Parameter<Boolean> INTERCEPTING = Parameter.flag(
                    "intercepting", "cavalry: meets the charge in place of a friend, which is counter-charging too")
            .onlyWith(DEFENDER.type, UnitType.CAVALRY)
            .defenders();
    private static final Parameter<Boolean> LIMBERED = Parameter.flag("limbered", "guns: limbered")
            .onlyWith(DEFENDER.type, UnitType.GUNS)
            .defenders();
    private static final Parameter<Boolean> FRIEND = Parameter.flag("friend", "guns: a friendly unit within 6 inches")
            .onlyWith(DEFENDER.type, UnitType.GUNS)
            .defenders();
    private static final Type.Rows UNITS = new Type.Rows(List.of("unit", "type", "quality", "hits"));
    private static final Parameter<List<List<String>>> WITH = Parameter.of(
            "with",
            UNITS,
            "another unit that charges the same target and comes home: its name, type, quality and hits");
    private static final Parameter<List<List<String>>> FIGHTS = Parameter.of(
                    "fights", UNITS, "an enemy that the target fights already: his name, type, quality and hits")
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
            " Light infantry must evade from formed troops first (evade): this is for those who were caught.";
    private static final String SEVERAL = " Several fight it: melee.";
    private static final String OTHERS_CHARGE_ON = " The others charge on: resolve theirs.";

    public Charge() {
        super(Description.of("charge", "does a charge go home once all have fired?")
                .roles("attacker", "defender")
                .parameters(ATTACKER.parameters())
                .parameters(DEFENDER.parameters())
                .parameters(COUNTER_CHARGING, INTERCEPTING, LIMBERED, FRIEND, WITH, FIGHTS, SCALE)
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
                .tables(Quality.TABLE, Limit.TABLE, Retreat.TABLE, Scale.TABLE)
                .rulings("PH-2", "PH-9", "PH-16")
                .examples(
                        "--unit heavy-cavalry --hits 1 --def --unit formed --hits 3",
                        "--unit formed --hits 4 --def --unit formed",
                        "--unit heavy-cavalry --hits 4 --def --unit light-cavalry --hits 4 --counter-charging",
                        "--unit light-cavalry --def --unit field --friend",
                        "--unit formed --with Garde,formed,superior,2 --def --unit formed --hits 3")
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
    protected void check(ResolverInput inputs) {
        UnitType charger = inputs.get(ATTACKER.type);
        UnitType target = inputs.get(DEFENDER.type);
        if (!charger.mayCharge(target)) {
            String wanted = target.isCavalry() ? "no cavalry" : "light infantry or guns";
            throw inputs.refuse(DEFENDER.type, wanted + " as the target of --unit " + charger.word());
        }
        for (Unit other : others(inputs).chargers()) {
            if (!other.type().mayCharge(target)) {
                throw BadInput.value(
                        other.name() + ": type", other.type().word(), "a unit that may charge " + target.word());
            }
            if (other.isWeakened(inputs)) {
                throw BadInput.value(
                        other.name() + ": hits",
                        String.valueOf(other.hits()),
                        "a charger that is not weakened: such a charge fails, resolve it by itself");
            }
        }
    }

    private static Opponents others(ResolverInput inputs) {
        Opponents others = new Opponents(new ArrayList<>(), new ArrayList<>());
        Set<String> names = new HashSet<>(List.of("", "attacker", "defender"));
        read(WITH, others.chargers(), names, inputs);
        read(FIGHTS, others.fought(), names, inputs);
        return others;
    }

    private static void read(
            Parameter<List<List<String>>> rows, List<Unit> units, Set<String> names, ResolverInput inputs) {
        for (List<String> row : inputs.find(rows).orElse(List.of())) {
            String name = row.get(0);
            if (!names.add(name)) {
                throw BadInput.value(rows.option(), String.join(",", row), "a name of its own for each unit");
            }
            units.add(Unit.read(name, row.get(1), row.get(2), row.get(3), inputs));
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        Unit attacker = ATTACKER.unit(working);
        Unit defender = DEFENDER.unit(working);
        attacker.show("hits", working);
        defender.show("hits", working);
        Opponents others = others(working);
        others.all().forEach(other -> other.show("hits", working));
        GivingWay way = new GivingWay(others, working.get(SCALE), working);

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
        if (defender.isWeakened(working) || isShaken(attacker, others.all(), defender, working)) {
            Code code = way.givesWay(defender) ? TARGET_ROUTS : TARGET_BREAKS;
            way.chargersPursue(attacker, defender);
            return working.outcome(code, code.text() + way.weakened(defender, Retreat.additionalHit(working)) + evade);
        }
        working.next(others.chargers().isEmpty() ? closeCombat(attacker, defender, working) : way.melee());
        return working.outcome(CLOSE_COMBAT, CLOSE_COMBAT.text() + (others.all().isEmpty() ? "" : SEVERAL) + evade);
    }

    private static boolean isCounterCharging(ResolverInput inputs) {
        return inputs.has(COUNTER_CHARGING) || inputs.has(INTERCEPTING);
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
        if (defenderRouts) {
            way.chargersPursue(attacker, defender);
            return way.working().outcome(attackerRouts ? BOTH_ROUT : TARGET_ROUTS);
        }
        return way.working().outcome(CHARGER_ROUTS, CHARGER_ROUTS.text() + left(attacker, defender, way));
    }

    /** A weakened charger does not go in, nor does a weakened enemy who charges it. */
    private static Resolution fails(Unit attacker, Unit defender, boolean met, GivingWay way) {
        boolean attackerRouts = way.givesWay(attacker);
        boolean both = met && defender.isWeakened(way.working());
        boolean defenderRouts = both && way.givesWay(defender);
        if (!met && defender.isWeakened(way.working()) && !defender.type().isGuns()) {
            // PH-16: no contact, so that the weakened target stands
            way.working().ruling("PH-16");
        }
        String left = "";
        if (both) {
            way.others().all().forEach(other -> way.pursuit(other, defender));
        } else {
            left = left(attacker, defender, way);
        }
        Code code = both ? BOTH_FAIL : CHARGE_FAILS;
        if (attackerRouts) {
            code = defenderRouts ? BOTH_ROUT : CHARGER_ROUTS;
        } else if (defenderRouts) {
            code = TARGET_ROUTS;
        }
        Number distance = way.scale().distance(Limit.HALTS_SHORT.in(way.working()), way.working());
        return way.working()
                .outcome(code, code.text().replace("{short}", way.scale().text(distance, way.working())) + left);
    }

    /** The target of a charger that is out of it: it pursues, unless others charge it still. */
    private static String left(Unit charger, Unit target, GivingWay way) {
        if (way.others().all().isEmpty()) {
            way.pursuit(target, charger);
        }
        List<Unit> chargers = way.others().chargers();
        chargers.forEach(other -> way.working().next(Next.of("charge").on(other.name(), target.name())));
        return chargers.isEmpty() ? "" : OTHERS_CHARGE_ON;
    }

    private static Resolution guns(Unit attacker, Unit guns, ResolverInput inputs, GivingWay way) {
        Code code = ROUTED;
        String weakened = "";
        if (inputs.has(LIMBERED)) {
            way.working().effect(guns.name(), Effects.REMOVE);
            code = DESTROYED;
        } else if (inputs.has(FRIEND)) {
            int more = Limit.CREW_EVADES_HITS.in(way.working());
            guns.gain(more, way.working());
            if (guns.with(more).isRouted(way.working())) {
                code = ROUTED;
            } else {
                way.working().effect(guns.name(), Effects.ABANDONED);
                code = CREW_EVADES;
            }
            weakened = way.weakened(guns, more);
        } else {
            guns.routs(way.working());
        }
        way.chargersPursue(attacker, guns);
        return way.working().outcome(code, code.text() + weakened);
    }

    private static Next closeCombat(Unit attacker, Unit defender, ResolverInput inputs) {
        Next combat = Next.of("combat").on(attacker.name(), defender.name());
        return Due.with(defender, "def-", Due.with(attacker, "", combat).with("charging"))
                .flag("def-counter-charging", isCounterCharging(inputs));
    }

    /** Whether the target has so many more hits than each of its opponents that it breaks before contact. */
    private static boolean isShaken(Unit charger, List<Unit> others, Unit target, Working working) {
        int more = Limit.BREAKS_AT_MORE_HITS.in(working);
        int least = charger.hits();
        int most = charger.hits();
        for (Unit other : others) {
            least = Math.min(least, other.hits());
            most = Math.max(most, other.hits());
        }
        int difference = target.hits() - most;
        // PH-2: two hits more than each opponent; the text leaves out the word more
        working.rulingIf(target.hits() - least >= more, "PH-2");
        // PH-9: of two units that charge each other only one is the target.
        working.rulingIf(isCounterCharging(working) && Math.abs(difference) >= more, "PH-9");
        return difference >= more;
    }

    /** Single numbers of the charge. */
    private enum Limit implements TableNumber {
        BREAKS_AT_MORE_HITS,
        CREW_EVADES_HITS,
        HALTS_SHORT;

        static final KeyedNumbers<Limit> TABLE = new KeyedNumbers<>("charge", "Charges", "limit", Limit.class);

        @Override
        public KeyedNumbers<Limit> table() {
            return TABLE;
        }
    }
}
