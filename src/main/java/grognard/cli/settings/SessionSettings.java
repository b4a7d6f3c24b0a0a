package grognard.cli.settings;

import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.rules.HouseKey;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The values of {@code set}, until the prompt or batch ends. A setting holds for a line unless the line has the option
 * itself.
 */
public final class SessionSettings {

    /** The prefix of keys for house rules: {@code house.fight.rout}. */
    public static final String HOUSE = "house.";

    /** The values of {@code format}; {@code text} and {@code full} are the default. */
    public static final List<String> FORMATS = List.of("full", "brief", "quiet", "json", "text");

    private static final String FORMAT = "format";
    private static final String SEED = "seed";
    private static final String LOG = "log";

    /** Whether a game asks about facts of the table before the dice: {@code table}, the default, or {@code off}. */
    private static final String ASK = "ask";

    private static final List<String> ASK_VALUES = List.of("table", "off");

    /** The source of the dice: {@code program}, the default, or {@code own}, which are asked for one by one. */
    private static final String DICE = "dice";

    private static final String OWN = "own";
    private static final List<String> DICE_VALUES = List.of("program", OWN);

    private final Map<String, String> values = new TreeMap<>();

    /** Number of lines that have thrown dice from the seed that is set. */
    private int seededLines;

    /** Whether the current line got its seed from {@code set seed}. */
    private boolean seedUsed;

    /** A key that can be set, what it takes, and what it does. */
    public record Key(String name, String takes, String meaning) {}

    /** Returns the keys that can be set with this ruleset in use. */
    public static List<Key> keys(Ruleset ruleset) {
        List<Key> keys = new ArrayList<>();
        keys.add(new Key(FORMAT, String.join("|", FORMATS), "how results are shown"));
        keys.add(new Key(SEED, "TEXT", "the k-th line that throws dice takes them from TEXT/k, in a game record k"));
        keys.add(new Key(LOG, "FILE", "the journal that results go into"));
        keys.add(new Key(
                ASK, String.join("|", ASK_VALUES), "whether a game asks before the dice what only the table shows"));
        keys.add(new Key(DICE, String.join("|", DICE_VALUES), "own asks for every die"));
        for (HouseKey<?> key : ruleset.house()) {
            keys.add(new Key(HOUSE + key.name(), key.type().label(), key.meaning()));
        }
        return keys;
    }

    /**
     * Sets a key; an unknown key or a wrong value is refused. Setting a seed starts its count again, and {@code dice own} takes
     * the seed away.
     */
    public void set(Ruleset ruleset, String key, String value) {
        check("set", ruleset, key);
        if (key.startsWith(HOUSE)) {
            new Tables(ruleset, ruleset.builtIn(), Map.of(key.substring(HOUSE.length()), value));
        } else if (!allowed(key, value).contains(value)) {
            List<String> words = allowed(key, value);
            throw BadInput.oneOf("set " + key, value, words);
        } else if (value.isEmpty()) {
            throw BadInput.of("set " + key, "a value");
        }
        if (key.equals(SEED)) {
            seededLines = 0;
            seedUsed = false;
        } else if (key.equals(DICE) && value.equals(OWN)) {
            values.remove(SEED); // else the program would go on throwing
        }
        values.put(stored(ruleset, key), value);
    }

    /** The words that the key takes; the value itself where anything will do. */
    private static List<String> allowed(String key, String value) {
        return switch (key) {
            case FORMAT -> FORMATS;
            case ASK -> ASK_VALUES;
            case DICE -> DICE_VALUES;
            default -> List.of(value);
        };
    }

    /** Returns whether a game may ask the player about the table. */
    public boolean asks() {
        return !"off".equals(values.get(ASK));
    }

    public void unset(Ruleset ruleset, String key) {
        check("unset", ruleset, key);
        values.remove(stored(ruleset, key));
    }

    private static void check(String command, Ruleset ruleset, String key) {
        List<String> names = keys(ruleset).stream().map(Key::name).toList();
        if (!names.contains(key)) {
            throw BadInput.oneOf(command, key, names);
        }
    }

    /**
     * Returns the key under which a value is stored. House keys are stored by ruleset, since two rulesets may have keys
     * of the same name.
     */
    private static String stored(Ruleset ruleset, String key) {
        return key.startsWith(HOUSE) ? HOUSE + ruleset.name() + "." + key.substring(HOUSE.length()) : key;
    }

    public Optional<String> get(Ruleset ruleset, String key) {
        return Optional.ofNullable(values.get(stored(ruleset, key)));
    }

    /** Returns whether nothing is set. */
    public boolean isEmpty() {
        return values.isEmpty();
    }

    /** Returns whether results are shown as JSON. */
    public boolean wantsJson() {
        return "json".equals(values.get(FORMAT));
    }

    /** Returns the journal that is set. */
    Optional<String> log() {
        return Optional.ofNullable(values.get(LOG));
    }

    /**
     * Returns the request with the settings added as options where it has none itself.
     *
     * @param record the record that the line will make in a game, whose number makes its dice its own; 0 without a game
     */
    public Request applyTo(Request request, long record) {
        seedUsed = false;
        if (values.isEmpty()) {
            return request;
        }
        OptionValues options = request.options();
        boolean play = request.purpose() == CommonOption.For.PLAY;
        if (!options.isOneLine() && !options.brief() && !options.has(CommonOption.CSV)) {
            String format = values.getOrDefault(FORMAT, "text");
            if (format.equals("json")) {
                options = options.with(CommonOption.JSON);
            } else if (play && format.equals("quiet")) {
                options = options.with(CommonOption.QUIET);
            } else if (play && format.equals("brief")) {
                options = options.with(CommonOption.BRIEF);
            }
        }
        for (HouseKey<?> key : request.ruleset().house()) {
            String value = values.get(stored(request.ruleset(), HOUSE + key.name()));
            if (value != null && !options.house().containsKey(key.name())) {
                options = options.withHouse(key.name() + "=" + value);
            }
        }
        if (play && values.containsKey(LOG) && options.log().isEmpty()) {
            options = options.with(CommonOption.LOG, values.getOrDefault(LOG, ""));
        }
        boolean throwsItsOwn = options.seed().isPresent() || options.dice().isPresent() || options.ask();
        if (play && values.containsKey(SEED) && !throwsItsOwn) {
            options = options.with(CommonOption.SEED, values.get(SEED) + "/" + (record > 0 ? record : seededLines + 1));
            seedUsed = true;
        }
        if (play && OWN.equals(values.get(DICE)) && !throwsItsOwn && !seedUsed) {
            options = options.with(CommonOption.ASK);
        }
        return request.with(options);
    }

    /**
     * Counts a line that has thrown dice from the seed of {@code set seed}. A line that was refused or needs no dice is
     * not counted, so the next one gets the same seed.
     */
    public void countThrow() {
        seededLines += seedUsed ? 1 : 0;
        seedUsed = false;
    }
}
