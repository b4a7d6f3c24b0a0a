package grognard.cli;

import grognard.odds.Odds;
import grognard.render.JsonLines;
import grognard.render.OddsText;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;

/** Shows the exact chances of a resolver's outcomes. */
final class ShowOdds implements ResolverVerb.Action {

    private final Session session;

    ShowOdds(Session session) {
        this.session = session;
    }

    @Override
    public int apply(Resolver resolver, Tables tables, Situation situation, GeneralOptions options) {
        Odds odds = Odds.of(resolver, tables, situation);
        Output out = session.world().out();
        if (options.json()) {
            new JsonLines(out.writer()).odds(resolver, tables, situation, odds);
        } else {
            out.print(new OddsText(session.style(options)).of(resolver, tables, odds));
        }
        return Verb.DONE;
    }
}
