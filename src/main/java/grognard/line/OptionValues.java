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
public final class OptionValues {

    /** Limit of {@code -n}, so that a mistyped number does not fill the disk with results. */
    private static final int MOST_REPEATS = 1_000_000;

    /** Output formats, of which a line can have only one. */
    private static final List<CommonOption> FORMATS =
            List.of(CommonOption.JSON, CommonOption.CSV, CommonOption.FIELDS, CommonOption.TEMPLATE);

    /** No options at all. */
    public static final OptionValues NONE = new OptionValues(new EnumMap<>(CommonOption.class));

    /** Options that lines inherit from their batch or game. Options about dice are not among them: every line has its own. */
    private static final List<CommonOption> INHERITED = List.of(
            CommonOption.JSON,
            CommonOption.QUIET,
            CommonOption.BRIEF,
            CommonOption.FIELDS,
            CommonOption.TEMPLATE,
            CommonOption.LABEL,
            CommonOption.TABLES,
            CommonOption.HOUSE,
            CommonOption.EXIT_STATUS,
            CommonOption.NO_COLOR,
            CommonOption.LOG);

    private final EnumMap<CommonOption, List<String>> values;
    private final int repeat;
    private final Map<String, String> house;

    private OptionValues(EnumMap<CommonOption, List<String>> values) {
        this.values = values;
        this.repeat = repeat(values.get(CommonOption.REPEAT));
        this.house = house(values.get(CommonOption.HOUSE));
        CommonOption before = null;
        for (int i = 0; i < FORMATS.size(); i++) {
            CommonOption format = FORMATS.get(i);
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
    public static OptionValues of(Map<CommonOption, List<String>> values) {
        return values.isEmpty() ? NONE : new OptionValues(new EnumMap<>(values));
    }

    /** Returns the options of a map without copying it. The caller must not change the map afterwards. */
    static OptionValues ofOwned(EnumMap<CommonOption, List<String>> values) {
        return new OptionValues(values);
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }

    public boolean has(CommonOption option) {
        return values.containsKey(option);
    }

    /** The first value of the option; empty if the option was not given. */
    public Optional<String> text(CommonOption option) {
        List<String> found = values.get(option);
        return found == null ? Optional.empty() : Optional.of(found.get(0));
    }

    public boolean json() {
        return has(CommonOption.JSON);
    }

    public boolean quiet() {
        return has(CommonOption.QUIET);
    }

    public boolean brief() {
        return has(CommonOption.BRIEF);
    }

    /** Whether a result is a single line for a script or a table, without headings or hints around it. */
    public boolean isOneLine() {
        return json() || quiet() || has(CommonOption.FIELDS) || has(CommonOption.TEMPLATE);
    }

    public Optional<String> seed() {
        return text(CommonOption.SEED);
    }

    public Optional<String> dice() {
        return text(CommonOption.DICE);
    }

    public boolean ask() {
        return has(CommonOption.ASK);
    }

    /** Number of resolutions asked for with {@code -n}; 0 if the option was not given. */
    public int repeat() {
        return repeat;
    }

    public Optional<String> label() {
        return text(CommonOption.LABEL);
    }

    public Optional<String> log() {
        return text(CommonOption.LOG);
    }

    public Optional<String> tables() {
        return text(CommonOption.TABLES);
    }

    /** House keys and their values as typed, in alphabetical order. The last value of a key wins. */
    public Map<String, String> house() {
        return house;
    }

    /** Returns a copy with the flag added. */
    public OptionValues with(CommonOption flag) {
        return with(flag, List.of());
    }

    /** Returns a copy with the flag if it is set. */
    public OptionValues with(CommonOption flag, boolean set) {
        return set ? with(flag) : this;
    }

    /** Returns a copy with the value if there is one. */
    public OptionValues with(CommonOption option, Optional<String> value) {
        return value.isPresent() ? with(option, value.get()) : this;
    }

    /** Returns a copy in which the option has only this value. */
    public OptionValues with(CommonOption option, String value) {
        return with(option, List.of(value));
    }

    /** Returns a copy with one more house rule, {@code KEY=VALUE}. */
    public OptionValues withHouse(String rule) {
        List<String> before = values.getOrDefault(CommonOption.HOUSE, List.of());
        return with(CommonOption.HOUSE, joined(before, List.of(rule)));
    }

    private OptionValues with(CommonOption option, List<String> newValues) {
        EnumMap<CommonOption, List<String>> more = new EnumMap<>(values);
        more.put(option, newValues);
        return new OptionValues(more);
    }

    /**
     * Merges these options with the defaults of a batch or game. An option given here wins, as does an output format over
     * any default format; repeatable options are concatenated, defaults first. Only options that make sense for several
     * lines are taken from the defaults.
     */
    public OptionValues withDefaults(OptionValues defaults) {
        if (defaults.isEmpty()) {
            return this;
        }
        EnumMap<CommonOption, List<String>> both = values.clone();
        boolean format = hasFormat();
        // By index: called for every line of a batch with options, where an iterator would cost time.
        for (int i = 0; i < INHERITED.size(); i++) {
            CommonOption option = INHERITED.get(i);
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
        return new OptionValues(both);
    }

    private boolean hasFormat() {
        for (CommonOption format : FORMATS) {
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
