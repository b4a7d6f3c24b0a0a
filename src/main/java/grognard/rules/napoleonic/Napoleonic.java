package grognard.rules.napoleonic;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** French Revolutionary and Napoleonic battles, 1792-1815. */
public final class Napoleonic implements Ruleset {

    @Override
    public String name() {
        return "napoleonic";
    }

    @Override
    public String title() {
        return "French Revolutionary and Napoleonic battles, 1792-1815";
    }

    @Override
    public List<String> resolvers() {
        return List.of();
    }

    @Override
    public Resolver resolver(String name) {
        throw unknown(name);
    }
}
