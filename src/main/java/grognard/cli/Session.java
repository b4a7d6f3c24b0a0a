package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Visible;
import grognard.lookup.Search;
import grognard.render.Caption;
import grognard.render.Style;
import grognard.rules.Played;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What holds from one line to the next: the ruleset in use, the settings, who answers questions. */
final class Session {

    private final World world;
    private final Config config;
    private final Map<String, Tables> builtIn = new HashMap<>();
    private final Map<List<Object>, Search> searches = new HashMap<>();
    private final Settings settings = new Settings();
    private Function<String, Optional<String>> reader;
    private String folderKey = "";
    private @Nullable Tables folderTables;
    private @Nullable String used;
    private @Nullable String lineSeed;
    private @Nullable String mintedSeed;
    private long lineNumber;
    private @Nullable BatchSettings batch;
    private @Nullable Journals journals;
    private @Nullable Session outer;
    private @Nullable Played lastPlayed;
    private @Nullable Caption lastCaption;
    private List<String> lastLine = List.of();
    private boolean atPrompt;

    Session(World world) {
        this.world = world;
        this.config = Config.read(world);
        this.reader = prompt -> {
            world.err().print(prompt);
            world.err().flush();
            return world.readLine();
        };
    }

    World world() {
        return world;
    }

    /** The ruleset for lines that name none. */
    Ruleset ruleset() {
        if (used != null) {
            return Rulesets.named("use", used);
        }
        Optional<String> fromEnvironment = world.env("GROGNARD_RULES");
        if (fromEnvironment.isPresent()) {
            return Rulesets.named("GROGNARD_RULES", fromEnvironment.get());
        }
        return Rulesets.named(config.place("rules"), config.get("rules").orElse(Rulesets.DEFAULT));
    }

    /** From now on lines that name no ruleset mean this one. */
    void use(String ruleset) {
        used = Rulesets.named("use", ruleset).name();
    }

    Config config() {
        return config;
    }

    /** Who answers when a die is asked for; the REPL has its own way of reading. */
    void readWith(Function<String, Optional<String>> otherReader) {
        reader = otherReader;
    }

    /** Asks the player for a die. */
    String ask(String what, String complaint) {
        String prompt = (complaint.isEmpty() ? "" : complaint + "\n") + what + ": ";
        return reader.apply(prompt)
                .orElseThrow(() -> new BadInput(
                        atPrompt
                                ? "--ask: given up at the " + what + "; nothing was resolved"
                                : "--ask: the input ended where the " + what + " was wanted"));
    }

    /** The seed that a line of a batch takes its dice from, where there is one. */
    Optional<String> lineSeed() {
        return Optional.ofNullable(lineSeed);
    }

    /** The number of the line in its batch. */
    long lineNumber() {
        return lineNumber;
    }

    void line(long number, String seed) {
        lineNumber = number;
        lineSeed = seed;
    }

    /** One seed for all repetitions of a line. */
    String mintedSeed() {
        if (mintedSeed == null) {
            mintedSeed = Seeds.mint();
        }
        return mintedSeed;
    }

    /** Called between lines: the next one gets fresh dice. */
    void nextLine() {
        mintedSeed = null;
    }

    /** Lines from now on are those of a batch that another session runs. */
    void batch(BatchSettings settings, Session whose) {
        batch = settings;
        outer = whose;
    }

    /** What holds for all lines of the batch that is being run, if one is. */
    Optional<BatchSettings> batch() {
        return Optional.ofNullable(batch);
    }

    /** The options of a line together with those of its batch. */
    @SuppressWarnings("ReferenceEquality") // a line without options is always that very object
    GeneralOptions inForce(GeneralOptions typed) {
        if (batch == null) {
            return typed;
        }
        return typed == GeneralOptions.NONE ? batch.plain() : typed.over(batch.options());
    }

    /** The journals that this run writes to. */
    Journals journals() {
        if (journals == null) {
            journals = outer == null ? new Journals(this) : outer.journals();
        }
        return journals;
    }

    /** Where resolutions go on record: from the option, the environment or the settings. */
    Optional<String> log(GeneralOptions options) {
        if (options.log().isPresent()) {
            return options.log();
        }
        Optional<String> fromEnvironment = world.env("GROGNARD_LOG");
        return fromEnvironment.isPresent() ? fromEnvironment : config.get("log");
    }

    /** Puts on disk what waits to be recorded, and then lets its outcomes out. */
    void settle() {
        if (journals != null) {
            journals.commit();
            world.out().release();
        }
    }

    /** Forgets what waits to be recorded, and its outcomes with it. */
    void abandon() {
        if (journals != null) {
            journals.abandon();
            world.out().discard();
        }
    }

    /** Lets go of everything; what is not settled by now was never shown. */
    void close() {
        if (journals != null && outer == null) {
            journals.close();
        }
    }

    /** The tables in force: from the option, the environment, the settings, or built in. */
    Tables tables(Ruleset ruleset, GeneralOptions options) {
        Map<String, String> house = new TreeMap<>(config.house(ruleset));
        house.putAll(options.house());
        Optional<FolderPack> folder = folder(options);
        if (folder.isPresent() && folder.get().serves(ruleset)) {
            return ofFolder(ruleset, folder.get(), house);
        }
        if (options.tables().isPresent() && folder.isPresent()) {
            return new Tables(ruleset, inPlaceOf(folder.get(), ruleset), house);
        }
        if (house.isEmpty()) {
            Tables tables = builtIn.get(ruleset.name());
            if (tables == null) {
                tables = Tables.builtIn(ruleset);
                builtIn.put(ruleset.name(), tables);
            }
            return tables;
        }
        return new Tables(ruleset, ruleset.builtIn(), house);
    }

    /** The built-in tables where others were asked for and are not there: whoever asked is told. */
    private static Pack inPlaceOf(FolderPack folder, Ruleset ruleset) {
        Pack pack = ruleset.builtIn();
        String why = Visible.text(folder.name()) + " has no tables of " + ruleset.name();
        return new BuiltInPack(pack.name(), ruleset.name(), pack.remark().isEmpty() ? why : why + "; " + pack.remark());
    }

    private Optional<FolderPack> folder(GeneralOptions options) {
        if (options.tables().isPresent()) {
            return Optional.of(FolderPack.in("--tables", options.tables().get()));
        }
        Optional<String> fromEnvironment = world.env("GROGNARD_TABLES");
        if (fromEnvironment.isPresent()) {
            return Optional.of(FolderPack.in("GROGNARD_TABLES", fromEnvironment.get()));
        }
        Optional<String> setting = config.get("tables");
        return setting.isPresent()
                ? Optional.of(FolderPack.in(config.place("tables"), setting.get()))
                : Optional.empty();
    }

    /** The folder's tables, read again only when a file has changed since the last line. */
    private Tables ofFolder(Ruleset ruleset, FolderPack pack, Map<String, String> house) {
        if (pack.name().equals(ruleset.builtIn().name())) {
            throw BadInput.value(
                    "--tables",
                    pack.folder().toString(),
                    "a folder of another name, since outcomes name the pack by it and that is the built-in one's");
        }
        String key = ruleset.name() + " " + pack.folder() + " " + house + " " + pack.stamp(ruleset);
        if (!key.equals(folderKey) || folderTables == null) {
            folderTables = Tables.whole(ruleset, pack, house);
            folderKey = key;
        }
        return folderTables;
    }

    /** What can be looked up in these rulesets, put together once; pages show the tables as they are by then. */
    Search search(List<String> rulesets, GeneralOptions options, Supplier<Search> make) {
        return searches.computeIfAbsent(List.of(rulesets, options.tables(), options.house()), key -> make.get());
    }

    /** What {@code set} has set. */
    Settings settings() {
        return settings;
    }

    /** The last resolution, for {@code last}. */
    void last(Played played, Caption caption) {
        lastPlayed = played;
        lastCaption = caption;
    }

    /** The last resolution with its whole audit. */
    String lastAudit(Audit audit) {
        if (lastPlayed == null || lastCaption == null) {
            throw new BadInput("last: nothing has been resolved yet");
        }
        return audit.of(lastPlayed, lastCaption);
    }

    /** How a resolution is written. */
    @FunctionalInterface
    interface Audit {
        String of(Played played, Caption caption);
    }

    /** The last line that did something, for {@code again}; empty if there is none yet. */
    List<String> lastLine() {
        return lastLine;
    }

    void lastLine(List<String> words) {
        lastLine = List.copyOf(words);
    }

    /** From now on lines are typed at the prompt. */
    void startPrompt() {
        atPrompt = true;
    }

    boolean isAtPrompt() {
        return atPrompt;
    }

    /** What has to be typed before the name of a resolver of that ruleset. */
    String before(Ruleset of) {
        return (atPrompt ? "" : "grognard ") + (of.name().equals(ruleset().name()) ? "" : of.name() + " ");
    }

    Style style(GeneralOptions options) {
        return options.noColour() ? Style.PLAIN : world.style();
    }
}
