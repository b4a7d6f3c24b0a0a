package grognard.cli.settings;

import grognard.cli.environment.Environment;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the player has chosen. One chain for everything: the line's option, {@code set}, environment, settings file. */
public final class Preferences {

    private final Environment environment;
    private final Config config;
    private final Settings settings = new Settings();
    private final RulesetFolders folders;
    private final RulesetLibrary library;
    private @Nullable String used;
    private @Nullable String lineRuleset;

    public Preferences(Environment environment) {
        this(environment, null);
    }

    /** @param outer those of the session that this one is part of, which has found rulesets already */
    public Preferences(Environment environment, @Nullable Preferences outer) {
        this.environment = environment;
        this.folders = outer == null ? new RulesetFolders(environment) : outer.folders;
        this.library = outer == null ? new RulesetLibrary(folders) : outer.library;
        this.config = Config.read(environment);
    }

    /** The rulesets that there are. */
    public RulesetLibrary library() {
        return library;
    }

    /** What {@code set} has set. */
    public Settings settings() {
        return settings;
    }

    /** The ruleset for lines that name none. */
    public Ruleset ruleset() {
        return lineRuleset == null ? lastingRuleset() : library.named("--rules", lineRuleset);
    }

    /** The ruleset that the next line has if it names none. */
    public Ruleset lastingRuleset() {
        if (used != null) {
            return library.named("use", used);
        }
        Optional<String> fromEnvironment = environment.env("GROGNARD_RULES");
        if (fromEnvironment.isPresent()) {
            return library.named("GROGNARD_RULES", fromEnvironment.get());
        }
        return library.named(config.place("rules"), config.get("rules").orElse(Rulesets.DEFAULT));
    }

    /** What {@code --rules} said before this line, if it was there. */
    public Optional<String> lineRuleset() {
        return Optional.ofNullable(lineRuleset);
    }

    /** What {@code --rules} says before a line, until the next. */
    public void lineRuleset(@Nullable String ruleset) {
        lineRuleset = ruleset;
    }

    /** From now on lines that name no ruleset mean this one. */
    public void use(String ruleset) {
        used = library.named("use", ruleset).name();
    }

    /** The same, and a folder is read again. */
    public void useReloaded(String ruleset) {
        folders.forget(ruleset);
        use(ruleset);
    }

    /** The same, for good. */
    public void useAndSave(String ruleset) {
        useReloaded(ruleset);
        config.set("rules", folders.absoluteName(ruleset));
    }

    /** The request with what is chosen where it says nothing itself. */
    public Request withSettings(Request request) {
        return settings.applyTo(request);
    }

    /** Whether what a line throws goes on record. */
    public boolean isOnRecord(OptionValues options) {
        return log(options).isPresent() || journal().isPresent();
    }

    /** The words with the alias in full that they begin with, if they do. */
    public List<Token> expandAlias(List<Token> words) {
        Optional<String> line = words.isEmpty()
                ? Optional.empty()
                : config.get(Config.ALIAS + words.get(0).text());
        if (line.isEmpty()) {
            return words;
        }
        List<Token> expanded = new ArrayList<>();
        for (Token word : Tokenizer.of(line.get())) {
            expanded.add(new Token(word.text(), words.get(0).column()));
        }
        expanded.addAll(words.subList(1, words.size()));
        return expanded;
    }

    /** The player's own words for beginnings of lines. */
    public Map<String, String> aliases() {
        return config.aliases();
    }

    /** Keeps such a word for good. */
    public void alias(String name, String line) {
        config.set(Config.ALIAS + name, line);
    }

    /** Forgets it. */
    public void removeAlias(String name) {
        config.remove(Config.ALIAS + name);
    }

    /** Where resolutions go on record. */
    public Optional<String> log(OptionValues options) {
        Optional<String> typed = options.log();
        return typed.isPresent() ? typed : chosen("GROGNARD_LOG", "log");
    }

    /** The journal that is meant where none is named. */
    public Optional<String> journal() {
        Optional<String> set = settings.log();
        return set.isPresent() ? set : chosen("GROGNARD_LOG", "log");
    }

    private Optional<String> chosen(String variable, String key) {
        Optional<String> fromEnvironment = environment.env(variable);
        return fromEnvironment.isPresent() ? fromEnvironment : config.get(key);
    }

    /** Whether anything is said that may put other tables in the place of the built-in ones. */
    boolean changesTables(OptionValues options) {
        return options.tables().isPresent()
                || !options.house().isEmpty()
                || !config.isEmpty()
                || environment.env("GROGNARD_TABLES").isPresent();
    }

    /** The folder of the player's own tables. */
    Optional<FolderPack> folder(OptionValues options) {
        if (options.tables().isPresent()) {
            return Optional.of(FolderPack.in("--tables", options.tables().get()));
        }
        Optional<String> fromEnvironment = environment.env("GROGNARD_TABLES");
        if (fromEnvironment.isPresent()) {
            return Optional.of(FolderPack.in("GROGNARD_TABLES", fromEnvironment.get()));
        }
        Optional<String> setting = config.get("tables");
        return setting.isPresent()
                ? Optional.of(FolderPack.in(config.place("tables"), setting.get()))
                : Optional.empty();
    }

    /** The house keys in force, as typed. */
    Map<String, String> house(Ruleset ruleset, OptionValues options) {
        Map<String, String> house = new TreeMap<>(config.house(ruleset));
        house.putAll(options.house());
        return house;
    }
}
