package grognard.cli;

import grognard.input.BadInput;
import grognard.lookup.Search;
import grognard.render.Caption;
import grognard.render.Style;
import grognard.rules.Played;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import grognard.table.Pack;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
    private @Nullable String used;
    private @Nullable String lineSeed;
    private @Nullable String mintedSeed;
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
        return Rulesets.named(config.place(), config.get("rules").orElse(Rulesets.DEFAULT));
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
                .orElseThrow(() -> new BadInput("--ask: the input ended where the " + what + " was wanted"));
    }

    /** The seed that a line of a batch takes its dice from, where there is one. */
    Optional<String> lineSeed() {
        return Optional.ofNullable(lineSeed);
    }

    void lineSeed(String seed) {
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

    /** The tables in force: from the option, the environment, the settings, or built in. */
    Tables tables(Ruleset ruleset, GeneralOptions options) {
        Optional<String> folder =
                options.tables().or(() -> world.env("GROGNARD_TABLES")).or(() -> config.get("tables"));
        Map<String, String> house = new TreeMap<>(config.house(ruleset));
        house.putAll(options.house());
        if (folder.isEmpty() && house.isEmpty()) {
            return builtIn.computeIfAbsent(ruleset.name(), name -> Tables.builtIn(ruleset));
        }
        return new Tables(ruleset, folder.map(Session::pack).orElseGet(ruleset::builtIn), house);
    }

    private static Pack pack(String folder) {
        try {
            return new FolderPack(Path.of(folder));
        } catch (InvalidPathException e) {
            throw BadInput.value("--tables", folder, "a folder of table files");
        }
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
