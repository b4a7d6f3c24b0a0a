package grognard.rules.plain;

import grognard.rules.NumberNames;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.base.JavaRuleset;
import java.util.List;

/** Dice without a game. */
public final class Plain extends JavaRuleset {

    /** The instance that the program shares, so that the resolver is made once. */
    public static final Ruleset RULESET = new Plain();

    public Plain() {
        super("dice", "Plain dice", List.of("roll"));
    }

    @Override
    protected Resolver make(String resolver) {
        return switch (resolver) {
            case "roll" -> new RollDice();
            default -> throw unknown(resolver);
        };
    }

    @Override
    public NumberNames numbers(String resolver) {
        return new NumberNames(List.of("total"), false);
    }

    /** None: plain dice leave nothing open. */
    @Override
    public List<Ruling> rulings() {
        return List.of();
    }
}
