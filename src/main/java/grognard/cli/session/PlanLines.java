package grognard.cli.session;

import grognard.game.Due;
import grognard.game.GameRules;
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.plan.LinesOfPlan;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.List;

/** Reads lines of a plan as they are read in a game. */
public final class PlanLines implements LinesOfPlan {

    private final Session session;
    private final GameRules rules;
    private final Tables tables;

    public PlanLines(Session session, GameRules rules, Tables tables) {
        this.session = session;
        this.rules = rules;
        this.tables = tables;
    }

    @Override
    public Request read(List<Word> words, Units units) {
        Ruleset ruleset = rules.ruleset();
        String resolver = words.get(0).text();
        if (!ruleset.resolvers().contains(resolver)) {
            throw BadInput.value(
                    "plan",
                    resolver,
                    "due, unit, attach, end or a resolver of " + ruleset.name() + ": "
                            + String.join(", ", ruleset.resolvers()),
                    ruleset.resolvers());
        }
        Description description = ruleset.resolver(resolver).description();
        Request request = new Requests(session)
                .reader(ruleset, resolver, Usual.For.PLAY)
                .read(
                        GamePlay.withOthers(
                                words.subList(1, words.size()), description, units, session.takesBeginnings()),
                        new UnitsOnLine(description, rules, units));
        return session.takesBeginnings() ? request.expandPrefixes(tables) : request;
    }

    @Override
    public Request due(Due due, List<Word> typed, Units units) {
        Request request = new Requests(session).due(due, typed, Usual.For.PLAY, rules, units);
        return session.takesBeginnings() ? request.expandPrefixes(tables) : request;
    }

    @Override
    public boolean takesPrefixes() {
        return session.takesBeginnings();
    }
}
