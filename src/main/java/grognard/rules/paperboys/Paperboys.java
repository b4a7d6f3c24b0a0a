package grognard.rules.paperboys;

import grognard.rules.HouseKey;
import grognard.rules.JavaRuleset;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** The Peninsular War, Paperboys rules. */
public final class Paperboys extends JavaRuleset {

    /** The one that the program uses, so that its resolvers are made once. */
    public static final Ruleset RULESET = new Paperboys();

    public Paperboys() {
        super(
                "paperboys",
                "The Peninsular War, Paperboys rules",
                List.of(
                        "contact",
                        "fire",
                        "structure",
                        "firefight",
                        "fight",
                        "breach",
                        "rally",
                        "recover",
                        "heavy",
                        "friends",
                        "manoeuvre",
                        "pursuit",
                        "officer",
                        "levy",
                        "cards",
                        "card",
                        "strength",
                        "victory",
                        "moves",
                        "engage"));
    }

    @Override
    protected Resolver make(String resolver) {
        return switch (resolver) {
            case "contact" -> new Contact();
            case "fire" -> new Fire();
            case "structure" -> new Structure();
            case "firefight" -> new Firefight();
            case "fight" -> new Fight();
            case "breach" -> new Breach();
            case "rally" -> new Rally();
            case "recover" -> new Recover();
            case "heavy" -> new Heavy();
            case "friends" -> new Friends();
            case "manoeuvre" -> new Manoeuvre();
            case "pursuit" -> new Pursuit();
            case "officer" -> new OfficerTest();
            case "levy" -> new Levy();
            case "cards" -> new Cards();
            case "card" -> new Card();
            case "strength" -> new Strength();
            case "victory" -> new Victory();
            case "moves" -> new Moves();
            case "engage" -> new Engage();
            default -> throw unknown(resolver);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(BeatenCavalry.KEY, Melee.ROUT_AT, Melee.ROUT);
    }
}
