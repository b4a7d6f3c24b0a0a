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

/** Parses and runs requests to resolvers: plays them or computes their odds, in a game or without one. */
public final class RequestRunner {

    private final Session session;
    private final ResolverRunner play;

    public RequestRunner(Session session) {
        this.session = session;
        this.play = new ResolverRunner(session);
    }

    /** Returns a reader of lines for that resolver. Its messages name the resolver as the player would type it. */
    public LineReader reader(Ruleset ruleset, String resolver, CommonOption.For purpose) {
        return new LineReader(
                ruleset,
                ruleset.resolver(resolver),
                purpose,
                typedName(ruleset, resolver, purpose),
                session.takesPrefixes());
    }

    /** Parses the words after the resolver's name; in a game they may name units. */
    public Request read(LineReader reader, List<Token> words) {
        if (session.game().isEmpty()) {
            return reader.read(words);
        }
        GameRunner play = new GameRunner(session, session.game().get());
        Description description = reader.resolver().description();
        return reader.read(play.withUnitOptions(words, description), play.names(description));
    }

    /**
     * Returns the request of a due entry: its resolver, units and options, and the words that the player typed beside
     * them.
     */
    public Request due(Due due, List<Token> typed, CommonOption.For purpose) {
        Game game = session.gameFor("next").look();
        return due(due, typed, purpose, game.rules(), game.state().units());
    }

    /** Returns the request of a due entry with these units, which a plan may have changed. */
    Request due(Due due, List<Token> typed, CommonOption.For purpose, GameRules rules, Units units) {
        LineReader reader = reader(rules.ruleset(), due.resolver(), purpose);
        Description description = reader.resolver().description();
        return reader.read(
                GameRunner.withUnitOptions(typed, description, units, session.takesPrefixes()),
                new UnitNameMatcher(description, rules, units, due.units()),
                UnitOption.names(description, due.units()),
                due.values());
    }

    /** Returns the resolver's name as typed: {@code contact}, {@code odds acw fire}. */
    public String typedName(Ruleset ruleset, String resolver, CommonOption.For purpose) {
        boolean named = !ruleset.name().equals("dice")
                && !ruleset.name().equals(session.ruleset().name());
        return (purpose == CommonOption.For.ODDS ? "odds " : "") + (named ? ruleset.name() + " " : "") + resolver;
    }

    /**
     * Plays the request or shows its odds. Options missing on the line come from {@code set}, then from the batch, then
     * from the game. Errors get the column of the word that they are about.
     */
    public ExitCode run(Request typed) {
        session.last().asked(typed);
        try {
            Request chosen = session.preferences().settings().applyTo(typed);
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
        // the game's tables and house keys do not hold for plain dice
        Request request = own ? typed.with(typed.options().withDefaults(game.options())) : typed;
        Tables tables = session.tables(request.ruleset(), request.options());
        request = session.takesPrefixes() ? request.expandPrefixes(tables) : request;
        if (request.purpose() == CommonOption.For.ODDS) {
            return new GameOddsRunner(session, game, tables).apply(request);
        }
        return new GameRunner(session, game).apply(brief(request), tables);
    }

    /** Chooses the brief format for a game at the prompt, unless the player chose a format. */
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
