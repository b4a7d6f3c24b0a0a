package grognard.game.unit;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.Type;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A field of units or officers, {@code pips} or {@code formation}. Referees declare fields as constants, so that a
 * misspelt field does not compile. Units store plain values, as JSON has them (an {@link Integer}, {@link BigDecimal},
 * {@link Boolean}, {@link String} or null); a field converts them to its own type.
 *
 * @param <T> type of its values: an enum for a choice
 */
public final class Field<T> {

    private static final int DECIMALS = 3;

    // Constants, since the class-data archive holds one lambda of several that are written alike; the others would be
    // made at every start.
    private static final Function<Object, Integer> INTEGER = Integer.class::cast;
    private static final Function<Object, Number> NUMBER = Number.class::cast;
    private static final Function<Object, String> TEXT = Object::toString;

    /** Kinds of values. */
    public enum Kind {
        WHOLE,
        DECIMAL,
        /** The number of a turn, or nothing. */
        TURN,
        FLAG,
        CHOICE,
        /** The name of a unit, or nothing. */
        UNIT,
        /** The name of a side of the game. */
        SIDE,
        WORD
    }

    private final String name;
    private final Kind kind;
    private final BigDecimal least;
    private final BigDecimal most;
    /** Values of a choice by their words, from the least to the most. */
    private final Map<String, T> choices;

    private final Function<Object, T> typed;
    private @Nullable Function<Unit, @Nullable T> fallback;
    private @Nullable T standard;
    private boolean required;
    private Predicate<Unit> fits = unit -> true;
    private boolean forTurn;
    private boolean maybeEmpty;
    private boolean trace;
    private boolean hidden;
    private String derivedFrom = "";
    private String readBy = "";

    private Field(
            String name, Kind kind, Number least, Number most, Map<String, T> choices, Function<Object, T> typed) {
        this.name = name;
        this.kind = kind;
        this.least = new BigDecimal(least.toString());
        this.most = new BigDecimal(most.toString());
        this.choices = choices;
        this.typed = typed;
    }

    /** A whole number; 0, or the least above it, unless something else is said. */
    public static Field<Integer> whole(String name, int least, int most) {
        return new Field<>(name, Kind.WHOLE, least, most, Map.of(), INTEGER);
    }

    /** As {@link #whole}, where whole numbers and decimals are treated alike. */
    public static Field<Number> wholeNumber(String name, int least, int most) {
        return new Field<>(name, Kind.WHOLE, least, most, Map.of(), NUMBER);
    }

    /** A number with at most three decimals. */
    public static Field<Number> decimal(String name, BigDecimal least, BigDecimal most) {
        return new Field<>(name, Kind.DECIMAL, least, most, Map.of(), NUMBER);
    }

    /** The number of a turn; empty unless something happened in one. */
    public static Field<Integer> turn(String name) {
        return new Field<>(name, Kind.TURN, 0, 9999, Map.of(), INTEGER);
    }

    public static Field<Boolean> flag(String name) {
        return new Field<>(name, Kind.FLAG, 0, 0, Map.of(), Boolean.class::cast);
    }

    /** One of the words of an enum, in its order. */
    public static <E extends Enum<E> & Keyword> Field<E> choice(String name, Class<E> values) {
        return choice(name, Arrays.asList(values.getEnumConstants()));
    }

    /** One of these values of an enum, in this order. */
    public static <E extends Enum<E> & Keyword> Field<E> choice(String name, List<E> values) {
        Map<String, E> words = new LinkedHashMap<>();
        values.forEach(value -> words.put(Keyword.text(value), value));
        return new Field<>(name, Kind.CHOICE, 0, 0, words, word -> get(words, word));
    }

    /** One of these words, for rulesets in folders, which have no enums. */
    public static Field<String> words(String name, List<String> words) {
        Map<String, String> all = new LinkedHashMap<>();
        words.forEach(word -> all.put(word, word));
        return new Field<>(name, Kind.CHOICE, 0, 0, all, word -> get(all, word));
    }

    private static <V> V get(Map<String, V> words, Object word) {
        V value = words.get(word.toString());
        if (value == null) {
            throw new BadInput("has " + SafeText.shortened(word.toString()) + ", which is none of "
                    + String.join(", ", words.keySet()));
        }
        return value;
    }

    /** The name of another unit. */
    public static Field<String> unit(String name) {
        return new Field<>(name, Kind.UNIT, 0, 0, Map.of(), TEXT);
    }

    /** A side of the game. */
    public static Field<String> side(String name) {
        return new Field<>(name, Kind.SIDE, 0, 0, Map.of(), TEXT);
    }

    /** Any word, or none. */
    public static Field<String> word(String name) {
        return new Field<>(name, Kind.WORD, 0, 0, Map.of(), TEXT);
    }

    private Field<T> copy() {
        Field<T> copy = new Field<>(name, kind, least, most, choices, typed);
        copy.fallback = fallback;
        copy.standard = standard;
        copy.required = required;
        copy.fits = fits;
        copy.forTurn = forTurn;
        copy.maybeEmpty = maybeEmpty;
        copy.trace = trace;
        copy.hidden = hidden;
        copy.derivedFrom = derivedFrom;
        copy.readBy = readBy;
        return copy;
    }

    /** A copy with this value where a muster gives none. */
    public Field<T> byDefault(T value) {
        Field<T> copy = copy();
        copy.standard = value;
        copy.fallback = unit -> value;
        return copy;
    }

    /** A copy whose value follows from the unit's earlier fields where a muster gives none; null for no default. */
    public Field<T> byDefault(Function<Unit, @Nullable T> of) {
        Field<T> copy = copy();
        copy.fallback = of;
        return copy;
    }

    /** A copy that a muster must give where it has no default. */
    public Field<T> required() {
        Field<T> copy = copy();
        copy.required = true;
        return copy;
    }

    /** A copy that only such units use. Others keep the value, but it is not shown and fills no option. */
    public Field<T> only(Predicate<Unit> users) {
        Field<T> copy = copy();
        copy.fits = users;
        return copy;
    }

    /** A copy that the end of the turn resets. */
    public Field<T> untilTurnEnds() {
        Field<T> copy = copy();
        copy.forTurn = true;
        return copy;
    }

    /** A copy that may have no value, though it is a number or a choice. */
    public Field<T> maybeEmpty() {
        Field<T> copy = copy();
        copy.maybeEmpty = true;
        return copy;
    }

    /** A copy that only notes what the unit did; reports of the battle leave it out. */
    public Field<T> trace() {
        Field<T> copy = copy();
        copy.trace = true;
        return copy;
    }

    /** A copy that only the referee reads: a trace that players are not shown. */
    public Field<T> hidden() {
        Field<T> copy = trace();
        copy.hidden = true;
        return copy;
    }

    /** A copy that the referee computes from other fields, so that nobody sets it. */
    public Field<T> derivedFrom(String what) {
        Field<T> copy = copy();
        copy.derivedFrom = what;
        return copy;
    }

    /** A copy whose words are those that the option of the same name of a resolver takes. */
    public Field<T> readBy(String resolver) {
        Field<T> copy = copy();
        copy.readBy = resolver;
        return copy;
    }

    public String name() {
        return name;
    }

    public Kind kind() {
        return kind;
    }

    /** A number for an example: in the lower part of the range, where units are of a usual size. */
    public Number example() {
        BigDecimal eighth = most.subtract(least).divide(BigDecimal.valueOf(8), 0, RoundingMode.UP);
        return within(least.add(eighth));
    }

    /** The words of a choice, from the least to the most; empty for other kinds. */
    public List<String> choices() {
        return List.copyOf(choices.keySet());
    }

    public boolean isRequired() {
        return required;
    }

    public boolean isForTurn() {
        return forTurn;
    }

    public boolean isTrace() {
        return trace;
    }

    public boolean isHidden() {
        return hidden;
    }

    public boolean isDerived() {
        return !derivedFrom.isEmpty();
    }

    String derivedFrom() {
        return derivedFrom;
    }

    /** The resolver whose option of the same name knows its words; empty if none does. */
    public String readBy() {
        return readBy;
    }

    /** Whether such a unit uses the field. */
    public boolean fits(Unit unit) {
        return fits.test(unit);
    }

    public boolean isNumber() {
        return kind == Kind.WHOLE || kind == Kind.DECIMAL;
    }

    /** The value that a muster without one gives the unit; empty if there is no default for such a unit. */
    public Optional<Object> defaultOf(Unit unit) {
        T value = fallback == null ? null : fallback.apply(unit);
        return value == null ? Optional.empty() : Optional.of(plain(value));
    }

    /** The default of all units, for help; empty if it depends on the unit or is nothing. */
    private String standardWord() {
        String word = standard == null ? "" : Values.text(plain(standard));
        return word.equals("0") ? "" : word;
    }

    /** The value of the unit; null if it has none. */
    public @Nullable T of(Unit unit) {
        Object value = unit.get(name);
        return value == null ? null : typed.apply(value);
    }

    /** Whether the unit has one of these values. */
    @SafeVarargs
    public final boolean is(Unit unit, T... values) {
        Object plain = unit.get(name);
        for (T value : values) {
            if (plain(value).equals(plain)) {
                return true;
            }
        }
        return false;
    }

    /** A condition: the unit has one of these values. */
    @SafeVarargs
    public final Predicate<Unit> is(T... values) {
        List<Object> wanted = new ArrayList<>();
        for (T value : values) {
            wanted.add(plain(value));
        }
        return unit -> wanted.contains(unit.get(name));
    }

    /** Whether the unit has any value but no, nothing and none. */
    public boolean isSet(Unit unit) {
        return unit.has(name);
    }

    /** The number of a unit, 0 if it has none. */
    public int number(Unit unit) {
        return unit.number(name);
    }

    /** The place of the unit's value among the choices; -1 if it has none. */
    public int rank(Unit unit) {
        return choices().indexOf(unit.text(name));
    }

    /**
     * The unit with this value; numbers are kept within the range of the field. A unit without the field, or whose own has
     * no such word, stays as it is.
     */
    public Unit set(Unit unit, @Nullable T value) {
        Field<?> own = unit.fields().of(unit, name);
        if (own == null) {
            return unit;
        }
        Object plain = value == null ? own.empty() : plain(value);
        if (own.kind == Kind.CHOICE && plain != null && !own.choices.containsKey(plain.toString())) {
            return unit; // a word of an officer's field of the same name, in a line that was forced
        }
        return unit.with(name, own.isNumber() && plain instanceof Number number ? own.within(number) : plain);
    }

    /** The unit with so much more, or less if negative, within the range of the field. */
    public Unit add(Unit unit, Number more) {
        Field<?> own = unit.fields().of(unit, name);
        return own == null
                ? unit
                : unit.with(name, own.within(unit.exactly(name).add(new BigDecimal(more.toString()))));
    }

    private static Object plain(Object value) {
        return value instanceof Enum<?> word
                ? Keyword.text(word)
                : value instanceof BigDecimal number ? plain(number) : value;
    }

    /** What may stand in a muster: {@code stands* 0..40}, {@code quality raw|trained|elite (trained)}. */
    public String words() {
        String may = switch (kind) {
            case WHOLE, DECIMAL -> " " + least.toPlainString() + ".." + most.toPlainString();
            case TURN -> " the number of a turn";
            case FLAG -> " yes|no";
            case CHOICE -> " " + String.join("|", choices.keySet());
            case UNIT -> " a unit";
            case SIDE -> " a side";
            case WORD -> readBy.isEmpty() ? " a word" : " as " + readBy + " --" + name + " takes it";
        };
        String usual = standardWord();
        return name + (required ? "*" : "") + may + (usual.isEmpty() ? "" : " (" + usual + ")");
    }

    /** The plain value before anything is known of the unit. */
    @Nullable
    Object empty() {
        return switch (kind) {
            case WHOLE -> maybeEmpty ? null : plain(least.max(BigDecimal.ZERO));
            case FLAG -> false;
            default -> null;
        };
    }

    /** The plain value at the beginning of a turn, for a field that the turn's end resets. */
    public @Nullable Object fresh() {
        return standard == null ? empty() : plain(standard);
    }

    /** Reads a plain value; {@code none} and an empty text are no value where the field may have none. */
    public @Nullable Object read(String where, String text) {
        String written = text.strip();
        String word = written.toLowerCase(Locale.ROOT);
        boolean none = word.isEmpty() || word.equals("none");
        return switch (kind) {
            case WHOLE, DECIMAL, TURN -> none && (maybeEmpty || kind == Kind.TURN) ? null : number(where, written);
            case FLAG -> truth(where, word);
            case CHOICE -> none && maybeEmpty ? null : choice(where, written);
            case UNIT, SIDE, WORD -> none ? null : safe(where, written);
        };
    }

    private String choice(String where, String text) {
        for (String choice : choices.keySet()) {
            if (choice.equalsIgnoreCase(text)) {
                return choice;
            }
        }
        throw BadInput.value(where, text, "one of " + String.join(", ", choices()), choices());
    }

    /** Names are printed and typed by others, so that hidden characters are refused. */
    private static String safe(String where, String text) {
        if (!SafeText.isSafe(text)) {
            throw BadInput.value(where, text, "it without control or invisible characters");
        }
        return text;
    }

    private Number number(String where, String text) {
        if (kind == Kind.DECIMAL) {
            return plain(new Type.Decimal(least, most, DECIMALS).in(where, text));
        }
        Optional<Integer> number = WholeNumber.in(text);
        if (number.isEmpty() || number.get() < least.intValue() || number.get() > most.intValue()) {
            throw BadInput.value(where, text, "a whole number from " + least + " to " + most);
        }
        return number.get();
    }

    private static Boolean truth(String where, String word) {
        return switch (word) {
            case "yes", "true" -> true;
            case "no", "false", "none" -> false;
            default -> throw BadInput.value(where, word, "yes or no", List.of("yes", "no"));
        };
    }

    /** The nearest number that the field can hold. */
    public Number within(Number number) {
        BigDecimal exact = new BigDecimal(number.toString());
        BigDecimal held = kind == Kind.DECIMAL ? exact : exact.setScale(0, RoundingMode.DOWN);
        return plain(held.min(most).max(least));
    }

    /** The one form of a number: a whole one is an {@link Integer}, another has no trailing zeros. */
    public static Number plain(BigDecimal number) {
        BigDecimal bare = number.stripTrailingZeros();
        return bare.scale() <= 0 ? (Number) number.intValue() : bare;
    }

    @Override
    public String toString() {
        return name;
    }
}
