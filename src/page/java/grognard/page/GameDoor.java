package grognard.page;

import grognard.game.Game;
import grognard.game.Muster;
import grognard.game.MusterText;
import grognard.game.UnitExport;
import grognard.game.setup.Scenario;
import grognard.game.setup.Scenarios;
import grognard.input.BadInput;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.play.NewGame;
import grognard.record.JsonBytes;
import grognard.record.RecordEntry;
import grognard.render.game.StoryPage;
import grognard.render.game.TurnView;
import grognard.render.page.JsonPage;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.story.StoryBuilder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The games of the page. The browser keeps the journals as text and gives each an id; a method that plays answers with the
 * new records, which the browser appends. As at {@link Door}, every answer is JSON, and an error is an answer too.
 *
 * <p>The time of records comes from the browser's clock with every call, in milliseconds since 1970.
 */
public final class GameDoor {

    private final Map<String, PageGame> open = new HashMap<>();
    private final PageLibrary library;
    private final Door door;

    public GameDoor() {
        this(new PageLibrary());
    }

    GameDoor(PageLibrary library) {
        this(library, new Door(library));
    }

    GameDoor(PageLibrary library, Door door) {
        this.library = library;
        this.door = door;
    }

    /** The battles that are ready to play. */
    public String scenarios() {
        return door.answer(() -> GameJson.scenarios(Scenarios.NAMES));
    }

    /** A muster to begin with: every column of the ruleset explained. */
    public String musterTemplate(String ruleset) {
        return door.answer(() -> GameJson.template(Tables.builtIn(library.named(ruleset))));
    }

    /**
     * Begins a game and answers with its first record.
     *
     * @param name the game's name, as that of its file without the ending
     * @param scenario a battle that is ready to play; empty if there are musters
     * @param musters name and text of each muster in turn
     * @param ruleset the ruleset to use where the musters do not tell it
     * @param title the battle's title where there is no scenario; may be empty
     * @param words common options: {@code --tables}, {@code --house}
     */
    public String begin(
            String name, String scenario, String[] musters, String ruleset, String title, String[] words, double time) {
        return door.answer(() -> {
            List<MusterText> texts = new ArrayList<>();
            for (int i = 0; i + 1 < musters.length; i += 2) {
                String text = musters[i + 1];
                texts.add(MusterText.ofFile(musters[i], text.startsWith("\uFEFF") ? text.substring(1) : text));
            }
            Optional<Scenario> ready = scenario.isEmpty() ? Optional.empty() : Optional.of(GameJson.scenario(scenario));
            if (ready.isEmpty() && texts.isEmpty()) {
                throw BadInput.of("game new", "a muster or a scenario");
            }
            if (!title.isEmpty()) {
                NewGame.checkTitle(title);
            }
            NewGame game = ready.isPresent()
                    ? NewGame.of(ready.get(), Map.of())
                    : new NewGame(
                            texts,
                            Optional.empty(),
                            title.isEmpty() ? Optional.empty() : Optional.of(title),
                            1,
                            new LinkedHashMap<>());
            Ruleset used = ready.isPresent()
                    ? library.named(ready.get().ruleset().text())
                    : game.fitting(library.named(ruleset));
            OptionValues options = game.withHouse(used, door.options(used.name(), words));
            Muster muster = game.muster(name, door.tables(used, options), options);
            return GameJson.begun(PageGame.begin(muster, clock(time)), muster.begun());
        });
    }

    /** Opens a journal, in place of the one that had the id. */
    public String open(String id, String file, String journal) {
        return door.answer(() -> {
            PageGame game = PageGame.open(file, journal, library);
            open.put(id, game);
            return GameJson.state(game.game());
        });
    }

    /** The game as the players see it now. */
    public String state(String id) {
        return door.answer(() -> GameJson.state(game(id).game()));
    }

    /** {@code turn --json}. */
    public String turn(String id) {
        return door.answer(() -> line(new TurnView(game(id).game()).json()));
    }

    /** {@code units --json}. */
    public String units(String id) {
        return door.answer(() -> {
            Game game = game(id).game();
            return line(UnitExport.json(game, game.state().units().list()));
        });
    }

    /** {@code due --json}. */
    public String due(String id) {
        return door.answer(() -> {
            JsonBytes json = new JsonBytes();
            json.open('{');
            grognard.game.state.Due.write(json, "due", game(id).game().due(), false);
            return line(json.close('}').bytes());
        });
    }

    private static String line(byte[] json) {
        return new String(json, StandardCharsets.UTF_8) + "\n";
    }

    /** Actions open to a unit now, alone or against another one. */
    public String choices(String id, String unit, String other) {
        return door.answer(() -> new GameChoices(game(id).game()).of(unit, other));
    }

    /** The fields of a unit, for what happened on the table. */
    public String fields(String id, String unit) {
        return door.answer(() -> GameChoices.fields(game(id).game(), unit));
    }

    /**
     * The form for a resolution: what the units do not fill in, what only the table shows, and what speaks against it.
     *
     * @param due number of the due item to play; 0 for none
     */
    public String form(String id, int due, String resolver, String[] units, String[] pairs, String[] words) {
        return inGame(id, due, resolver, units, pairs, words, (game, wish) -> new GameForm(game, wish).json());
    }

    /** Plays a resolution and answers with its result and its records. */
    public String play(
            String id,
            int due,
            String resolver,
            String[] units,
            String[] pairs,
            String[] words,
            String mint,
            double time) {
        return inGame(id, due, resolver, units, pairs, words, (game, wish) -> {
            Request request = game.request(wish, true);
            return placed(request, () -> {
                if (game.isLookUp(request)) {
                    return GameJson.answer(game.resolution(request).thrown(new MintedDice(Optional.empty(), mint)));
                }
                return GameJson.resolved(game.resolve(wish, request, game.faces(request, mint), clock(time)));
            });
        });
    }

    /** Plays a resolution with dice thrown on the table, or answers which die is thrown next. */
    public String throwDice(
            String id,
            int due,
            String resolver,
            String[] units,
            String[] pairs,
            String[] words,
            String[] faces,
            double time) {
        return inGame(id, due, resolver, units, pairs, words, (game, wish) -> {
            Request request = game.request(wish, true);
            return placed(request, () -> {
                try {
                    OnTheTable table = new OnTheTable(List.of(faces)); // both parts of a line take from one list
                    return GameJson.resolved(game.resolve(wish, request, part -> table, clock(time)));
                } catch (OnTheTable.Wanted e) {
                    return ResultJson.wanted(e);
                }
            });
        });
    }

    /**
     * Does what is no resolution, such as the end of a turn.
     *
     * @param action as {@link #state} and {@link #choices} name it
     * @param force whether to do what the book forbids
     */
    public String act(String id, String action, String[] args, boolean force, String mint, double time) {
        return door.answer(
                "",
                "",
                Optional.ofNullable(open.get(id)).map(PageGame::game),
                () -> GameJson.acted(game(id).act(action, List.of(args), force, mint, clock(time))));
    }

    /** The report of the battle from its journal. */
    public String story(String file, String journal) {
        return door.answer(() -> {
            List<RecordEntry> records = new ArrayList<>();
            for (String record : journal.split("\n", -1)) {
                if (!record.isEmpty()) {
                    records.add(RecordEntry.read(record.getBytes(StandardCharsets.UTF_8)));
                }
            }
            if (records.isEmpty()) {
                throw new BadInput(file + ": expected a game, it is empty");
            }
            StoryBuilder story =
                    new StoryBuilder(file.replaceFirst("\\.jsonl?$", ""), PageGame.rules(records.get(0), library));
            records.forEach(story::add);
            JsonPage page = new JsonPage();
            new StoryPage(story.story(), page, StoryPage.Detail.REPORT, Map.of()).write();
            return page.text();
        });
    }

    private static LongSupplier clock(double time) {
        return () -> (long) time;
    }

    private PageGame game(String id) {
        PageGame game = open.get(id);
        if (game == null) {
            throw new BadInput("this game is not open");
        }
        return game;
    }

    private interface Work {
        String in(PageGame game, PageGame.Wish wish);
    }

    private String inGame(
            String id, int due, String resolver, String[] units, String[] pairs, String[] words, Work work) {
        Optional<Game> played = Optional.ofNullable(open.get(id)).map(PageGame::game);
        String name = played.map(game -> game.referee().ruleset().name()).orElse("");
        return door.answer(name, resolver, played, () -> {
            List<List<String>> values = new ArrayList<>();
            for (int i = 0; i + 1 < pairs.length; i += 2) {
                values.add(List.of(pairs[i], pairs[i + 1]));
            }
            return work.in(game(id), new PageGame.Wish(due, resolver, List.of(units), values, List.of(words)));
        });
    }

    private static String placed(Request request, java.util.function.Supplier<String> work) {
        try {
            return work.get();
        } catch (BadInput e) {
            throw request.placed(e);
        }
    }
}
