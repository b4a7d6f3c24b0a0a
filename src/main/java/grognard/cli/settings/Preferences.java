package grognard.cli.settings;

import grognard.cli.environment.Environment;
import grognard.line.OptionValues;
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

/**
 * The player's choices. Each is looked up in the same order: the line's option, {@code set}, the environment, the
 * settings file.
 */
public final class Preferences {

    private final Environment environment;
    private final SettingsFile settingsFile;
    private final SessionSettings settings = new SessionSettings();
    private final RulesetFolders folders;
    private final RulesetLibrary library;
    private @Nullable String used;
    private @Nullable String lineRuleset;

    /**
     * @param outer the preferences of the outer session of a batch, whose loaded rulesets are shared; null if there is
     *     none
     */
    public Preferences(Environment environment, @Nullable Preferences outer) {
        this.environment = environment;
        this.folders = outer == null ? new RulesetFolders(environment) : outer.folders;
        this.library = outer == null ? new RulesetLibrary(folders) : outer.library;
        this.settingsFile = SettingsFile.read(environment);
    }

    /** Returns the built-in rulesets and those in folders. */
    public RulesetLibrary library() {
        return library;
    }

    /** Returns the settings made by {@code set}. */
    public SessionSettings settings() {
        return settings;
    }

    /** Returns the ruleset for this line if it names none itself. */
    public Ruleset ruleset() {
        return lineRuleset == null ? lastingRuleset() : library.named("--rules", lineRuleset);
    }

    /**
     * Returns the ruleset for lines without {@code --rules}: by {@code use}, the environment, the settings file, or the
     * default.
     */
    public Ruleset lastingRuleset() {
        if (used != null) {
            return library.named("use", used);
        }
        Optional<String> fromEnvironment = environment.env("GROGNARD_RULES");
        if (fromEnvironment.isPresent()) {
            return library.named("GROGNARD_RULES", fromEnvironment.get());
        }
        return library.named(
                settingsFile.place("rules"), settingsFile.get("rules").orElse(Rulesets.DEFAULT));
    }

    /** Returns whether {@code use}, the environment or the settings file names a ruleset. */
    public boolean hasChosenRuleset() {
        return used != null
                || environment.env("GROGNARD_RULES").isPresent()
                || settingsFile.get("rules").isPresent();
    }

    /** Returns the {@code --rules} typed before this line, if any. */
    public Optional<String> lineRuleset() {
        return Optional.ofNullable(lineRuleset);
    }

    /** Sets the {@code --rules} typed before a line; null for none. */
    public void lineRuleset(@Nullable String ruleset) {
        lineRuleset = ruleset;
    }

    /** Chooses the ruleset for the following lines. */
    public void use(String ruleset) {
        used = library.named("use", ruleset).name();
    }

    /** Chooses the ruleset and reads its folder again, so that an author sees changes at the prompt. */
    public void useReloaded(String ruleset) {
        folders.forget(ruleset);
        use(ruleset);
    }

    /** Chooses the ruleset and saves the choice in the settings file. */
    public void useAndSave(String ruleset) {
        useReloaded(ruleset);
        settingsFile.set("rules", folders.absoluteName(ruleset));
    }

    /** Returns whether the dice of a line are recorded. */
    public boolean isOnRecord(OptionValues options) {
        return log(options).isPresent() || journal().isPresent();
    }

    /**
     * Replaces an alias in the first place by its line. Its words get the alias's column for error messages. An alias
     * in an alias is not replaced, so there are no cycles.
     */
    public List<Token> expandAlias(List<Token> words) {
        Optional<String> line = words.isEmpty()
                ? Optional.empty()
                : settingsFile.get(SettingsFile.ALIAS + words.get(0).text());
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

    /** Returns the aliases by name. */
    public Map<String, String> aliases() {
        return settingsFile.aliases();
    }

    /** Saves an alias. */
    public void alias(String name, String line) {
        settingsFile.set(SettingsFile.ALIAS + name, line);
    }

    public void removeAlias(String name) {
        settingsFile.remove(SettingsFile.ALIAS + name);
    }

    /**
     * Returns the journal for a line's resolutions; empty if they are not recorded. {@code set log} is in the options
     * already.
     */
    public Optional<String> log(OptionValues options) {
        Optional<String> typed = options.log();
        return typed.isPresent() ? typed : chosen("GROGNARD_LOG", "log");
    }

    /** Returns the journal that commands about journals use if none is named. */
    public Optional<String> journal() {
        Optional<String> set = settings.log();
        return set.isPresent() ? set : chosen("GROGNARD_LOG", "log");
    }

    private Optional<String> chosen(String variable, String key) {
        Optional<String> fromEnvironment = environment.env(variable);
        return fromEnvironment.isPresent() ? fromEnvironment : settingsFile.get(key);
    }

    /** Returns whether any choice may replace the built-in tables. False for most lines, which then skip the search. */
    boolean changesTables(OptionValues options) {
        return options.tables().isPresent()
                || !options.house().isEmpty()
                || !settingsFile.isEmpty()
                || environment.env("GROGNARD_TABLES").isPresent();
    }

    /** Returns the folder of the player's own tables, if one is chosen. */
    Optional<FolderPack> folder(OptionValues options) {
        if (options.tables().isPresent()) {
            return Optional.of(FolderPack.in("--tables", options.tables().get()));
        }
        Optional<String> fromEnvironment = environment.env("GROGNARD_TABLES");
        if (fromEnvironment.isPresent()) {
            return Optional.of(FolderPack.in("GROGNARD_TABLES", fromEnvironment.get()));
        }
        Optional<String> setting = settingsFile.get("tables");
        return setting.isPresent()
                ? Optional.of(FolderPack.in(settingsFile.place("tables"), setting.get()))
                : Optional.empty();
    }

    /** Returns the house keys in force, as typed; those of the line win. */
    Map<String, String> house(Ruleset ruleset, OptionValues options) {
        Map<String, String> house = new TreeMap<>(settingsFile.house(ruleset));
        house.putAll(options.house());
        return house;
    }
}
