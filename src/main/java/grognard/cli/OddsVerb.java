package grognard.cli;

import grognard.odds.Odds;
import grognard.render.JsonLines;
import grognard.render.OddsText;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The exact chances of a resolver's outcomes. */
final class OddsVerb implements Verb {

    private final Session session;
    private final Ruleset ruleset;
    private final Resolver resolver;

    OddsVerb(Session session, Ruleset ruleset, Resolver resolver) {
        this.session = session;
        this.ruleset = ruleset;
        this.resolver = resolver;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.forResolver(session, ruleset, resolver, "odds ");
        new ResolverSpec(resolver.description()).addTo(spec);
        GeneralOptions.addTo(spec, false);
        return spec;
    }

    @Override
    public List<String> prepare(List<String> words) {
        return Sides.longForms(resolver.description(), words);
    }

    @Override
    public int run(ParseResult parsed) {
        GeneralOptions options = GeneralOptions.of(parsed);
        Tables tables = session.tables(ruleset, options);
        Situation situation = Situation.read(resolver, new ResolverSpec(resolver.description()).typed(parsed), tables);
        Odds odds = Odds.of(resolver, tables, situation);
        if (options.json()) {
            new JsonLines(session.world().out().writer()).odds(resolver, tables, situation, odds);
        } else {
            session.world().out().print(new OddsText(session.style(options)).of(resolver, tables, odds));
        }
        return DONE;
    }
}
