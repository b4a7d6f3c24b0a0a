package grognard.rules.acw;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.acw.combat.Charge;
import grognard.rules.acw.combat.Engage;
import grognard.rules.acw.combat.Impact;
import grognard.rules.acw.combat.Melee;
import grognard.rules.acw.combat.VolleyPoint;
import grognard.rules.acw.fire.Fire;
import grognard.rules.acw.morale.Morale;
import grognard.rules.acw.morale.OfficerCasualty;
import grognard.rules.acw.movement.Bonus;
import grognard.rules.acw.movement.Moves;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.base.JavaRuleset;
import java.util.List;

/** American Civil War, the regimental chart. */
public final class Acw extends JavaRuleset {

    /** The instance that the program shares, so that each resolver is made once. */
    public static final Ruleset RULESET = new Acw();

    public Acw() {
        super(
                "acw",
                "American Civil War, the regimental chart",
                List.of(
                        "fire",
                        "melee",
                        "morale",
                        "charge",
                        "impact",
                        "volley-point",
                        "bonus",
                        "officer",
                        "moves",
                        "engage"));
    }

    @Override
    protected Resolver make(String resolver) {
        return switch (resolver) {
            case "fire" -> new Fire();
            case "melee" -> new Melee();
            case "morale" -> new Morale();
            case "charge" -> new Charge();
            case "impact" -> new Impact();
            case "volley-point" -> new VolleyPoint();
            case "bonus" -> new Bonus();
            case "officer" -> new OfficerCasualty();
            case "moves" -> new Moves();
            case "engage" -> new Engage();
            default -> throw unknown(resolver);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return HouseRules.ALL;
    }
}
