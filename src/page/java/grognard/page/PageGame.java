package grognard.page;

import grognard.dice.FaceSource;
import grognard.dice.GivenDice;
import grognard.game.DueCheck;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.ManualChanges;
import grognard.game.Muster;
import grognard.game.Turn;
import grognard.game.TurnEnd;
import grognard.game.state.Due;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.journal.ChainedRecord;
import grognard.journal.RecordChain;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.play.GameLineReader;
import grognard.play.GameReader;
import grognard.play.GameResolution;
import grognard.play.LineRecords;
import grognard.record.ChainHead;
import grognard.record.RecordCaption;
import grognard.record.RecordEntry;
import grognard.record.Version;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** A game that is open on the page. Its records are kept by the browser; here is the state that follows from them. */
final class PageGame {

    /** Before the units that moved half of their move or less. */
    static final String HALF = "--half";

    private final String file;
    private final PageLibrary library;
    private final GameReader reader;

    /** Result of a line: its records, and the events that players are told of. */
    record Played(String records, Game before, Game now, List<OtherEvent> events) {}

    /** A game without records yet. */
    private PageGame(String file, PageLibrary library) {
        this.file = file;
        this.library = library;
        this.reader = new GameReader(file, false, this::begun);
    }

    /** Opens a journal. Refuses one that a writer left unfinished: the command line repairs it. */
    static PageGame open(String file, String journal, PageLibrary library) {
        PageGame game = new PageGame(file, library);
        byte[] bytes = journal.getBytes(StandardCharsets.UTF_8);
        for (int from = 0; from < bytes.length; ) {
            int end = from;
            while (end < bytes.length && bytes[end] != '\n') {
                end++;
            }
            game.reader.add(Arrays.copyOfRange(bytes, from, end));
            from = end + 1;
        }
        if (!game.reader.incomplete().isEmpty()) {
            throw new BadInput(file + ": its last line was not written to the end; grognard game " + file
                    + " on a computer repairs it");
        }
        game.game();
        return game;
    }

    /** Begins a game. Returns its first record. */
    static String begin(Muster muster, LongSupplier clock) {
        return new RecordChain(ChainHead.START, clock, Version.text())
                .add(muster)
                .line();
    }

    private Game begun(RecordEntry entry) {
        RulesCache rules = rules(entry, library);
        Ruleset ruleset = rules.ruleset(entry.ruleset());
        if (!ruleset.digest().orElse("").equals(entry.get("ruleset-sha256"))) {
            throw new BadInput("was mustered when the files of " + ruleset.name()
                    + " were others: open the folder as it was then in the settings");
        }
        return Muster.begun(entry, Muster.referee(entry, rules));
    }

    /** The rules and tables by which the records after the muster are read. */
    static RulesCache rules(RecordEntry muster, PageLibrary library) {
        String folder = Muster.values(muster).getOrDefault("tables", "");
        RulesCache rules = library.cache(folder);
        if (!folder.isEmpty() && !rules.hasOwnTables()) {
            throw new BadInput("musters a game with tables of your own, which are not on this device: open "
                    + SafeText.line(folder) + " in the settings");
        }
        return rules;
    }

    Game game() {
        return reader.game().orElseThrow(() -> new BadInput(file + ": expected a game, it is empty"));
    }

    Ruleset ruleset() {
        return game().referee().ruleset();
    }

    Tables tables() {
        return game().referee().tables();
    }

    /**
     * What the player wants to play.
     *
     * @param due number of the due item that is played; 0 for none
     * @param pairs values by parameter name, and units by the option that names them
     * @param words common options: {@code --seed}, {@code --dice}, {@code --force}
     */
    record Wish(int due, String resolver, List<String> units, List<List<String>> pairs, List<String> words) {}

    /** The due item of a wish. */
    Optional<Due> due(Wish wish) {
        if (wish.due == 0) {
            return Optional.empty();
        }
        return Optional.of(game().due().stream()
                .filter(one ->
                        one.n() == wish.due && one.turn() <= game().state().turn())
                .findFirst()
                .orElseThrow(
                        () -> BadInput.value("next", String.valueOf(wish.due), "the number of something that is due")));
    }

    /**
     * The request of a wish.
     *
     * @param complete whether it is played; a form may still lack its rows
     */
    Request request(Wish wish, boolean complete) {
        Game game = game();
        Optional<Due> due = due(wish);
        String name = due.map(Due::resolver).orElse(wish.resolver);
        if (!ruleset().resolvers().contains(name) || !GameResolution.isPlayed(name)) {
            throw ruleset().unknown(name);
        }
        GameResolution.refuseSteps(ruleset().resolver(name).description());
        if (complete) {
            due.ifPresent(one -> refuseOpen(one, wish));
        }
        LineReader line = new LineReader(ruleset(), ruleset().resolver(name), CommonOption.For.PLAY, name);
        WishWords words = new WishWords(
                game.referee().rulesOf(name),
                due.isPresent() ? List.of() : wish.units,
                wish.pairs,
                wish.words,
                complete);
        Map<String, List<String>> values = words.values();
        Set<String> carried = new HashSet<>();
        due.ifPresent(one -> one.values().forEach((option, value) -> {
            if (values.putIfAbsent(option, value) == null) {
                carried.add(option);
            }
        }));
        List<Token> typed = words.typed();
        return new GameLineReader(line, game.referee(), game.state().units(), false)
                .read(due.map(one -> units(one, wish)).orElse(words.names()), values, carried, typed);
    }

    /** Refuses a due item without the unit that it leaves to the player, as {@code next} does. */
    private void refuseOpen(Due due, Wish wish) {
        List<String> roles = ruleset().resolver(due.resolver()).description().roles();
        int named = units(due, wish).size();
        boolean asks = due.asked().stream().anyMatch(name -> !new DueCheck(game(), due).knows(name));
        if (asks && named < roles.size()) {
            throw BadInput.of("next", "the " + roles.get(named) + "; nothing was played");
        }
    }

    /** The units of a due item, with the one that it leaves to the player, such as the target of a unit that must fire. */
    static List<String> units(Due due, Wish wish) {
        int named = due.units().size();
        boolean more = wish.units.size() > named && wish.units.subList(0, named).equals(due.units());
        return more ? wish.units : due.units();
    }

    boolean isLookUp(Request request) {
        return game().referee().rulesOf(request.resolver().description()).isLookUp(request.values());
    }

    /** Resolves a look-up, which is not recorded. */
    GameResolution resolution(Request request) {
        return new GameResolution(game(), request, tables());
    }

    /**
     * The result of a resolution, and what the line did.
     *
     * @param also the result of the due item that happened at the same time
     * @param unanswered remarks on its questions: no form was shown for it
     */
    record Resolved(
            GameResolution.Result result, Optional<GameResolution.Result> also, List<String> unanswered, Played line) {}

    /**
     * Resolves a request and records it, with the due item that happens at the same time.
     *
     * @param faces the dice of each part of the line: of the only one, or of the first and the second
     */
    Resolved resolve(Wish wish, Request request, Function<String, FaceSource> faces, LongSupplier clock) {
        Optional<String> seed = request.options().seed();
        Optional<Due> atOnce = game().state().together().isPresent()
                ? Optional.empty()
                : due(wish).flatMap(game()::atOnceWith);
        List<GameResolution.Result> results = new ArrayList<>();
        List<String> unanswered = new ArrayList<>();
        Played played = line(clock, line -> {
            if (atOnce.isEmpty()) {
                results.add(resolved(request, faces.apply(""), seed, line));
            } else {
                line.add(line.game().together());
                results.add(resolved(request, faces.apply("/1"), seed, line));
                Request second = request(atOnce.get(), line.game()).with(request.options());
                GameAction open = GameResolution.action(line.game(), second);
                results.add(resolved(second, faces.apply("/2"), seed, line));
                unanswered.addAll(open.unanswered(results.get(1).played()));
                line.add(line.game().apart());
            }
            line.game().turned().ifPresent(line::add);
        });
        return new Resolved(results.get(0), results.stream().skip(1).findFirst(), unanswered, played);
    }

    /** The request of a due item, as it stands. */
    private Request request(Due due, Game game) {
        LineReader words =
                new LineReader(ruleset(), ruleset().resolver(due.resolver()), CommonOption.For.PLAY, due.resolver());
        return new GameLineReader(words, game.referee(), game.state().units(), false)
                .read(due.units(), due.values(), Set.of(), List.of());
    }

    private GameResolution.Result resolved(Request request, FaceSource faces, Optional<String> seed, LineRecords line) {
        return new GameResolution(line.game(), request, line.game().referee().tables())
                .record(
                        faces,
                        thrown -> new RecordCaption(
                                request.options().label(),
                                0,
                                faces instanceof MintedDice minted ? minted.seed() : seed),
                        line);
    }

    /** Refuses dice of the program in a sealed journal: they can only be thrown where the sealed seed is. */
    private void refuseSealed() {
        if (reader.head().isSealed()) {
            throw new BadInput(file + ": it is sealed, and its seed is not on this device; enter your own dice");
        }
    }

    /** Does what is no resolution: what the command of that name does. */
    Played act(String action, List<String> args, boolean force, String mint, LongSupplier clock) {
        return line(clock, line -> {
            act(action, args, force, mint, line);
            line.game().turned().ifPresent(line::add);
        });
    }

    private void act(String action, List<String> args, boolean force, String mint, LineRecords line) {
        Game game = line.game();
        ManualChanges hand = new ManualChanges(game);
        Units units = game.state().units();
        switch (action) {
            case "phase" -> {
                String phase = String.join(" ", args);
                List<Due> upkeep = new Turn(game).upkeep(phase);
                Turn.pass(phase, line::game, line::add);
                upkeep(upkeep, mint, line);
            }
            case "end" -> end(force, mint, line);
            case "undo" -> line.add(game.undo());
            case "redo" -> line.add(game.redo());
            case "moved" -> {
                boolean half = args.get(0).equals(HALF);
                line.add(hand.moved(named(units, half ? args.subList(1, args.size()) : args), half, force));
            }
            case "order" -> line.add(hand.order(args.get(0), named(units, args.subList(1, args.size()))));
            case "attach" ->
                line.add(hand.attach(units.meant(action, args.get(0)), units.meant(action, args.get(1)), force));
            case "detach" -> line.add(hand.detach(units.meant(action, args.get(0)), force));
            case "capture" ->
                line.add(hand.capture(units.meant(action, args.get(0)), units.meant(action, args.get(1)), force));
            case "note" -> line.add(game.note(String.join(" ", args)));
            case "together" -> {
                if (!new Turn(game).isOpen()) { // a phase in which all happens at once has begun with it already
                    line.add(game.together());
                }
            }
            case "apart" -> line.add(game.apart());
            case "drop" ->
                line.add(
                        game.drop(args.stream().map(number -> due(game, number)).toList()));
            case "set" -> {
                Unit unit = units.meant(action, args.get(0));
                line.add(hand.set(unit, args.subList(1, args.size()), false, force));
            }
            case "add" -> line.add(hand.add(args.get(0)));
            default -> throw BadInput.value("game", action, "an action of a game");
        }
    }

    private static List<Unit> named(Units units, List<String> names) {
        return names.stream().map(name -> units.meant("game", name)).toList();
    }

    private static int due(Game game, String number) {
        Optional<Integer> n = WholeNumber.in(number);
        if (n.isEmpty() || game.due().stream().noneMatch(due -> due.n() == n.get())) {
            throw BadInput.value("due drop", number, "something that is due, by its number or resolver");
        }
        return n.get();
    }

    /** The upkeep of the end of the turn, then the end itself. */
    private void end(boolean force, String mint, LineRecords line) {
        TurnEnd.check(force, line::game, line::add);
        upkeep(new TurnEnd(line.game()).upkeep(), mint, line);
        line.add(new TurnEnd(line.game()).end());
    }

    private void upkeep(List<Due> upkeep, String mint, LineRecords line) {
        int k = 0;
        for (Due one : upkeep) {
            Request request = request(one, line.game());
            k++;
            // A sealed journal takes no dice of the program, but most upkeep throws none.
            FaceSource faces = reader.head().isSealed()
                    ? new GivenDice("--dice", List.of())
                    : new MintedDice(Optional.of(mint + "/" + k), mint);
            resolved(request, faces, Optional.empty(), line);
        }
    }

    /** Runs one line. All of its records are made, or none. */
    private Played line(LongSupplier clock, Consumer<LineRecords> work) {
        Game before = game();
        RecordChain chain = new RecordChain(reader.head(), clock, Version.text());
        List<OtherEvent> events = new ArrayList<>();
        LineRecords line = new Watched(before, chain, events);
        work.accept(line);
        StringBuilder records = new StringBuilder();
        for (ChainedRecord record : chain.endLine()) {
            records.append(record.line());
            reader.continueFrom(line.game(), record.head());
        }
        return new Played(records.toString(), before, line.game(), events);
    }

    /** A line that remembers its events. */
    private static final class Watched extends LineRecords {

        private final List<OtherEvent> events;

        Watched(Game game, RecordChain chain, List<OtherEvent> events) {
            super(game, chain);
            this.events = events;
        }

        @Override
        public void add(OtherEvent event) {
            super.add(event);
            events.add(event);
        }
    }

    /** The dice of a request: given, or from a seed; each part of a line has a seed of its own. */
    Function<String, FaceSource> faces(Request request, String mint) {
        Optional<String> dice = request.options().dice();
        if (dice.isPresent()) {
            FaceSource given = GivenDice.typed("--dice", dice.get());
            return part -> given;
        }
        refuseSealed();
        Optional<String> seed = request.options().seed();
        return part -> new MintedDice(seed.map(text -> text + part), mint + part);
    }
}
