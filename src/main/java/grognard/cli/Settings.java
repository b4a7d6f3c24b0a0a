package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.HouseKey;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What {@code set} has set, until the player leaves. A setting stands for words that need not be typed: a line is run as
 * if they stood before its own, unless it says otherwise itself.
 */
final class Settings {

    static final String HOUSE = "house.";
    static final List<String> FORMATS = List.of("text", "json", "quiet");

    private final Map<String, String> values = new TreeMap<>();
    /** The lines that have thrown dice from the seed that is set. */
    private int lines;

    /** Whether the last line was to take its dice from there. */
    private boolean lent;

    /** A key that can be set, what it takes, and what it does. */
    record Key(String name, String takes, String meaning) {}

    /** The keys that there are with this ruleset in use. */
    static List<Key> keys(Ruleset ruleset) {
        List<Key> keys = new ArrayList<>();
        keys.add(new Key("format", String.join("|", FORMATS), "how results are shown"));
        keys.add(new Key("seed", "TEXT", "the k-th line that throws dice takes them from TEXT/k"));
        if (GeneralOptions.find("--log", true).isPresent()) {
            keys.add(new Key("log", "FILE", "the journal that results go into"));
        }
        for (HouseKey<?> key : ruleset.house()) {
            keys.add(new Key(HOUSE + key.name(), key.type().label(), key.meaning()));
        }
        return keys;
    }

    /** Sets a key; one that there is not, or a value it cannot have, is refused. */
    void set(Ruleset ruleset, String key, String value) {
        check("set", ruleset, key);
        if (key.startsWith(HOUSE)) {
            new Tables(ruleset, ruleset.builtIn(), Map.of(key.substring(HOUSE.length()), value));
        } else if (key.equals("format") && !FORMATS.contains(value)) {
            throw BadInput.value("set format", value, "one of " + String.join(", ", FORMATS), FORMATS);
        } else if (value.isEmpty()) {
            throw new BadInput("set " + key + ": expected a value");
        }
        if (key.equals("seed")) {
            lines = 0;
            lent = false;
        }
        values.put(stored(ruleset, key), value);
    }

    void unset(Ruleset ruleset, String key) {
        check("unset", ruleset, key);
        values.remove(stored(ruleset, key));
    }

    private static void check(String verb, Ruleset ruleset, String key) {
        List<String> names = keys(ruleset).stream().map(Key::name).toList();
        if (!names.contains(key)) {
            throw BadInput.value(verb, key, "one of " + String.join(", ", names), names);
        }
    }

    /** House keys are kept apart by ruleset, so that those of one do not get in the way of another. */
    private static String stored(Ruleset ruleset, String key) {
        return key.startsWith(HOUSE) ? HOUSE + ruleset.name() + "." + key.substring(HOUSE.length()) : key;
    }

    Optional<String> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    Optional<String> get(Ruleset ruleset, String key) {
        return get(stored(ruleset, key));
    }

    /** A resolver's words with those that are set in front. */
    List<String> with(List<String> words, Ruleset ruleset, boolean play) {
        lent = false;
        if (values.isEmpty()) {
            return words;
        }
        List<String> all = new ArrayList<>();
        boolean said = given(words, "--json", "--quiet", "-q");
        String format = values.getOrDefault("format", "text");
        if (!said && format.equals("json")) {
            all.add("--json");
        } else if (!said && play && format.equals("quiet")) {
            all.add("--quiet");
        }
        for (HouseKey<?> key : ruleset.house()) {
            String value = values.get(stored(ruleset, HOUSE + key.name()));
            if (value != null && words.stream().noneMatch(word -> word.contains(key.name() + "="))) {
                all.add("--house=" + key.name() + "=" + value);
            }
        }
        String log = values.get("log");
        if (play && log != null && !given(words, "--log")) {
            all.add("--log=" + log);
        }
        String seed = values.get("seed");
        if (play && seed != null && !given(words, "--seed", "--dice", "--ask", "--help", "-h")) {
            all.add("--seed=" + seed + "/" + (lines + 1));
            lent = true;
        }
        all.addAll(words);
        return all;
    }

    /** The line has thrown dice from its seed. A line that was refused, or needs no dice, uses none up. */
    void thrown() {
        lines += lent ? 1 : 0;
        lent = false;
    }

    private static boolean given(List<String> words, String... options) {
        for (String word : words) {
            for (String option : options) {
                if (word.equals(option) || word.startsWith(option + "=")) {
                    return true;
                }
            }
        }
        return false;
    }
}
