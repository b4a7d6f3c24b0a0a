package grognard.rules.acw;

import grognard.rules.HouseKey;
import grognard.rules.JavaRuleset;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** American Civil War, the regimental chart. */
public final class Acw extends JavaRuleset {

    /** The one that the program uses, so that its resolvers are made once. */
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
        return List.of(Halves.KEY, Twice.KEY, RoutedPasses.KEY);
    }
}
