package grognard.cli.settings;

import grognard.cli.environment.AtomicFile;
import grognard.cli.environment.Environment;
import grognard.input.BadInput;
import grognard.rules.HouseKey;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The player's settings: lines of {@code key = value}. Known keys are {@code rules}, {@code tables}, {@code log},
 * {@code house.RULESET.KEY} and {@code alias.NAME}.
 */
public final class SettingsFile {

    private static final List<String> KEYS = List.of("rules", "tables", "log");
    private static final String HOUSE = "house.";

    /** The prefix of keys for aliases: {@code alias.volley}. */
    static final String ALIAS = "alias.";

    private final Optional<Path> file;
    private final Map<String, String> values;

    private SettingsFile(Optional<Path> file, Map<String, String> values) {
        this.file = file;
        this.values = values;
    }

    /**
     * Reads the settings file; without one all settings are empty. A line that is no known setting is refused, lest a
     * misspelt key is ignored for years.
     */
    public static SettingsFile read(Environment environment) {
        Optional<Path> folder = environment.configFolder();
        if (folder.isEmpty()) {
            return new SettingsFile(Optional.empty(), new LinkedHashMap<>());
        }
        Optional<Path> file = Optional.of(folder.get().resolve("config"));
        if (!Files.isRegularFile(file.get())) {
            return new SettingsFile(file, new LinkedHashMap<>());
        }
        Map<String, String> values = new LinkedHashMap<>();
        int number = 0;
        for (String line : lines(file.get())) {
            number++;
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            int equals = text.indexOf('=');
            String key = equals < 0 ? text : text.substring(0, equals).strip();
            if (equals < 0 || !(KEYS.contains(key) || key.startsWith(ALIAS) || isHouseKey(key))) {
                throw BadInput.value(
                        file.get() + " line " + number + ":",
                        text,
                        "rules = …, tables = …, log = …, house.RULESET.KEY = … or alias.NAME = …",
                        KEYS);
            }
            values.put(key, text.substring(equals + 1).strip());
        }
        return new SettingsFile(file, values);
    }

    private static boolean isHouseKey(String key) {
        return key.startsWith(HOUSE)
                && Rulesets.names().stream().anyMatch(ruleset -> key.startsWith(HOUSE + ruleset + "."));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (CharacterCodingException e) {
            throw new BadInput(file + ": expected UTF-8 text");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    Optional<String> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** Returns a setting's key and file, for messages. */
    String place(String key) {
        return file.isPresent() ? key + " in " + file.get() : key;
    }

    /** Returns the house keys that are set for a ruleset, as typed. */
    Map<String, String> house(Ruleset ruleset) {
        Map<String, String> house = new TreeMap<>();
        if (values.isEmpty()) {
            return house;
        }
        for (HouseKey<?> key : ruleset.house()) {
            String value = values.get(HOUSE + ruleset.name() + "." + key.name());
            if (value != null) {
                house.put(key.name(), value);
            }
        }
        return house;
    }

    /** Returns the aliases by name, with their lines. */
    Map<String, String> aliases() {
        Map<String, String> aliases = new TreeMap<>();
        values.forEach((key, value) -> {
            if (key.startsWith(ALIAS)) {
                aliases.put(key.substring(ALIAS.length()), value);
            }
        });
        return aliases;
    }

    /** Sets a key in the file. Comments and the order of other lines are kept. */
    void set(String key, String value) {
        write(key, key + " = " + value);
        values.put(key, value);
    }

    /** Removes a key from the file. */
    void remove(String key) {
        write(key, "");
        values.remove(key);
    }

    /**
     * Replaces the line of a key.
     *
     * @param entry the new line; empty to remove it
     */
    private void write(String key, String entry) {
        Path target = file.orElseThrow(() -> new BadInput(
                "no place for settings: expected HOME or XDG_CONFIG_HOME to be set, or APPDATA on Windows"));
        List<String> lines = new ArrayList<>();
        boolean found = false;
        for (String line : Files.isRegularFile(target) ? lines(target) : List.<String>of()) {
            boolean same = line.strip().startsWith(key)
                    && line.contains("=")
                    && line.substring(0, line.indexOf('=')).strip().equals(key);
            if (!same) {
                lines.add(line);
            } else if (!entry.isEmpty()) {
                lines.add(entry);
            }
            found |= same;
        }
        if (!found && !entry.isEmpty()) {
            lines.add(entry);
        }
        try {
            Path folder = target.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            AtomicFile.write(target, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + target, e);
        }
    }
}
