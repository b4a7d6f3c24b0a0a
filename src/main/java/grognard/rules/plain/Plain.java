package grognard.rules.plain;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import java.util.List;

/** Dice without a game. */
public final class Plain implements Ruleset {

    @Override
    public String name() {
        return "dice";
    }

    @Override
    public String title() {
        return "Plain dice";
    }

    @Override
    public List<String> resolvers() {
        return List.of(RollDice.NAME);
    }

    @Override
    public Resolver resolver(String name) {
        if (name.equals(RollDice.NAME)) {
            return new RollDice();
        }
        throw unknown(name);
    }

    /** There is nothing to rule on. */
    @Override
    public List<Ruling> rulings() {
        return List.of();
    }
}
