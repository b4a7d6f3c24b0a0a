package grognard.rules.acw.fire;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.acw.fire.Volley.Fired;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Effects;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.HitBy;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.acw.unit.Limit;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Works;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.NoYes;
import grognard.rules.base.Working;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Resolves a unit's fire. Order, range and state give the number of dice; their sum with all DRMs finds the column
 * of the fire table, the figures or sections its row. A cell 1* throws once more for a kill.
 */
public final class Fire extends AbstractResolver {

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

    public Fire() {
        super(Description.of("fire", "what does a unit's fire do?")
                .roles("firer", "target")
                .parameters(FIRER.figures, FIRER.sections, FIRER.troops.arm)
                .parameters(FIREPOWER.parameters())
                .parameters(FIRER.officer, OPENING_VOLLEY, SHARPSHOOTERS, FIRER.quality, WORKS)
                .parameters(FIRER.troops.formation, FIRER.troops.dismounted)
                .parameters(TARGET.parameters())
                .parameters(CHARGING, DISENGAGING)
                .parameters(BY_HAND.parameters())
                .bare(FIREPOWER.range.range, FIRER.figures)
                .bare(FIRER.troops.arm, TARGET.troops.arm, FIRER.quality, TARGET.quality)
                .dice("shots", "1* die, where the table says so", "die for the part of a figure left over by halving")
                .codes(HIT, MORALE_CHECK, MISS, NO_FIRE)
                .tables(FireTable.TABLE, Order.TABLE, FireDice.TABLE, Weapon.TABLE)
                .tables(CombatEffects.TABLE, Quality.TABLE, Rank.TABLE, Works.TABLE)
                .tables(Cover.TABLE, Flank.TABLE, Limit.TABLE)
                .rulings(
                        "AC-1", "AC-2", "AC-3", "AC-4", "AC-5", "AC-6", "AC-7", "AC-8", "AC-9", "AC-10", "AC-11",
                        "AC-16", "AC-25", "AC-26", "AC-27", "AC-28", "AC-29", "AC-31", "AC-36")
                .examples(
                        "--figures 20 --order first-fire --weapon rifle-musket --range 3.5",
                        "--sections 3 --order hold --weapon 12-pdr --range 2 --target-formation attack-column",
                        "--figures 12 --order hold --formation skirmish --sharpshooters --target-formation skirmish",
                        "--figures 16 --order repulse --cover stone-wall")
                .notes(
                        "A double line or attack column of infantry gives the figures of its front rank.",
                        "The repulse volley is always two dice: range and all that changes dice are left out (AC-36).")
                .source("Combat procedure; Ranges; Other firer DRMs; Target DRMs"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        FIRER.check(inputs);
        TARGET.formed(inputs);
        boolean guns = FIRER.isArtillery(inputs);
        FIREPOWER.check(guns, inputs);
        // AC-28: the opening volley is of small arms
        inputs.refuseIf(
                guns && inputs.has(OPENING_VOLLEY),
                OPENING_VOLLEY,
                "it only with --figures: guns have no opening volley (AC-28)");
    }

    @Override
    protected Resolution resolve(Working working) {
        boolean guns = FIRER.isArtillery(working);
        CombatEffects formed = FIRER.formed(working);
        if (!formed.mayFire()) {
            // AC-16: the chart has no firing number for guns: unlimbered they fire in full, limbered not at all
            working.rulingIf(guns, "AC-16");
            return noFire("A unit that is " + FIRER.troops.formation(working).word() + " cannot fire.", working);
        }
        // The number of dice first: without dice there is no fire, whatever the modifiers.
        Optional<FireDice> band = FIREPOWER.band(guns, working);
        int count = BY_HAND.shots(FIRER.name, working).orElseGet(() -> FIREPOWER.dice(FIRER.name, band, working));
        if (count <= 0) {
            // AC-7: a unit without dice does not fire
            working.ruling("AC-7");
            return noFire("The unit has no dice left to fire with.", working);
        }
        // AC-16: the chart has no firing number for guns: unlimbered they fire in full, limbered not at all
        working.rulingIf(guns, "AC-16");
        FIRER.troops.rulings(working);
        TARGET.rulings(working);
        BigDecimal strength = strength(formed, working);
        int drm = BY_HAND.drm(FIRER.name, working).orElseGet(() -> drms(band, working));
        Volley volley = new Volley(FIRER, guns, strength, count, drm);
        Fired fired = volley.fired(working);
        volley.numbers(fired, working);
        int casualties = suffered(fired.losses(), working);
        working.number("casualties", casualties);
        if (fired.allSixes()) {
            working.effect(FIRER.name, Effects.LOW_AMMO);
            // AC-4: all dice showing 6 means low ammunition, even a single die; in melee nothing
            working.rulingIf(count == 1, "AC-4");
        }
        return outcome(fired.result(), casualties, working);
    }

    private static Resolution noFire(String why, Working working) {
        return working.number("dice", 0).number("casualties", 0).outcome(NO_FIRE, why);
    }

    /** The strength: figures or sections times what the formation allows. */
    private static BigDecimal strength(CombatEffects formed, Working working) {
        Optional<BigDecimal> times = BY_HAND.times(working);
        // AC-5: the front rank of a double line or column counts in full
        working.rulingIf(formed.frontRankFires() && times.isEmpty(), "AC-5");
        return FIRER.strength(BigDecimal.valueOf(FIRER.count(working)), times.orElseGet(formed::firing), working);
    }

    private static int drms(Optional<FireDice> band, Working working) {
        Drms drms = new Drms(working);
        Order order = working.get(FIREPOWER.order);
        drms.add(FIRER.name, order.word(), order.drm(working));
        FIRER.addTo(drms, working);
        drms.add(
                FIRER.name,
                FIRER.troops.formation(working).word(),
                FIRER.formed(working).firingDrm());
        if (working.has(OPENING_VOLLEY)) {
            drms.add(FIRER.name, "opening volley", Limit.OPENING_VOLLEY_DRM.in(working));
        }
        Works works = working.get(WORKS);
        drms.add(FIRER.name, works.word() + " works", works.in(working));
        boolean close = band.filter(FireDice.CLOSE::equals).isPresent();
        working.find(FIREPOWER.range.weapon)
                .ifPresent(weapon -> drms.add(FIRER.name, weapon.word(), weapon.drm(close, working)));

        boolean guns = FIRER.isArtillery(working);
        TARGET.addTo(drms, guns ? Cover.ARTILLERY : Cover.SMALL_ARMS, working.has(CHARGING), working);
        rulings(order, works, guns, working);
        return drms.total();
    }

    private static void rulings(Order order, Works works, boolean guns, Working working) {
        if (order == Order.FIRST_FIRE) {
            // AC-6: the +1 for first fire stands in two places of the chart and counts once
            working.ruling("AC-6");
            // AC-8: opening volley and first fire add up
            working.rulingIf(working.has(OPENING_VOLLEY), "AC-8");
        }
        // AC-9: medium and heavy works give the firer +2
        working.rulingIf(works == Works.MEDIUM || works == Works.HEAVY, "AC-9");
        // AC-10: against artillery each cover modifier is one nearer to nothing
        working.rulingIf(guns && TARGET.cover(working) != Cover.NONE, "AC-10");
    }

    private static int suffered(int given, Working working) {
        List<String> halved = new ArrayList<>(2);
        if (TARGET.formed(working).halvesLosses()) {
            halved.add("skirmishing");
        }
        boolean onBonusMove = working.has(CHARGING) && working.house(HouseRules.CHARGING_HALVED) == NoYes.YES;
        if (TARGET.disengages(working) || working.has(DISENGAGING)) {
            halved.add("disengaging");
        } else if (onBonusMove) {
            halved.add("charging on a bonus move");
        }
        // AC-25: a charge is no bonus move, which would halve its losses
        working.rulingIf(working.has(CHARGING) && given > 0, "AC-25");
        return new Losses(TARGET, 1, halved).suffered(given, working);
    }

    private static Resolution outcome(FireResult result, int casualties, Working working) {
        working.effect(TARGET.name, Effects.casualties(TARGET.troops.arm(working)), casualties);
        boolean feared = FIRER.isArtillery(working) || working.has(SHARPSHOOTERS);
        boolean checks = feared && !result.isBlank();
        if (checks) {
            working.effect(TARGET.name, Effects.CHECK_MORALE);
            // AC-31: a fire is one hit, whatever its losses
            working.rulingIf(casualties > 1, "AC-31");
        }
        if (casualties > 0) {
            return working.next(morale(checks, working)).outcome(HIT);
        }
        if (!checks) {
            return working.outcome(MISS);
        }
        // the chart says so of MC only; the ruling of every cell that is not blank
        working.rulingIf(!result.isMoraleCheck(), "AC-3");
        return working.next(morale(true, working)).outcome(MORALE_CHECK);
    }

    /** The target's morale check, with what is known of the target. */
    private static Next morale(boolean feared, ResolverInput inputs) {
        return TARGET.morale(inputs)
                .flag("charging", inputs.has(CHARGING))
                .with("hits", feared ? 1 : 0, 0)
                .with("hit-by", HitBy.FIRE)
                .with("flank", TARGET.flank(inputs), Flank.NONE)
                .flag("disorder", TARGET.troops.formation(inputs) == Formation.DISORDER);
    }
}
