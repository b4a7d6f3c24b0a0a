package grognard.rules.paperboys;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.base.JavaRuleset;
import grognard.rules.paperboys.combat.Breach;
import grognard.rules.paperboys.combat.Contact;
import grognard.rules.paperboys.combat.Engage;
import grognard.rules.paperboys.combat.Fight;
import grognard.rules.paperboys.combat.Pursuit;
import grognard.rules.paperboys.fire.Fire;
import grognard.rules.paperboys.fire.Firefight;
import grognard.rules.paperboys.fire.Structure;
import grognard.rules.paperboys.morale.Friends;
import grognard.rules.paperboys.morale.Heavy;
import grognard.rules.paperboys.morale.Levy;
import grognard.rules.paperboys.morale.Manoeuvre;
import grognard.rules.paperboys.morale.OfficerTest;
import grognard.rules.paperboys.morale.Rally;
import grognard.rules.paperboys.morale.Recover;
import grognard.rules.paperboys.morale.Strength;
import grognard.rules.paperboys.turn.Card;
import grognard.rules.paperboys.turn.Cards;
import grognard.rules.paperboys.turn.Moves;
import grognard.rules.paperboys.turn.Victory;
import grognard.rules.paperboys.unit.HouseRules;
import java.util.List;

/** The Peninsular War, Paperboys rules. */
public final class Paperboys extends JavaRuleset {

    /** The instance that the program shares, so that each resolver is made once. */
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
        return HouseRules.ALL;
    }
}
