package grognard.rules.acw;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** American Civil War, the regimental chart. */
public final class Acw implements Ruleset {

    @Override
    public String name() {
        return "acw";
    }

    @Override
    public String title() {
        return "American Civil War, the regimental chart";
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
