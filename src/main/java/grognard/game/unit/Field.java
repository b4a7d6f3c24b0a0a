package grognard.game.unit;

import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
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

    /** The last turn that a game can have, more than anyone plays; a forged number must not overflow. */
    public static final int LAST_TURN = 9999;

    // Constants, since the class-data archive holds one lambda of several that are written alike; the others would be
    // made at every start.
    private static final Function<Object, Integer> INTEGER = Integer.class::cast;
    private static final Function<Object, Number> NUMBER = Number.class::cast;
    private static final Function<Object, String> TEXT = Object::toString;

    /** Whose units a field names. */
    private enum Whose {
        ANY,
        FRIEND,
        ENEMY
    }

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
    private final FieldType<T> type;
    private @Nullable Function<Unit, @Nullable T> fallback;
    private @Nullable T standard;
    private boolean required;
    private Predicate<Unit> fits = unit -> true;
    private boolean forTurn;
    private boolean maybeEmpty;
    private boolean trace;
    private boolean hidden;
    private Whose whose = Whose.ANY;
    private String derivedFrom = "";
    private String readBy = "";

    private Field(String name, FieldType<T> type) {
        this.name = name;
        this.type = type;
    }

    /** A whole number. Without a value and a default it is 0, or {@code least} if that is greater. */
    public static Field<Integer> whole(String name, int least, int most) {
        return new Field<>(name, FieldType.number(Kind.WHOLE, least, most, INTEGER));
    }

    /** A whole number for code that treats whole and decimal fields alike. */
    public static Field<Number> wholeNumber(String name, int least, int most) {
        return new Field<>(name, FieldType.number(Kind.WHOLE, least, most, NUMBER));
    }

    /** A number with at most three decimals. */
    public static Field<Number> decimal(String name, BigDecimal least, BigDecimal most) {
        return new Field<>(name, FieldType.number(Kind.DECIMAL, least, most, NUMBER));
    }

    /** The number of a turn; empty unless something happened in one. */
    public static Field<Integer> turn(String name) {
        return new Field<>(name, FieldType.number(Kind.TURN, 0, LAST_TURN, INTEGER));
    }

    public static Field<Boolean> flag(String name) {
        return new Field<>(name, FieldType.of(Kind.FLAG, Boolean.class::cast));
    }

    /** One of the words of an enum, in its order. */
    public static <E extends Enum<E> & Keyword> Field<E> choice(String name, Class<E> values) {
        return choice(name, Arrays.asList(values.getEnumConstants()));
    }

    /** One of these values of an enum, in this order. */
    public static <E extends Enum<E> & Keyword> Field<E> choice(String name, List<E> values) {
        Map<String, E> words = new LinkedHashMap<>();
        values.forEach(value -> words.put(Keyword.text(value), value));
        return new Field<>(name, FieldType.choice(words));
    }

    /** One of these words, for rulesets in folders, which have no enums. */
    public static Field<String> words(String name, List<String> words) {
        Map<String, String> all = new LinkedHashMap<>();
        words.forEach(word -> all.put(word, word));
        return new Field<>(name, FieldType.choice(all));
    }

    /** The name of another unit. */
    public static Field<String> unit(String name) {
        return new Field<>(name, FieldType.of(Kind.UNIT, TEXT));
    }

    /** Names of several units, or none. A unit stores them as one text, as records have it. */
    public static Field<UnitNames> units(String name) {
        return new Field<>(name, FieldType.of(Kind.WORD, names -> UnitNames.of(names.toString())));
    }

    /** A side of the game. */
    public static Field<String> side(String name) {
        return new Field<>(name, FieldType.of(Kind.SIDE, TEXT));
    }

    /** Any word, or none. */
    public static Field<String> word(String name) {
        return new Field<>(name, FieldType.of(Kind.WORD, TEXT));
    }

    private Field<T> copy() {
        Field<T> copy = new Field<>(name, type);
        copy.fallback = fallback;
        copy.standard = standard;
        copy.required = required;
        copy.fits = fits;
        copy.forTurn = forTurn;
        copy.maybeEmpty = maybeEmpty;
        copy.trace = trace;
        copy.hidden = hidden;
        copy.whose = whose;
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

    /** A copy that names units of the unit's own side. */
    public Field<T> ofFriends() {
        Field<T> copy = copy();
        copy.whose = Whose.FRIEND;
        return copy;
    }

    /** A copy that names units of the other side. */
    public Field<T> ofEnemies() {
        Field<T> copy = copy();
        copy.whose = Whose.ENEMY;
        return copy;
    }

    public boolean isOfEnemies() {
        return whose == Whose.ENEMY;
    }

    /** Returns what the field expects instead of that unit; empty if it can name it. */
    public Optional<String> wrong(Unit unit, Unit named) {
        if (named.isOfficer()) {
            return Optional.of("a unit, no officer");
        }
        boolean friend = named.side().equals(unit.side());
        boolean side = whose == Whose.ANY || friend == (whose == Whose.FRIEND);
        if (side && !named.name().equals(unit.name())) {
            return Optional.empty();
        }
        String expected = switch (whose) {
            case ANY -> "another unit";
            case FRIEND -> "a unit of the " + unit.side() + " side";
            case ENEMY -> "a unit of the other side";
        };
        return Optional.of(expected + ", it is " + (side ? "itself" : named.side() + (friend ? " too" : "")));
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
        return type.kind();
    }

    /** A typical number, for examples in help. */
    public Number example() {
        return type.example();
    }

    /** The words of a choice, from the least to the most; empty for other kinds. */
    public List<String> choices() {
        return type.words();
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
        return type.isNumber();
    }

    /** The value that a muster without one gives the unit; empty if there is no default for such a unit. */
    public Optional<Object> defaultOf(Unit unit) {
        T value = fallback == null ? null : fallback.apply(unit);
        return value == null ? Optional.empty() : Optional.of(FieldType.plain(value));
    }

    /** The default of all units, for help; empty if it depends on the unit or is nothing. */
    private String standardWord() {
        String word = standard == null ? "" : Values.text(FieldType.plain(standard));
        return word.equals("0") ? "" : word;
    }

    /** The value of the unit; null if it has none. */
    public @Nullable T of(Unit unit) {
        Object value = unit.get(name);
        return value == null ? null : type.cast().apply(value);
    }

    /** Whether the unit has one of these values. */
    @SafeVarargs
    public final boolean is(Unit unit, T... values) {
        Object plain = unit.get(name);
        for (T value : values) {
            if (FieldType.plain(value).equals(plain)) {
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
            wanted.add(FieldType.plain(value));
        }
        return unit -> wanted.contains(unit.get(name));
    }

    /** Whether the unit has a value other than no. */
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
     * The unit with this value; numbers are kept within the range of the field. A unit without the field, or whose field of
     * that name lacks the word, is returned unchanged.
     */
    public Unit set(Unit unit, @Nullable T value) {
        Field<?> own = unit.fields().of(unit, name);
        if (own == null) {
            return unit;
        }
        Object plain = value == null ? own.empty() : FieldType.plain(value);
        if (own.kind() == Kind.CHOICE && plain != null && !own.choices().contains(plain.toString())) {
            return unit; // a word of an officer's field of the same name, in a line that was forced
        }
        return unit.with(name, own.isNumber() && plain instanceof Number number ? own.within(number) : plain);
    }

    /** The unit with its number increased, or decreased if {@code more} is negative, within the range of the field. */
    public Unit add(Unit unit, Number more) {
        Field<?> own = unit.fields().of(unit, name);
        return own == null
                ? unit
                : unit.with(name, own.within(unit.exactly(name).add(new BigDecimal(more.toString()))));
    }

    /** Values that a muster may have in this column: {@code stands* 0..40}, {@code quality raw|trained|elite (trained)}. */
    public String words() {
        String may = switch (type.kind()) {
            case WHOLE, DECIMAL ->
                " " + type.least().toPlainString() + ".." + type.most().toPlainString();
            case TURN -> " the number of a turn";
            case FLAG -> " yes|no";
            case CHOICE -> " " + String.join("|", choices());
            case UNIT -> " a unit";
            case SIDE -> " a side";
            case WORD -> readBy.isEmpty() ? " a word" : " as " + readBy + " --" + name + " takes it";
        };
        String usual = standardWord();
        return name + (required ? "*" : "") + may + (usual.isEmpty() ? "" : " (" + usual + ")");
    }

    /** The plain value of a field that nobody has set. */
    @Nullable
    Object empty() {
        return type.empty(maybeEmpty);
    }

    /** The plain value to which the end of a turn resets the field. */
    public @Nullable Object fresh() {
        return standard == null ? empty() : FieldType.plain(standard);
    }

    /** Parses a plain value; null for {@code none} and an empty text where the field may be empty. */
    public @Nullable Object read(String where, String text) {
        return type.read(where, text, maybeEmpty);
    }

    /** The nearest number that the field can hold. */
    public Number within(Number number) {
        return type.within(number);
    }

    /** Normalises a number: a whole one becomes an {@link Integer}, another loses its trailing zeros. */
    public static Number plain(BigDecimal number) {
        return FieldType.plain(number);
    }

    @Override
    public String toString() {
        return name;
    }
}
