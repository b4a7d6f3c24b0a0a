package grognard.rules.paperboys;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** The Peninsular War, Paperboys rules. */
public final class Paperboys implements Ruleset {

    /** What a result may send the player on to. */
    static final List<String> NEXT = List.of("fight", "friends", "heavy", "officer", "pursuit");

    private static final List<String> RESOLVERS = List.of(
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
            "engage");

    @Override
    public String name() {
        return "paperboys";
    }

    @Override
    public String title() {
        return "The Peninsular War, Paperboys rules";
    }

    @Override
    public List<String> resolvers() {
        return RESOLVERS;
    }

    @Override
    public Resolver resolver(String name) {
        return switch (name) {
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
            default -> throw unknown(name);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(BeatenCavalry.KEY, Melee.ROUT_AT, Melee.ROUT);
    }
}
