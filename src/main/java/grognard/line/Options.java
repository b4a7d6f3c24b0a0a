package grognard.line;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The common options of a line with their values. Immutable; invalid combinations cannot be constructed. */
public final class Options {

    /** Limit of {@code -n}, so that a mistyped number does not fill the disk with results. */
    private static final int MOST_REPEATS = 1_000_000;

    /** Output formats, of which a line can have only one. */
    private static final List<Usual> FORMATS = List.of(Usual.JSON, Usual.CSV, Usual.FIELDS, Usual.TEMPLATE);

    /** No options at all. */
    public static final Options NONE = new Options(new EnumMap<>(Usual.class));

    /** Options that lines inherit from their batch or game. Options about dice are not among them: every line has its own. */
    private static final List<Usual> INHERITED = List.of(
            Usual.JSON,
            Usual.QUIET,
            Usual.BRIEF,
            Usual.FIELDS,
            Usual.TEMPLATE,
            Usual.LABEL,
            Usual.TABLES,
            Usual.HOUSE,
            Usual.EXIT_STATUS,
            Usual.NO_COLOR,
            Usual.LOG);

    private final EnumMap<Usual, List<String>> values;
    private final int repeat;
    private final Map<String, String> house;

    private Options(EnumMap<Usual, List<String>> values) {
        this.values = values;
        this.repeat = repeat(values.get(Usual.REPEAT));
        this.house = house(values.get(Usual.HOUSE));
        Usual before = null;
        for (int i = 0; i < FORMATS.size(); i++) {
            Usual format = FORMATS.get(i);
            if (!has(format)) {
                continue;
            }
            if (before != null) {
                String both = format.longName() + " with " + before.longName();
                throw BadInput.about(format.longName(), both + ": expected only one of them");
            }
            before = format;
        }
    }

    /**
     * Returns the options of a map.
     *
     * @param values the values of each option in the order typed; an empty list for a flag
     * @throws BadInput if two options exclude each other, or {@code -n} or {@code --house} has a malformed value
     */
    public static Options of(Map<Usual, List<String>> values) {
        return values.isEmpty() ? NONE : new Options(new EnumMap<>(values));
    }

    /** Returns the options of a map without copying it. The caller must not change the map afterwards. */
    static Options ofOwned(EnumMap<Usual, List<String>> values) {
        return new Options(values);
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }

    public boolean has(Usual option) {
        return values.containsKey(option);
    }

    /** The first value of the option; empty if the option was not given. */
    public Optional<String> text(Usual option) {
        List<String> found = values.get(option);
        return found == null ? Optional.empty() : Optional.of(found.get(0));
    }

    public boolean json() {
        return has(Usual.JSON);
    }

    public boolean quiet() {
        return has(Usual.QUIET);
    }

    public boolean brief() {
        return has(Usual.BRIEF);
    }

    /** Whether a result is a single line for a script or a table, without headings or hints around it. */
    public boolean isOneLine() {
        return json() || quiet() || has(Usual.FIELDS) || has(Usual.TEMPLATE);
    }

    public Optional<String> seed() {
        return text(Usual.SEED);
    }

    public Optional<String> dice() {
        return text(Usual.DICE);
    }

    public boolean ask() {
        return has(Usual.ASK);
    }

    /** Number of resolutions asked for with {@code -n}; 0 if the option was not given. */
    public int repeat() {
        return repeat;
    }

    public Optional<String> label() {
        return text(Usual.LABEL);
    }

    public Optional<String> log() {
        return text(Usual.LOG);
    }

    public Optional<String> tables() {
        return text(Usual.TABLES);
    }

    /** House keys and their values as typed, in alphabetical order. The last value of a key wins. */
    public Map<String, String> house() {
        return house;
    }

    /** Returns a copy with the flag added. */
    public Options with(Usual flag) {
        return with(flag, List.of());
    }

    /** Returns a copy in which the option has only this value. */
    public Options with(Usual option, String value) {
        return with(option, List.of(value));
    }

    /** Returns a copy with a further value of a repeatable option. */
    public Options withMore(Usual option, String value) {
        List<String> before = values.get(option);
        return with(option, before == null ? List.of(value) : joined(before, List.of(value)));
    }

    private Options with(Usual option, List<String> newValues) {
        EnumMap<Usual, List<String>> more = new EnumMap<>(values);
        more.put(option, newValues);
        return new Options(more);
    }

    /**
     * Merges these options with the defaults of a batch or game. An option given here wins, as does an output format over
     * any default format; repeatable options are concatenated, defaults first. Only options that make sense for several
     * lines are taken from the defaults.
     */
    public Options withDefaults(Options defaults) {
        if (defaults.isEmpty()) {
            return this;
        }
        EnumMap<Usual, List<String>> both = values.clone();
        boolean format = hasFormat();
        // By index: called for every line of a batch with options, where an iterator would cost time.
        for (int i = 0; i < INHERITED.size(); i++) {
            Usual option = INHERITED.get(i);
            List<String> inherited = defaults.values.get(option);
            if (inherited == null) {
                continue;
            }
            List<String> own = values.get(option);
            boolean settled = format && FORMATS.contains(option);
            if (!settled && (own == null || option.isRepeatable())) {
                both.put(option, own == null ? inherited : joined(inherited, own));
            }
        }
        return new Options(both);
    }

    private boolean hasFormat() {
        for (Usual format : FORMATS) {
            if (has(format)) {
                return true;
            }
        }
        return false;
    }

    /** Concatenates values, the defaults first: of several values for a house key the last one wins. */
    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    private static int repeat(@Nullable List<String> typed) {
        if (typed == null) {
            return 0;
        }
        int number = WholeNumber.in(typed.get(0)).orElse(0);
        if (number < 1 || number > MOST_REPEATS) {
            throw BadInput.value("-n", typed.get(0), "a whole number from 1 to " + MOST_REPEATS);
        }
        return number;
    }

    private static Map<String, String> house(@Nullable List<String> typed) {
        if (typed == null) {
            return Map.of();
        }
        Map<String, String> house = new TreeMap<>();
        for (String text : typed) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw BadInput.value("--house", text, "KEY=VALUE");
            }
            house.put(text.substring(0, equals), text.substring(equals + 1));
        }
        return house;
    }
}
