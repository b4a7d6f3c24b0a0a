package grognard.rules.honour;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** Post of Honour, Seven Years War. */
public final class Honour implements Ruleset {

    @Override
    public String name() {
        return "honour";
    }

    @Override
    public String title() {
        return "Post of Honour, Seven Years War";
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
