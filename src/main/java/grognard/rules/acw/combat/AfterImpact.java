package grognard.rules.acw.combat;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Premises;
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

    Next attackersBlows(Premises premises) {
        Next blows = attacker.asStriker(Next.of("melee").on("attacker", "defender"), premises);
        return defender.asTarget(blows, defender.troops.formation(premises), premises)
                .with("cover", premises.get(cover), Cover.NONE)
                .with("flank", premises.get(flank), Flank.NONE);
    }

    Next defendersBlows(Premises premises) {
        Next blows = defender.asStriker(Next.of("melee").on("defender", "attacker"), premises);
        return attacker.asTarget(blows, attacker.troops.formation(premises), premises);
    }

    /** The volley of the repulsed attacker, who fires in disorder. */
    Next attackersVolley(Premises premises) {
        Next volley = Next.of("fire").on("attacker", "defender").with("order", Order.REPULSE);
        volley = attacker.asFirer(volley, Formation.DISORDER, premises);
        return defender.asTarget(volley, defender.troops.formation(premises), premises)
                .with("cover", premises.get(cover), Cover.NONE);
    }

    /**
     * The volley of the defender. Works help it; guns need no arm or formation, because their sections identify them.
     */
    Next defendersVolley(Premises premises) {
        Next volley = Next.of("fire").on("defender", "attacker").with("order", Order.REPULSE);
        volley = premises.get(defender.troops.arm) == Arm.ARTILLERY
                ? volley.with("quality", premises.get(defender.nerve.quality), Quality.VETERAN)
                        .with("officer", premises.get(defender.nerve.officer), Rank.NONE)
                : defender.asFirer(volley, defender.troops.formation(premises), premises);
        volley = volley.with("works", premises.get(cover).works(), Works.NONE);
        return attacker.asTarget(volley, Formation.DISORDER, premises);
    }
}
