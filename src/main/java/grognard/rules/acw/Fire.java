package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.acw.Volley.Fired;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What does a unit's fire do? Dice and modifiers find the column of the fire table, the strength its row. */
public final class Fire implements Resolver {

    private static final Firer FIRER = new Firer("firer", "fire", "shots", Arm.FOOT_AND_HORSE);
    private static final Firepower FIREPOWER = new Firepower();
    private static final ByHand BY_HAND = new ByHand();
    private static final Parameter<Boolean> OPENING_VOLLEY =
            Parameter.flag("opening-volley", "its first volley of the game");
    private static final Parameter<Boolean> SHARPSHOOTERS =
            Parameter.flag("sharpshooters", "sharpshooters: a hit makes the target check morale");
    private static final Parameter<Works> WORKS = Works.parameter();
    private static final Target TARGET = new Target();
    private static final Parameter<Boolean> CHARGING = Parameter.flag("charging", "the target is charging");
    private static final Parameter<Boolean> DISENGAGING =
            Parameter.flag("disengaging", "the target is disengaging, or on a bonus move");

    private static final Code HIT = Code.of("hit", "The fire tells: losses {casualties}.");
    private static final Code MORALE_CHECK = Code.of("morale-check", "No loss, but the target must check its morale.");
    private static final Code MISS = Code.of("miss", "The fire does nothing.");
    private static final Code NO_FIRE = Code.of("no-fire", "The unit cannot fire.");

    private static final Description DESCRIPTION = Description.of("fire", "what does a unit's fire do?")
            .parameters(FIRER.figures, FIRER.sections, FIRER.arm)
            .parameters(FIREPOWER.parameters())
            .parameters(FIRER.officer, OPENING_VOLLEY, SHARPSHOOTERS, FIRER.quality, WORKS, FIRER.formation)
            .parameters(TARGET.parameters())
            .parameters(CHARGING, DISENGAGING)
            .parameters(BY_HAND.parameters())
            .dice("shots", "1* die, where the table says so", "die for the part of a figure left over by halving")
            .codes(HIT, MORALE_CHECK, MISS, NO_FIRE)
            .tables(FireTable.TABLE, Order.TABLE.spec(), FireDice.TABLE.spec(), Weapon.TABLE.spec())
            .tables(CombatEffects.TABLE, Quality.TABLE.spec(), Rank.TABLE.spec(), Works.TABLE.spec())
            .tables(Cover.TABLE.spec(), Flank.TABLE.spec(), Limit.TABLE.spec())
            .rulings("AC-1", "AC-2", "AC-3", "AC-4", "AC-5", "AC-6", "AC-7", "AC-8", "AC-9", "AC-10", "AC-11", "AC-16")
            .examples(
                    "--figures 20 --order first-fire --weapon rifle-musket --range 3.5",
                    "--sections 3 --order hold --weapon 12-pdr --range 2 --target-formation attack-column",
                    "--figures 12 --order hold --formation skirmish --sharpshooters --target-formation skirmish",
                    "--figures 16 --order repulse --cover stone-wall")
            .notes(
                    "A double line or attack column of infantry gives the figures of its front rank.",
                    "The repulse volley is always two dice: range and all that changes dice are left out.")
            .source("Combat procedure; Ranges; Other firer DRMs; Target DRMs");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        FIRER.check(tables, situation);
        TARGET.formed(tables, situation);
        FIREPOWER.check(FIRER.isArtillery(situation), tables, situation);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        boolean guns = FIRER.isArtillery(situation);
        CombatEffects formed = FIRER.formed(tables, situation);
        if (!formed.mayFire()) {
            if (guns) {
                audit.ruling("AC-16");
            }
            return noFire("A unit that is " + FIRER.formation(situation) + " cannot fire.", audit);
        }
        Optional<FireDice> band = FIREPOWER.band(guns, tables, situation);
        int count = BY_HAND.shots(FIRER.name, situation, audit)
                .orElseGet(() -> FIREPOWER.dice(FIRER.name, band, tables, situation, audit));
        if (count <= 0) {
            audit.ruling("AC-7");
            return noFire("The unit has no dice left to fire with.", audit);
        }
        if (guns) {
            audit.ruling("AC-16");
        }
        BigDecimal strength = strength(formed, situation, audit);
        int drm = BY_HAND.drm(FIRER.name, situation, audit).orElseGet(() -> drms(band, tables, situation, audit));
        Volley volley = new Volley(FIRER, guns, strength, count, drm);
        Fired fired = volley.fired(tables, dice, audit);
        volley.numbers(fired, audit);
        int casualties = losses(tables, situation).suffered(fired.losses(), tables, dice, audit);
        audit.number("casualties", casualties);
        if (fired.allSixes()) {
            audit.effect(FIRER.name, Effects.LOW_AMMO);
            if (count == 1) {
                audit.ruling("AC-4");
            }
        }
        return outcome(fired.result(), casualties, situation, audit);
    }

    private static Resolution noFire(String why, Audit audit) {
        return audit.number("dice", 0).number("casualties", 0).outcome(NO_FIRE, why);
    }

    /** Those who fire, times what their formation allows. */
    private static BigDecimal strength(CombatEffects formed, Situation situation, Audit audit) {
        Optional<BigDecimal> times = BY_HAND.times(situation);
        if (formed.frontRankFires() && times.isEmpty()) {
            audit.ruling("AC-5");
        }
        return FIRER.strength(
                BigDecimal.valueOf(FIRER.count(situation)), times.orElseGet(formed::firing), situation, audit);
    }

    private static int drms(Optional<FireDice> band, Tables tables, Situation situation, Audit audit) {
        Drms drms = new Drms(audit);
        Order order = situation.get(FIREPOWER.order);
        drms.add(FIRER.name, order.toString(), order.drm(tables));
        FIRER.addTo(drms, tables, situation);
        drms.add(
                FIRER.name,
                FIRER.formation(situation).toString(),
                FIRER.formed(tables, situation).firingDrm());
        if (situation.has(OPENING_VOLLEY)) {
            drms.add(FIRER.name, "opening volley", Limit.OPENING_VOLLEY_DRM.in(tables));
        }
        Works works = situation.get(WORKS);
        drms.add(FIRER.name, works + " works", works.firing(tables));
        boolean close = band.filter(FireDice.CLOSE::equals).isPresent();
        situation
                .find(FIREPOWER.range.weapon)
                .ifPresent(weapon -> drms.add(FIRER.name, weapon.toString(), weapon.drm(close, tables)));

        boolean guns = FIRER.isArtillery(situation);
        TARGET.addTo(drms, guns ? Firer.ARTILLERY : Firer.SMALL_ARMS, situation.has(CHARGING), tables, situation);
        rulings(order, works, guns, situation, audit);
        return drms.total();
    }

    private static void rulings(Order order, Works works, boolean guns, Situation situation, Audit audit) {
        if (order == Order.FIRST_FIRE) {
            audit.ruling("AC-6");
            if (situation.has(OPENING_VOLLEY)) {
                audit.ruling("AC-8");
            }
        }
        if (works == Works.MEDIUM || works == Works.HEAVY) {
            audit.ruling("AC-9");
        }
        if (guns && TARGET.cover(situation) != Cover.NONE) {
            audit.ruling("AC-10");
        }
    }

    private static Losses losses(Tables tables, Situation situation) {
        CombatEffects target = TARGET.formed(tables, situation);
        List<String> halved = new ArrayList<>(2);
        if (target.halvesLosses()) {
            halved.add("skirmishing");
        }
        if (target.disengages() || situation.has(DISENGAGING)) {
            halved.add("disengaging");
        }
        return new Losses(TARGET, 1, halved);
    }

    private static Resolution outcome(FireResult result, int casualties, Situation situation, Audit audit) {
        audit.effect(TARGET.name, Effects.casualties(situation.get(TARGET.arm)), casualties);
        boolean feared = FIRER.isArtillery(situation) || situation.has(SHARPSHOOTERS);
        boolean checks = feared && !result.isBlank();
        if (checks) {
            audit.effect(TARGET.name, Effects.CHECK_MORALE);
        }
        if (casualties > 0) {
            return audit.next(morale(checks, situation)).outcome(HIT);
        }
        if (!checks) {
            return audit.outcome(MISS);
        }
        if (!result.isMoraleCheck()) {
            audit.ruling("AC-3"); // the chart itself says it only of MC
        }
        return audit.next(morale(true, situation)).outcome(MORALE_CHECK);
    }

    /** The target's check, with all that is known of it by now. */
    private static Next morale(boolean feared, Situation situation) {
        return TARGET.morale(situation)
                .flag("charging", situation.has(CHARGING))
                .say("hits", feared ? 1 : 0, 0)
                .say("hit-by", HitBy.FIRE)
                .say("flank", TARGET.flank(situation), Flank.NONE)
                .flag("disorder", TARGET.formation(situation) == Formation.DISORDER)
                .next();
    }
}
