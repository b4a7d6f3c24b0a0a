package grognard.rules.paperboys;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** The Peninsular War, Paperboys rules. */
public final class Paperboys implements Ruleset {

    private static final List<String> RESOLVERS = List.of(
            Contact.NAME,
            Fire.NAME,
            Structure.NAME,
            Firefight.NAME,
            Fight.NAME,
            Breach.NAME,
            Rally.NAME,
            Recover.NAME,
            Heavy.NAME,
            Friends.NAME,
            Manoeuvre.NAME,
            Pursuit.NAME,
            OfficerTest.NAME,
            Levy.NAME,
            Cards.NAME,
            Card.NAME,
            Strength.NAME,
            Victory.NAME,
            Moves.NAME,
            Engage.NAME);

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
            case Contact.NAME -> new Contact();
            case Fire.NAME -> new Fire();
            case Structure.NAME -> new Structure();
            case Firefight.NAME -> new Firefight();
            case Fight.NAME -> new Fight();
            case Breach.NAME -> new Breach();
            case Rally.NAME -> new Rally();
            case Recover.NAME -> new Recover();
            case Heavy.NAME -> new Heavy();
            case Friends.NAME -> new Friends();
            case Manoeuvre.NAME -> new Manoeuvre();
            case Pursuit.NAME -> new Pursuit();
            case OfficerTest.NAME -> new OfficerTest();
            case Levy.NAME -> new Levy();
            case Cards.NAME -> new Cards();
            case Card.NAME -> new Card();
            case Strength.NAME -> new Strength();
            case Victory.NAME -> new Victory();
            case Moves.NAME -> new Moves();
            case Engage.NAME -> new Engage();
            default -> throw unknown(name);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(BeatenCavalry.KEY, Melee.ROUT_AT, Melee.ROUT);
    }
}
