package grognard.rules.acw.fire;

import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.acw.morale.ImpactSide;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Due;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The unit that is fired at or struck, with its modifiers. */
public final class Target {

    public final String name;
    public final Parameter<Arm> arm;
    final Parameter<Formation> formation;
    public final Parameter<Quality> quality;
    final Optional<Parameter<Cover>> cover;
    final Optional<Parameter<Flank>> flank;
    private final Optional<ImpactSide> met;

    /** The purpose of the die for a part of a figure. */
    final String partDie;

    public Target() {
        name = "target";
        arm = Parameter.choice("target-arm", Arm.class, "arm of the target")
                .orElse(Arm.INFANTRY)
                .is("target.arm");
        formation = Formation.parameter("target-formation", "its formation (line, guns unlimbered)")
                .is("target.formation", Formation.IN_GAME);
        quality = Quality.parameter("target-quality", "the target's quality").is("target.quality");
        cover = Optional.of(Cover.parameter("what the target stands behind or in"));
        flank = Optional.of(Flank.parameter("where the target is hit"));
        partDie = "die for the part left over";
        met = Optional.empty();
    }

    /** A side of an impact as the target in the melee that follows. An attacker has no cover and no open flank. */
    public Target(ImpactSide met, Optional<Parameter<Cover>> cover, Optional<Parameter<Flank>> flank) {
        name = met.name;
        arm = met.arm;
        formation = met.formation;
        quality = met.nerve.quality;
        this.cover = cover;
        this.flank = flank;
        this.met = Optional.of(met);
        partDie = name + "'s die for the part left over";
    }

    public List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(List.of(arm, formation, quality));
        cover.ifPresent(all::add);
        flank.ifPresent(all::add);
        return all;
    }

    /** The effects of its formation; a formation that its arm lacks is refused. */
    public CombatEffects formed(Premises premises) {
        return CombatEffects.of(premises, formation, premises.get(arm));
    }

    Formation formation(Premises premises) {
        return Formation.of(premises, formation, premises.get(arm));
    }

    /** The morale check after losses, or after a hit by artillery or sharpshooters. */
    public Due morale(Premises premises) {
        Formation formed = formation(premises);
        return Due.of("morale", name)
                .say("quality", premises.get(quality), Quality.VETERAN)
                .say("level", level(formed, premises), Level.GOOD)
                .say(
                        "officer",
                        met.map(side -> premises.get(side.nerve.officer)).orElse(Rank.NONE),
                        Rank.NONE)
                .say("cover", cover(premises), Cover.NONE)
                .say("arm", premises.get(arm), Arm.INFANTRY)
                .flag("dismounted", formed == Formation.DISMOUNTED);
    }

    private Level level(Formation formed, Premises premises) {
        if (formed == Formation.ROUTED) {
            return Level.ROUTED;
        }
        boolean shaken = met.isPresent() && premises.has(met.get().shaken);
        return shaken ? Level.SHAKEN : Level.GOOD;
    }

    Cover cover(Premises premises) {
        return cover.map(premises::get).orElse(Cover.NONE);
    }

    Flank flank(Premises premises) {
        return flank.map(premises::get).orElse(Flank.NONE);
    }

    /**
     * Adds the modifiers of the target: formation, cover, flank and quality.
     *
     * @param firers the column of the firer: {@link Cover#SMALL_ARMS} or {@link Cover#ARTILLERY}
     */
    public void addTo(Drms drms, String firers, boolean charging, Premises premises) {
        String formed = formation(premises).word() + (charging ? ", charging" : "");
        drms.add(name, premises.get(arm).word() + " " + formed, formed(premises).asTarget(charging));
        Cover behind = cover(premises);
        drms.add(name, behind.word(), behind.underFire(firers, premises));
        Flank hit = flank(premises);
        drms.add(name, hit.words(), hit.underFire(firers, premises));
        drms.add(name, premises.get(quality).word(), premises.get(quality).asTarget(premises));
    }
}
