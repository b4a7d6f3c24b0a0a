package grognard.rules.acw.combat;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.acw.fire.Order;
import grognard.rules.acw.morale.ImpactSide;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Works;

/** Follow-ups of an impact, with what is known of both units: the two volleys of a repulse, or the blows of a melee. */
record AfterImpact(ImpactSide attacker, ImpactSide defender, Parameter<Cover> cover, Parameter<Flank> flank) {

    Next attackersBlows(ResolverInput inputs) {
        Next blows = attacker.asStriker(Next.of("melee").on("attacker", "defender"), inputs);
        return defender.asTarget(blows, defender.troops.formation(inputs), inputs)
                .with("cover", inputs.get(cover), Cover.NONE)
                .with("flank", inputs.get(flank), Flank.NONE);
    }

    Next defendersBlows(ResolverInput inputs) {
        Next blows = defender.asStriker(Next.of("melee").on("defender", "attacker"), inputs);
        return attacker.asTarget(blows, attacker.troops.formation(inputs), inputs);
    }

    /** The volley of the repulsed attacker, who fires in disorder. */
    Next attackersVolley(ResolverInput inputs) {
        Next volley = Next.of("fire").on("attacker", "defender").with("order", Order.REPULSE);
        volley = attacker.asFirer(volley, Formation.DISORDER, inputs);
        return defender.asTarget(volley, defender.troops.formation(inputs), inputs)
                .with("cover", inputs.get(cover), Cover.NONE);
    }

    /**
     * The volley of the defender. Works help it; guns need no arm or formation, because their sections identify them.
     */
    Next defendersVolley(ResolverInput inputs) {
        Next volley = Next.of("fire").on("defender", "attacker").with("order", Order.REPULSE);
        volley = inputs.get(defender.troops.arm) == Arm.ARTILLERY
                ? volley.with("quality", inputs.get(defender.nerve.quality), Quality.VETERAN)
                        .with("officer", inputs.get(defender.nerve.officer), Rank.NONE)
                : defender.asFirer(volley, defender.troops.formation(inputs), inputs);
        volley = volley.with("works", inputs.get(cover).works(), Works.NONE);
        return attacker.asTarget(volley, Formation.DISORDER, inputs);
    }
}
