package grognard.cli.run;

import grognard.cli.environment.ExitCode;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.OpenGame;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.SeedSource;
import grognard.cli.session.Session;
import grognard.game.Due;
import grognard.game.Game;
import grognard.game.GameRecord;
import grognard.game.GameRules;
import grognard.game.Happening;
import grognard.game.Playing;
import grognard.game.Remarks;
import grognard.game.Roles;
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.line.Token;
import grognard.record.RecordCaption;
import grognard.render.game.GameText;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Plays resolvers in a game: units fill the values that they know, and what happens to them is recorded. */
public final class GameRunner {

    private final Session session;
    private final OpenGame open;
    private final ResolverRunner play;

    public GameRunner(Session session, OpenGame open) {
        this.session = session;
        this.open = open;
        this.play = new ResolverRunner(session);
    }

    /** Plays one resolver's line. A look-up changes nothing and is not recorded. */
    ExitCode apply(Request request, Tables tables) {
        Description description = request.resolver().description();
        refuse(request);
        if (description.isLookUp()) {
            Playing playing = playing(open.look(), request);
            Played played = thrown(request, playing, tables, Optional.empty());
            play.print(played, caption(request, Optional.empty()), request.options());
            return ExitCode.DONE;
        }
        boolean[] failed = new boolean[1];
        open.play(session, line -> {
            failed[0] = resolve(request, tables, line, 0);
            advanceTurn(line, request.options());
        });
        return failed[0] && request.options().has(CommonOption.EXIT_STATUS) ? ExitCode.FAILED_TEST : ExitCode.DONE;
    }

    /**
     * Refuses lines that make no sense in a game: a resolver that the game plays in steps, repetitions, another
     * ruleset.
     */
    private void refuse(Request request) {
        Description description = request.resolver().description();
        if (!description.steps().isEmpty()) {
            throw BadInput.of(
                    description.name(),
                    "its steps in a game, one after the other: " + String.join(", then ", description.steps()));
        }
        if (request.options().repeat() > 0) {
            throw BadInput.of("-n", "it without a game: in a game everything happens once, a line for each");
        }
        if (!open.look().rules().plays(request.ruleset().name())) {
            throw BadInput.value(
                    "game",
                    open.file(),
                    "a game of " + request.ruleset().name() + ", it is one of "
                            + open.ruleset().name());
        }
    }

    private static Playing playing(Game game, Request request) {
        Description description = request.resolver().description();
        Roles roles = Playing.roles(
                game, description, request.names().stream().map(Token::text).toList());
        return new Playing(
                game, description, roles, request.values(), request.options().has(CommonOption.FORCE));
    }

    private Played thrown(Request request, Playing playing, Tables tables, Optional<String> seed) {
        Situation situation = Situation.read(request.resolver(), playing.values(), tables);
        return Played.with(
                play.faces(request.options(), new SeedSource.Minted(seed)), request.resolver(), tables, situation);
    }

    private static RecordCaption caption(Request request, Optional<String> seed) {
        return new RecordCaption(request.options().label(), 0, seed);
    }

    /**
     * Resolves a request and records it; returns whether a test was failed.
     *
     * @param k number of the upkeep entry within its line, which gives it dice of its own (SEED/k); 0 for a line of its
     *     own, after which the due list is shown
     */
    private boolean resolve(Request request, Tables tables, GameLine line, int k) {
        OptionValues options = request.options();
        Game before = line.game();
        Playing playing = playing(before, request);
        List<String> forgotten = playing.forgotten();
        Situation situation = Situation.read(request.resolver(), playing.values(), tables);
        Recorder recorder = new Recorder(session, open.file(), options);
        Optional<String> wanted = recorder.seed(play.seed(options, 0).map(seed -> k > 0 ? seed + "/" + k : seed));
        SeedSource.Minted minted = new SeedSource.Minted(wanted);
        Played played = playing.told(Played.with(play.faces(options, minted), request.resolver(), tables, situation));
        if (!played.rolls().isEmpty()) {
            session.preferences().settings().countThrow();
        }
        RecordCaption caption = caption(request, recorder.recordedSeed(minted.seed(), played));
        Happening happening = line.placed(playing.happening(played));
        line.add(happening, played, caption, new GameRecord(happening, playing.typedNames()));
        Played told = withoutNext(played, line.game().rules());
        line.last(told, caption);
        if (options.json()) {
            line.showRecords();
        } else {
            play.print(told, caption, options);
        }
        boolean rows = session.batch().map(BatchSettings::csv).orElse(false);
        if (!options.json() && !options.quiet() && !rows) {
            GameText text = text(options);
            if (!options.isOneLine()) {
                List<String> armies = playing.armies();
                List<Resolution.Line> counted =
                        options.brief() ? played.resolution().working() : List.of();
                session.out()
                        .print((armies.isEmpty() ? "" : text.armies(armies, counted))
                                + text.remarks(new Remarks(before, happening, playing.counting(situation))
                                        .after(playing.typedNames())));
            }
            session.out()
                    .print(
                            k == 0
                                    ? text.forgotten(forgotten) + text.after(happening, line.game())
                                    : text.changes(happening.changes()));
        }
        return played.resolution().outcome().code().verdict() == Code.Verdict.FAILED;
    }

    /** Plays the k-th entry of the upkeep, with its command printed before it. */
    public void resolve(Due due, OptionValues options, int k, GameLine line) {
        RequestRunner requests = new RequestRunner(session);
        Ruleset ruleset = open.ruleset();
        Request read = requests.due(due, List.of(), CommonOption.For.PLAY);
        boolean brief = !options.json() && !options.quiet();
        Request request = read.with((brief ? options.with(CommonOption.BRIEF) : options).withDefaults(open.options()));
        if (brief) {
            session.out().print(due.command() + "\n"); // names the unit, as next does
        }
        resolve(request, session.tables(ruleset, request.options()), line, k);
    }

    /** Returns the test that tells units from values among the bare words of a line. */
    public Predicate<Token> names(Description description) {
        Game game = open.look();
        return new UnitNameMatcher(description, game.rules(), game.state().units());
    }

    /**
     * Expands options that name further units: each unit becomes a word of its own, {@code near=9e}, and the option
     * gets the number that it takes without a game.
     */
    List<Token> withUnitOptions(List<Token> typed, Description description) {
        return description.others().isEmpty()
                ? typed
                : withUnitOptions(typed, description, open.look().state().units(), session.takesPrefixes());
    }

    /**
     * Expands such options with these units.
     *
     * @param prefixes whether a unique prefix of the option is enough
     */
    static List<Token> withUnitOptions(List<Token> typed, Description description, Units units, boolean prefixes) {
        List<Token> words = TypedRows.in(typed, description, units);
        List<Token> all = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Optional<UnitOption> option = UnitOption.named(words.get(i).text(), description, prefixes);
            String value = i + 1 < words.size() ? words.get(i + 1).text() : "";
            boolean names =
                    option.isPresent() && !value.isEmpty() && option.get().takes(value, units);
            all.addAll(names ? option.get().words(value, units, words.get(i).column()) : List.of(words.get(i)));
            i += names ? 1 : 0;
        }
        return all;
    }

    /** Removes follow-ups that the due list shows with their units; keeps those that no game can track. */
    private static Played withoutNext(Played played, GameRules rules) {
        Outcome said = played.resolution().outcome();
        List<Next> untold =
                said.next().stream().filter(next -> !rules.callsFor(next)).toList();
        Outcome outcome = new Outcome(said.code(), said.text(), said.numbers(), said.effects(), untold);
        return new Played(
                played.resolver(),
                played.tables(),
                played.situation(),
                played.rolls(),
                new Resolution(
                        outcome,
                        played.resolution().working(),
                        played.resolution().rulings()));
    }

    private GameText text(OptionValues options) {
        return new GameText(session.style(options), session.environment().textWidth());
    }

    /** Begins the next turn if this line played or dropped the last due entry of the turn's end. */
    public void advanceTurn(GameLine line, OptionValues options) {
        Optional<Happening> turned = line.game().turned();
        if (turned.isPresent()) {
            add(turned.get(), line, options);
        }
    }

    /** Records an event that is no resolution, and shows it. */
    public void add(Happening happening, GameLine line, OptionValues options) {
        Game before = line.game();
        line.add(happening);
        boolean back =
                happening.kind().equals(Happening.UNDO) || happening.kind().equals(Happening.REDO);
        if (options.json()) {
            line.showRecords();
        } else if (!options.quiet()) {
            GameText text = text(options);
            String said = back
                    ? text.back(happening, open.record(happening.numbers().get(0)), before, line.game())
                    : happening.kind().equals(Happening.DROP)
                            ? text.dropped(happening, before, line.game())
                            : text.remarks(new Remarks(before, happening).after(List.of()))
                                    + text.after(happening, line.game());
            session.out().print(said);
        }
    }
}
