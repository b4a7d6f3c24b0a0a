package grognard.rules.acw.fire;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.acw.morale.ImpactSide;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Troops;
import grognard.rules.base.Working;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The unit that is fired at or struck, with its modifiers. */
public final class Target {

    public final String name;
    public final Troops troops;
    public final Parameter<Quality> quality;
    final Optional<Parameter<Cover>> cover;
    final Optional<Parameter<Flank>> flank;
    private final Optional<Parameter<Boolean>> routedGuns;
    private final Optional<ImpactSide> met;

    /** The purpose of the die for a part of a figure. */
    final String partDie;

    public Target() {
        name = "target";
        troops = new Troops(
                "target-",
                Side.NONE,
                Parameter.choice("target-arm", Arm.class, "arm of the target").orElse(Arm.INFANTRY),
                Formation.parameter("target-formation", "its formation (line, guns unlimbered)"));
        quality = Quality.parameter("target-quality", "the target's quality");
        cover = Optional.of(Cover.parameter("what the target stands behind or in"));
        flank = Optional.of(Flank.parameter("where the target is hit"));
        routedGuns = Optional.of(
                Parameter.flag("target-routed", "guns: the target is routed").onlyWith(troops.arm, Arm.ARTILLERY));
        partDie = "die for the part left over";
        met = Optional.empty();
    }

    /** A side of an impact as the target in the melee that follows. An attacker has no cover and no open flank. */
    public Target(ImpactSide met, Optional<Parameter<Cover>> cover, Optional<Parameter<Flank>> flank) {
        name = met.name;
        troops = met.troops;
        quality = met.nerve.quality;
        this.cover = cover;
        this.flank = flank;
        routedGuns = Optional.empty(); // they surrendered at impact
        this.met = Optional.of(met);
        partDie = name + "'s die for the part left over";
    }

    public List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(troops.parameters());
        all.add(quality);
        cover.ifPresent(all::add);
        flank.ifPresent(all::add);
        routedGuns.ifPresent(all::add);
        return all;
    }

    /** The effects of its formation; a formation that its arm lacks is refused. */
    public CombatEffects formed(ResolverInput inputs) {
        return troops.effects(inputs);
    }

    /** Whether it surrenders to an enemy that reaches it. */
    public boolean surrenders(ResolverInput inputs) {
        return isRoutedGuns(inputs) || formed(inputs).surrenders();
    }

    /** Whether it counts as disengaging because it is routed. */
    boolean disengages(ResolverInput inputs) {
        return isRoutedGuns(inputs) || formed(inputs).disengages();
    }

    private boolean isRoutedGuns(ResolverInput inputs) {
        return routedGuns.filter(inputs::has).isPresent();
    }

    /** Names the rulings that decided which row of the formations was read for it. */
    public void rulings(Working working) {
        troops.rulings(working);
        // AC-27: routed guns have no row: half losses as they stand, and surrender to the enemy that reaches them
        working.rulingIf(isRoutedGuns(working), "AC-27");
    }

    /** The morale check after losses, or after a hit by artillery or sharpshooters. */
    public Next morale(ResolverInput inputs) {
        return Next.of("morale")
                .on(name)
                .with("quality", inputs.get(quality), Quality.VETERAN)
                .with("level", level(inputs), Level.GOOD)
                .with("officer", met.map(side -> inputs.get(side.nerve.officer)).orElse(Rank.NONE), Rank.NONE)
                .with("cover", cover(inputs), Cover.NONE)
                .with("arm", troops.arm(inputs), Arm.INFANTRY)
                .flag("dismounted", troops.isDismounted(inputs));
    }

    private Level level(ResolverInput inputs) {
        if (disengages(inputs)) {
            return Level.ROUTED;
        }
        boolean shaken = met.isPresent() && inputs.has(met.get().shaken);
        return shaken ? Level.SHAKEN : Level.GOOD;
    }

    Cover cover(ResolverInput inputs) {
        return cover.map(inputs::get).orElse(Cover.NONE);
    }

    Flank flank(ResolverInput inputs) {
        return flank.map(inputs::get).orElse(Flank.NONE);
    }

    /**
     * Adds the modifiers of the target: formation, cover, flank and quality.
     *
     * @param firers the column of the firer: {@link Cover#SMALL_ARMS} or {@link Cover#ARTILLERY}
     */
    public void addTo(Drms drms, String firers, boolean charging, ResolverInput inputs) {
        String formed = troops.formation(inputs).word() + (charging ? ", charging" : "");
        drms.add(name, troops.armWords(inputs) + " " + formed, formed(inputs).asTarget(charging));
        Cover behind = cover(inputs);
        drms.add(name, behind.word(), behind.underFire(firers, inputs));
        Flank hit = flank(inputs);
        drms.add(name, hit.words(), hit.underFire(firers, inputs));
        drms.add(name, inputs.get(quality).word(), inputs.get(quality).asTarget(inputs));
    }
}
