package grognard.rules.paperboys;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** The Peninsular War, Paperboys rules. */
public final class Paperboys implements Ruleset {

    /** What a result may send the player on to. */
    static final List<String> NEXT = List.of("fight", "friends", "heavy", "officer", "pursuit");

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
        return List.of("contact", "rally", "officer");
    }

    @Override
    public Resolver resolver(String name) {
        return switch (name) {
            case "contact" -> new Contact();
            case "rally" -> new Rally();
            case "officer" -> new OfficerTest();
            default -> throw unknown(name);
        };
    }
}
