package grognard.rules.acw.combat;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.acw.fire.Order;
import grognard.rules.acw.morale.ImpactSide;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Due;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Works;

/** Follow-ups of an impact, with what is known of both units: the two volleys of a repulse, or the blows of a melee. */
record AfterImpact(ImpactSide attacker, ImpactSide defender, Parameter<Cover> cover, Parameter<Flank> flank) {

    Next attackersBlows(Premises premises) {
        Due blows = Due.of("melee", "attacker", "defender");
        attacker.asFirer(blows, attacker.formation(premises), premises);
        defender.asTarget(blows, defender.formation(premises), premises);
        return blows.say("cover", premises.get(cover), Cover.NONE)
                .say("flank", premises.get(flank), Flank.NONE)
                .next();
    }

    Next defendersBlows(Premises premises) {
        Due blows = Due.of("melee", "defender", "attacker");
        defender.asFirer(blows, defender.formation(premises), premises);
        return attacker.asTarget(blows, attacker.formation(premises), premises).next();
    }

    /** The volley of the repulsed attacker, who fires in disorder. */
    Next attackersVolley(Premises premises) {
        Due volley = Due.of("fire", "attacker", "defender").say("order", Order.REPULSE);
        attacker.asFirer(volley, Formation.DISORDER, premises);
        return defender.asTarget(volley, defender.formation(premises), premises)
                .say("cover", premises.get(cover), Cover.NONE)
                .next();
    }

    /**
     * The volley of the defender. Works help it; guns need no arm or formation, because their sections identify them.
     */
    Next defendersVolley(Premises premises) {
        Due volley = Due.of("fire", "defender", "attacker").say("order", Order.REPULSE);
        if (premises.get(defender.arm) == Arm.ARTILLERY) {
            volley.say("quality", premises.get(defender.nerve.quality), Quality.VETERAN)
                    .say("officer", premises.get(defender.nerve.officer), Rank.NONE);
        } else {
            defender.asFirer(volley, defender.formation(premises), premises);
        }
        volley.say("works", premises.get(cover).works(), Works.NONE);
        return attacker.asTarget(volley, Formation.DISORDER, premises).next();
    }
}
