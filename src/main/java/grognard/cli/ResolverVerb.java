package grognard.cli;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** What playing a resolver and asking for its odds have in common: how its line is read. */
final class ResolverVerb implements Verb {

    /** What is done with the line once it is read. */
    @FunctionalInterface
    interface Action {
        int apply(Resolver resolver, Tables tables, Typed typed);
    }

    private final Session session;
    private final Ruleset ruleset;
    private final Resolver resolver;
    private final boolean play;
    private final Action action;

    /** @param play whether the options for playing are allowed */
    ResolverVerb(Session session, Ruleset ruleset, String resolver, boolean play, Action action) {
        this.session = session;
        this.ruleset = ruleset;
        this.resolver = ruleset.resolver(resolver);
        this.play = play;
        this.action = action;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.forResolver(session, ruleset, resolver, play ? "" : "odds ");
        new ResolverSpec(resolver.description()).addTo(spec);
        GeneralOptions.addTo(spec, play ? GeneralOptions.PLAY : GeneralOptions.ODDS);
        return spec;
    }

    @Override
    public int run(List<String> words, World world) {
        List<String> all = session.settings().with(words, ruleset, play);
        List<String> scoped = Sides.longForms(resolver.description(), all);
        Optional<Typed> typed = QuickReader.read(resolver.description(), play, scoped);
        return typed.isPresent() ? run(typed.get()) : Commands.parse(this, scoped, world);
    }

    @Override
    public int run(ParseResult parsed) {
        return run(new Typed(new ResolverSpec(resolver.description()).typed(parsed), GeneralOptions.of(parsed)));
    }

    private int run(Typed typed) {
        GeneralOptions options = session.inForce(typed.options());
        Tables tables = session.tables(ruleset, options);
        return action.apply(resolver, tables, new Typed(typed.values(), options));
    }
}
