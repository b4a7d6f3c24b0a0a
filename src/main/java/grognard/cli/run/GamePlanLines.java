package grognard.cli.run;

import grognard.cli.session.Session;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.Request;
import grognard.line.Token;
import grognard.plan.PlanLineReader;
import grognard.play.GameLineReader;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.List;

/** Reads the lines of a plan as the game would, with the units as the steps before left them. */
public final class GamePlanLines implements PlanLineReader {

    private final Session session;
    private final Referee rules;
    private final Tables tables;

    public GamePlanLines(Session session, Referee rules, Tables tables) {
        this.session = session;
        this.rules = rules;
        this.tables = tables;
    }

    @Override
    public Request read(List<Token> words, Units units) {
        Ruleset ruleset = rules.ruleset();
        String resolver = words.get(0).text();
        if (!ruleset.resolvers().contains(resolver)) {
            throw BadInput.value(
                    "plan",
                    resolver,
                    "due, unit, attach, moved, end or a resolver of " + ruleset.name() + ": "
                            + String.join(", ", ruleset.resolvers()),
                    ruleset.resolvers());
        }
        RequestRunner requests = new RequestRunner(session);
        Request request = requests.reader(requests.reader(ruleset, resolver, CommonOption.For.PLAY), rules, units)
                .read(words.subList(1, words.size()));
        return session.expandPrefixes(request, tables);
    }

    @Override
    public List<Token> joined(List<Token> words, Units units) {
        return GameLineReader.joined(words, units);
    }

    @Override
    public Request due(Due due, List<Token> typed, Units units) {
        return session.expandPrefixes(
                new RequestRunner(session).due(due, typed, CommonOption.For.PLAY, rules, units), tables);
    }

    @Override
    public boolean takesPrefixes() {
        return session.takesPrefixes();
    }
}
