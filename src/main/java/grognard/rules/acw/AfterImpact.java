package grognard.rules.acw;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Situation;

/** What two units do to each other after an impact: both volleys of a repulse, or the blows of a melee. */
record AfterImpact(ImpactSide attacker, ImpactSide defender, Parameter<Cover> cover, Parameter<Flank> flank) {

    Next attackersBlows(Situation situation) {
        Due blows = Due.of("melee", "attacker", "defender");
        attacker.asFirer(blows, attacker.formation(situation), situation);
        defender.asTarget(blows, defender.formation(situation), situation);
        return blows.say("cover", situation.get(cover), Cover.NONE)
                .say("flank", situation.get(flank), Flank.NONE)
                .next();
    }

    Next defendersBlows(Situation situation) {
        Due blows = Due.of("melee", "defender", "attacker");
        defender.asFirer(blows, defender.formation(situation), situation);
        return attacker.asTarget(blows, attacker.formation(situation), situation)
                .next();
    }

    /** Those who were repulsed fire in disorder. */
    Next attackersVolley(Situation situation) {
        Due volley = Due.of("fire", "attacker", "defender").say("order", Order.REPULSE);
        attacker.asFirer(volley, Formation.DISORDER, situation);
        return defender.asTarget(volley, defender.formation(situation), situation)
                .say("cover", situation.get(cover), Cover.NONE)
                .next();
    }

    /** Works help those who fire from them; guns say what they are by their sections. */
    Next defendersVolley(Situation situation) {
        Due volley = Due.of("fire", "defender", "attacker").say("order", Order.REPULSE);
        if (situation.get(defender.arm) == Arm.ARTILLERY) {
            volley.say("quality", situation.get(defender.nerve.quality), Quality.VETERAN)
                    .say("officer", situation.get(defender.nerve.officer), Rank.NONE);
        } else {
            defender.asFirer(volley, defender.formation(situation), situation);
        }
        volley.say("works", situation.get(cover).works(), Works.NONE);
        return attacker.asTarget(volley, Formation.DISORDER, situation).next();
    }
}
