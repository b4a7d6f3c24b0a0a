package grognard.cli.run;

import grognard.cli.environment.ExitCode;
import grognard.cli.session.OpenGame;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.SeedSource;
import grognard.cli.session.Session;
import grognard.dice.Die;
import grognard.dice.FaceSource;
import grognard.dice.GivenDice;
import grognard.dice.Roll;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.referee.EventContext;
import grognard.game.state.Due;
import grognard.game.state.OtherEvent;
import grognard.game.state.Resolved;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.play.GameResolution;
import grognard.record.RecordCaption;
import grognard.record.RecordEntry;
import grognard.render.game.GameText;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
        if (open.look().referee().rulesOf(description).isLookUp(request.values())) {
            lookUp(request, tables);
            return ExitCode.DONE;
        }
        boolean[] failed = new boolean[1];
        open.play(session, line -> {
            failed[0] = resolve(request, tables, line, ALONE, Optional.empty());
            advanceTurn(line, request.options());
        });
        return ResolverRunner.exit(failed[0], request.options());
    }

    /**
     * Plays a line and the due entry that happens at the same time: both units act as they were before, and what comes of
     * it takes effect afterwards. Dice that are given are those of the line, then those of the other.
     */
    ExitCode apply(Request request, Due other, Tables tables) {
        OptionValues options = request.options();
        Optional<GivenDice> given = options.dice().map(dice -> GivenDice.typed("--dice", dice));
        boolean[] failed = new boolean[1];
        open.play(session, line -> {
            line.add(line.game().together());
            failed[0] = resolve(request, tables, line, 1, given.map(SharedDice::new));
            Request second = new RequestRunner(session)
                    .due(
                            other,
                            List.of(),
                            CommonOption.For.PLAY,
                            line.game().referee(),
                            line.game().state().units())
                    .with(options);
            boolean many = session.line().playsMany(); // quiet, but each line is named
            if (!options.json() && (many || !options.quiet())) {
                session.out().print((many ? "" : "\n") + other.command() + "\n");
            }
            failed[0] |= resolve(second, tables, line, 2, given);
            add(line.game().apart(), line, options);
            advanceTurn(line, options);
        });
        return ResolverRunner.exit(failed[0], request.options());
    }

    /**
     * Number of the only resolution of a line, after which the due list is shown. Others are numbered from 1, which gives
     * each dice of its own (SEED/k).
     */
    private static final int ALONE = 0;

    /** Given dice of which others use the rest. */
    private record SharedDice(GivenDice dice) implements FaceSource {

        @Override
        public int next(Die die, String purpose) {
            return dice.next(die, purpose);
        }

        @Override
        public Roll.Source source() {
            return dice.source();
        }
    }

    /** Answers a line that changes nothing; of a count of armies without a unit, for each side. */
    private void lookUp(Request request, Tables tables) {
        Game game = open.look();
        Description description = request.resolver().description();
        boolean armies = game.referee().rulesOf(description).isCountingArmies()
                && description.roles().size() == 1
                && request.names().isEmpty();
        if (!armies) {
            answer(request, new GameResolution(game, request, tables));
            return;
        }
        for (String side : game.state().units().sides()) {
            Unit one = game.state().units().army(side).get(0);
            if (!request.options().json()) {
                session.out().print(side + ":\n");
            }
            Roles roles = new Roles(Map.of(description.roles().get(0), one.name()));
            GameAction action = new GameAction(game, description, roles, request.values(), true);
            answer(request, new GameResolution(request, tables, action));
        }
    }

    private void answer(Request request, GameResolution resolution) {
        Played played = resolution.thrown(play.faces(request.options(), new SeedSource.Minted(Optional.empty())));
        play.print(played, caption(request, Optional.empty()), request.options());
    }

    /**
     * Refuses lines that make no sense in a game: a resolver that the game plays in steps, repetitions, another
     * ruleset.
     */
    private void refuse(Request request) {
        GameResolution.refuseSteps(request.resolver().description());
        if (request.options().repeat() > 0) {
            throw BadInput.of("-n", "it without a game: in a game everything happens once, a line for each");
        }
        if (!open.look().referee().plays(request.ruleset().name())) {
            throw BadInput.value(
                    "game",
                    open.file(),
                    "a game of " + request.ruleset().name() + ", it is one of "
                            + open.ruleset().name());
        }
    }

    private static RecordCaption caption(Request request, Optional<String> seed) {
        return new RecordCaption(request.options().label(), 0, seed);
    }

    /**
     * Resolves a request and records it; returns whether a test was failed.
     *
     * @param given dice that the request shares with another; without them its options say where they come from
     */
    private boolean resolve(Request typed, Tables tables, GameLine line, int k, Optional<? extends FaceSource> given) {
        if (typed.hasGivenDice()) {
            session.line().refuseDiceOfSeveral();
        }
        Game before = line.game();
        Request request = new GameQuestions(session, before).answered(typed);
        OptionValues options = request.options();
        GameResolution resolution = new GameResolution(before, request, tables);
        GameResolution.Result result = recorded(resolution, request, line, k, given);
        Played shown = result.withoutTracked(before.referee());
        line.last(shown, result.caption());
        if (options.json()) {
            line.showRecords();
        } else {
            play.print(shown, result.caption(), options);
            showChanges(resolution.action(), result, before, line.game(), options, k == ALONE);
        }
        return result.played().resolution().outcome().code().verdict() == Code.Verdict.FAILED;
    }

    /**
     * Prints what follows an outcome: the armies that it counts, remarks, changes and what is due.
     *
     * @param alone whether it is the only resolution of its line, so that the due list is shown
     */
    private void showChanges(
            GameAction action,
            GameResolution.Result result,
            Game before,
            Game now,
            OptionValues options,
            boolean alone) {
        GameText text = session.gameText(options);
        if (session.line().playsMany()) { // quiet, but instructions for the table and the end of the battle are printed
            session.out().print(text.remarks(result.remarks()) + text.verdict(result.event()));
        }
        if (options.quiet() || session.printsRows()) {
            return;
        }
        if (!options.isOneLine()) {
            List<String> armies = action.armies();
            List<Resolution.Line> counted =
                    options.brief() ? result.played().resolution().working() : List.of();
            List<String> remarks = new ArrayList<>(result.remarks());
            if (!session.asksAboutTable()) { // at the prompt the player was asked before
                remarks.addAll(action.unanswered(result.played()));
                remarks.addAll(action.doubts());
                remarks.addAll(action.presumed());
            }
            session.out().print((armies.isEmpty() ? "" : text.armies(armies, counted)) + text.remarks(remarks));
        }
        Resolved event = result.event();
        session.out().print(alone ? text.after(event, now) : text.changes(event.changes(), now));
        if (alone
                && session.isAtPrompt()
                && !now.state().phase().equals(before.state().phase())) {
            session.out().print(text.phase(now));
        }
    }

    /** Throws the dice of a resolution and records it. */
    private GameResolution.Result recorded(
            GameResolution resolution, Request request, GameLine line, int k, Optional<? extends FaceSource> given) {
        Recorder recorder = new Recorder(session, open.file(), request.options());
        Optional<String> wanted = recorder.seed(play.seed(request.options(), 0)
                .map(session.line()::ofEntry)
                .map(seed -> k > 0 ? seed + "/" + k : seed));
        SeedSource.Minted minted = new SeedSource.Minted(wanted);
        FaceSource faces = given.isPresent() ? given.get() : play.faces(request.options(), minted);
        GameResolution.Result result = resolution.record(
                faces, thrown -> caption(request, recorder.recordedSeed(minted.seed(), thrown)), line);
        if (!result.played().rolls().isEmpty()) {
            session.preferences().settings().countThrow();
        }
        return result;
    }

    /**
     * Plays the upkeep of the turn without asking anybody, and shows one line for each outcome, with all units
     * that had it: a screen for each of twenty units would push what is due out of sight.
     */
    public void upkeep(List<Due> upkeep, OptionValues options, GameLine line) {
        Map<Code, List<String>> units = new LinkedHashMap<>();
        int k = 0;
        for (Due due : upkeep) {
            Request read = new RequestRunner(session).due(due, List.of(), CommonOption.For.PLAY);
            Request request = read.with(options.withDefaults(open.options()));
            Tables tables = session.tables(open.ruleset(), request.options());
            GameResolution resolution = new GameResolution(line.game(), request, tables);
            GameResolution.Result result = recorded(resolution, request, line, ++k, Optional.empty());
            Played shown = result.withoutTracked(line.game().referee());
            line.last(shown, result.caption());
            if (options.json()) {
                line.showRecords();
            } else if (options.quiet() || session.printsRows()) {
                play.print(shown, result.caption(), request.options());
            } else {
                Code code = result.played().resolution().outcome().code();
                units.computeIfAbsent(code, any -> new ArrayList<>())
                        .add(GameText.upkept(
                                due.units().get(0),
                                result.event().changes(),
                                result.played().rolls()));
            }
        }
        session.out().print(session.gameText(options).upkeep(units));
    }

    /** Begins the next turn if this line played or dropped the last due entry of the turn's end. */
    public void advanceTurn(GameLine line, OptionValues options) {
        Optional<OtherEvent> turned = line.game().turned();
        if (turned.isPresent()) {
            add(turned.get(), line, options);
        }
    }

    /** Records an event that is no resolution, and shows it. */
    public void add(OtherEvent event, GameLine line, OptionValues options) {
        Game before = line.game();
        line.add(event);
        if (options.json()) {
            line.showRecords();
        } else if (!options.quiet()) {
            session.out().print(shown(event, before, line.game(), session.gameText(options)));
        } else if (session.line().playsMany()) {
            session.out().print(session.gameText(options).verdict(event));
        }
    }

    /** Records that an officer joined or left a unit, unless the player has second thoughts. */
    public void addDoubted(OtherEvent event, Unit officer, Optional<Unit> unit, GameLine line, OptionValues options) {
        Game game = line.game();
        addDoubted(game.referee().doubts(officer, unit, game.state()), line, options, () -> add(event, line, options));
    }

    /** Records something against which there are reasons. They are asked before at the prompt, and follow as remarks elsewhere. */
    public void addDoubted(List<String> doubts, GameLine line, OptionValues options, Runnable add) {
        List<String> reasons = options.has(CommonOption.FORCE) ? List.of() : doubts;
        if (session.asksAboutTable()) {
            reasons.forEach(reason -> new GameQuestions(session, line.game()).confirm(reason, "Do it"));
        }
        add.run();
        if (!session.asksAboutTable() && !options.json() && !options.quiet()) {
            session.out().print(session.gameText(options).remarks(reasons));
        }
    }

    /** Shows the phase in play after it has begun. */
    public void showTurn(Game game, OptionValues options) {
        if (!options.json() && !options.quiet()) {
            session.out().print(session.gameText(options).turn(game, List.of()));
        }
    }

    /** The record that shows what a line did, by the line's first record. Of a pair played at once it is the second. */
    private Optional<RecordEntry> mainRecord(long first) {
        return open.record(first)
                .flatMap(entry ->
                        entry.kind().equals("together") && entry.group().of() > 1
                                ? open.record(first + 1)
                                : Optional.of(entry));
    }

    private String shown(OtherEvent event, Game before, Game now, GameText text) {
        if (event instanceof OtherEvent.Undone undo) {
            return text.back(true, undo.of(), mainRecord(undo.of()), before, now);
        } else if (event instanceof OtherEvent.Redone redo) {
            return text.back(false, redo.of(), mainRecord(redo.of()), before, now);
        } else if (event instanceof OtherEvent.DueDropped dropped) {
            return text.dropped(dropped, before, now);
        }
        EventContext after =
                EventContext.of(before.state(), event.changes(), now.state().units());
        return text.remarks(now.referee().remarks(after)) + text.after(event, now);
    }
}
