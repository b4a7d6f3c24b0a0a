package grognard.cli.run;

import grognard.cli.environment.ExitCode;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.play.GameLineReader;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.List;
import java.util.Optional;

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
        Game game = session.game().get().look();
        Units units = game.state().units();
        return reader(reader, game.referee(), units).read(GameLineReader.joined(words, units));
    }

    /**
     * Returns the request of a due entry: its resolver, units and options, and the words that the player typed beside
     * them.
     */
    public Request due(Due due, List<Token> typed, CommonOption.For purpose) {
        Game game = session.gameFor("next").look();
        return due(due, typed, purpose, game.referee(), game.state().units());
    }

    /** Returns the request of a due entry with these units, which a plan may have changed. */
    Request due(Due due, List<Token> typed, CommonOption.For purpose, Referee rules, Units units) {
        return reader(reader(rules.ruleset(), due.resolver(), purpose), rules, units)
                .read(due.units(), due.values(), due.values().keySet(), typed);
    }

    /** Returns a reader of lines in a game with these units. */
    GameLineReader reader(LineReader reader, Referee rules, Units units) {
        return new GameLineReader(reader, rules, units, session.takesPrefixes());
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
        return run(typed, Optional.empty());
    }

    /**
     * Plays the request as {@link #run(Request)} does.
     *
     * @param atOnce the due entry of the game that happens at the same time and is played with it
     */
    public ExitCode run(Request typed, Optional<Due> atOnce) {
        session.last().asked(typed);
        try {
            Request chosen = session.preferences().settings().applyTo(typed, nextRecord());
            Request request = chosen.with(session.inForce(chosen.options()));
            if (session.game().isPresent()) {
                return inGame(request, session.game().get(), atOnce);
            }
            Tables tables = session.tables(request.ruleset(), request.options());
            request = session.expandPrefixes(request, tables);
            return request.purpose() == CommonOption.For.ODDS
                    ? new OddsRunner(session).apply(request, tables)
                    : play.apply(request, tables);
        } catch (BadInput e) {
            throw typed.placed(e);
        }
    }

    /** The number of the record that a line makes in the open game; 0 without a game. */
    private long nextRecord() {
        return session.game().isEmpty() ? 0 : session.game().get().look().records() + 1;
    }

    private ExitCode inGame(Request typed, OpenGame game, Optional<Due> atOnce) {
        boolean own = typed.ruleset().name().equals(game.ruleset().name());
        // the game's tables and house keys do not hold for plain dice
        Request request = own ? typed.with(typed.options().withDefaults(game.options())) : typed;
        Tables tables = session.tables(request.ruleset(), request.options());
        request = session.expandPrefixes(request, tables);
        if (request.purpose() == CommonOption.For.ODDS) {
            return new GameOddsRunner(session, game, tables).apply(request);
        }
        if (request.options().has(CommonOption.CSV)) {
            throw BadInput.of("--csv", "it without a game; journal show --csv lists the records of one");
        }
        play.checkFields(request);
        GameRunner runner = new GameRunner(session, game);
        return atOnce.isPresent()
                ? runner.apply(brief(request), atOnce.get(), tables)
                : runner.apply(brief(request), tables);
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
