package grognard.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * A ruleset in Java. Its constructor adds the resolvers in the order of play; each is made when it is first asked for and
 * then kept, so that a one-shot loads only the one that it plays.
 */
public abstract class JavaRuleset implements Ruleset {

    private final String name;
    private final String title;
    private final Map<String, Supplier<Resolver>> makers = new LinkedHashMap<>();
    private final Map<String, Resolver> made = new ConcurrentHashMap<>();

    /**
     * @param name what players type
     * @param title the name on the cover
     */
    protected JavaRuleset(String name, String title) {
        this.name = name;
        this.title = title;
    }

    /** Adds a resolver under the name that its description has too. */
    protected final void add(String resolver, Supplier<Resolver> maker) {
        makers.put(resolver, maker);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final List<String> resolvers() {
        return List.copyOf(makers.keySet());
    }

    @Override
    public final Resolver resolver(String wanted) {
        Resolver known = made.get(wanted);
        if (known == null) {
            Supplier<Resolver> maker = makers.get(wanted);
            if (maker == null) {
                throw unknown(wanted);
            }
            known = maker.get();
            made.put(wanted, known);
        }
        return known;
    }
}
