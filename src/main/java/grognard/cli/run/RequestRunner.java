package grognard.cli.run;

import grognard.cli.environment.ExitCode;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Due;
import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.List;

/** Carries out what is asked of resolvers. */
public final class RequestRunner {

    private final Session session;
    private final ResolverRunner play;

    public RequestRunner(Session session) {
        this.session = session;
        this.play = new ResolverRunner(session);
    }

    /** A reader of lines for that resolver, which calls it in messages as the player would. */
    public LineReader reader(Ruleset ruleset, String resolver, CommonOption.For purpose) {
        return new LineReader(
                ruleset,
                ruleset.resolver(resolver),
                purpose,
                typedName(ruleset, resolver, purpose),
                session.takesPrefixes());
    }

    /** Reads the words after the resolver's name; in a game they may name units. */
    public Request read(LineReader reader, List<Token> words) {
        if (session.game().isEmpty()) {
            return reader.read(words);
        }
        GameRunner play = new GameRunner(session, session.game().get());
        Description description = reader.resolver().description();
        return reader.read(play.withUnitOptions(words, description), play.names(description));
    }

    /** A request for what is due in the game: its resolver, units and options, and what the player typed beside them. */
    public Request due(Due due, List<Token> typed, CommonOption.For purpose) {
        Game game = session.gameFor("next").look();
        return due(due, typed, purpose, game.rules(), game.state().units());
    }

    /** The same among these units. */
    Request due(Due due, List<Token> typed, CommonOption.For purpose, GameRules rules, Units units) {
        LineReader reader = reader(rules.ruleset(), due.resolver(), purpose);
        Description description = reader.resolver().description();
        return reader.read(
                GameRunner.withUnitOptions(typed, description, units, session.takesPrefixes()),
                new UnitNameMatcher(description, rules, units, due.units()),
                UnitOption.names(description, due.units()),
                due.values());
    }

    /** What a player types for it: {@code contact}, {@code odds acw fire}. */
    public String typedName(Ruleset ruleset, String resolver, CommonOption.For purpose) {
        boolean named = !ruleset.name().equals("dice")
                && !ruleset.name().equals(session.ruleset().name());
        return (purpose == CommonOption.For.ODDS ? "odds " : "") + (named ? ruleset.name() + " " : "") + resolver;
    }

    /** Plays it or shows its odds; a complaint about something that was typed says where that stands. */
    public ExitCode run(Request typed) {
        session.last().asked(typed);
        try {
            Request chosen = session.preferences().withSettings(typed);
            Request request = chosen.with(session.inForce(chosen.options()));
            if (session.game().isPresent()) {
                return inGame(request, session.game().get());
            }
            Tables tables = session.tables(request.ruleset(), request.options());
            request = session.takesPrefixes() ? request.expandPrefixes(tables) : request;
            return request.purpose() == CommonOption.For.ODDS
                    ? new OddsRunner(session).apply(request, tables)
                    : play.apply(request, tables);
        } catch (BadInput e) {
            throw typed.placed(e);
        }
    }

    private ExitCode inGame(Request typed, OpenGame game) {
        boolean own = typed.ruleset().name().equals(game.ruleset().name());
        // plain dice know nothing of the game's tables and house keys
        Request request = own ? typed.with(typed.options().withDefaults(game.options())) : typed;
        Tables tables = session.tables(request.ruleset(), request.options());
        request = session.takesPrefixes() ? request.expandPrefixes(tables) : request;
        if (request.purpose() == CommonOption.For.ODDS) {
            return new GameOddsRunner(session, game, tables).apply(request);
        }
        return new GameRunner(session, game).apply(brief(request), tables);
    }

    /** At the prompt a game is told briefly, unless the player has said how. */
    private Request brief(Request request) {
        boolean said = request.options().json()
                || request.options().quiet()
                || session.preferences()
                        .settings()
                        .get(request.ruleset(), "format")
                        .isPresent();
        return session.isAtPrompt() && !said ? request.with(request.options().with(CommonOption.BRIEF)) : request;
    }

    public ResolverRunner play() {
        return play;
    }
}
