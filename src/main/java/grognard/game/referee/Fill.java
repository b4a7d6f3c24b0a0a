package grognard.game.referee;

import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.table.Keyword;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The source from which a game takes the value of a resolver's parameter that the player does not type. */
public sealed interface Fill {

    /** A value that is read from the unit in a role. */
    sealed interface FromUnit extends Fill {

        String role();

        /** The value for such a unit; empty if it has none. */
        Optional<String> of(Unit unit);
    }

    /** A field of the unit in that role. A typed value that differs sets the field. */
    record FromField(String role, Field<?> field) implements FromUnit {

        /** The value for such a unit; empty if the unit does not use the field, or it is no or nothing. */
        @Override
        public Optional<String> of(Unit unit) {
            Field<?> own = unit.fields().of(unit, field.name());
            Object value = own == null || !own.fits(unit) ? null : unit.get(field.name());
            return value == null || value.equals(false) ? Optional.empty() : Optional.of(value.toString());
        }
    }

    /**
     * A word for the condition of the unit in that role, the first that fits. A typed word that differs changes the unit
     * if the case says how, and is refused otherwise.
     */
    record FromCases(String role, List<Case> cases) implements FromUnit {

        public FromCases {
            cases = List.copyOf(cases);
        }

        /** The first word that fits the unit. */
        @Override
        public Optional<String> of(Unit unit) {
            return cases.stream()
                    .filter(one -> one.when().test(unit))
                    .findFirst()
                    .map(Case::word);
        }
    }

    /**
     * A word and the units that it describes.
     *
     * @param set changes a unit for which the word is typed; null if the word does not tell what to change
     */
    record Case(String word, Predicate<Unit> when, @Nullable UnaryOperator<Unit> set) {

        /** The word of a flag that is set. */
        public static final String YES = "true";

        /** A word that follows from the unit and cannot be set by typing it. */
        public static Case when(String word, Predicate<Unit> when) {
            return new Case(word, when, null);
        }

        /** The word of one of these values; typed, it sets the first of them. */
        @SafeVarargs
        public static <T> Case of(String word, Field<T> field, T... values) {
            List<T> all = new ArrayList<>();
            for (T value : values) {
                all.add(value);
            }
            T first = all.get(0);
            return new Case(word, unit -> all.contains(field.of(unit)), unit -> field.set(unit, first));
        }

        /** The case of a value under its own word. */
        public static <E extends Enum<E> & Keyword> Case of(Field<E> field, E value) {
            return of(value.word(), field, value);
        }
    }

    /**
     * The men, stands or bases of the unit in that role that take part: all, unless the player types fewer.
     *
     * @param unclear units of which not all take part, so that the player must say how many
     * @param most how many can take part at most, for units of which some are elsewhere
     * @param usual how many take part unless the player types a number
     */
    record Part(
            String role,
            Field<? extends Number> field,
            Predicate<Unit> unclear,
            ToIntFunction<Unit> most,
            ToIntFunction<LineContext> usual)
            implements Fill {

        /** All of the unit may take part, and do. */
        public Part(String role, Field<? extends Number> field, Predicate<Unit> unclear) {
            this(role, field, unclear, field::number);
        }

        /** All take part that can. */
        public Part(String role, Field<? extends Number> field, Predicate<Unit> unclear, ToIntFunction<Unit> most) {
            this(
                    role,
                    field,
                    unclear,
                    most,
                    line -> line.unit(role).map(most::applyAsInt).orElse(0));
        }
    }

    /**
     * Computed from the game; null leaves it open. A typed value replaces it and changes nothing.
     *
     * @param presumed whether the game only presumes it: it is a value of the moment, which results carry on to what is
     *     due, and a player is asked for it where it is required and the game cannot tell
     */
    record Computed(Function<LineContext, @Nullable Object> value, boolean presumed) implements Fill {

        public Computed(Function<LineContext, @Nullable Object> value) {
            this(value, false);
        }
    }

    /** A value of the game that the muster record keeps, under that key. */
    record OfGame(String key) implements Fill {}

    /** Known only at the moment of play: range, flank, cover. */
    record Moment() implements Fill {}

    /** Rows of units, one for each unit in that role. */
    record Rows(String role, Cell cell) implements Fill {

        /** Rows that only have the units' own values. */
        public Rows(String role) {
            this(role, (unit, column, value, line) -> value);
        }
    }

    /**
     * Computes a cell. The value that it gets and may replace is the unit's own, or the typed one in a column that is no field.
     */
    interface Cell {
        String of(Unit unit, String column, String value, RowLine row);
    }

    /**
     * The line in which a row stands.
     *
     * @param typed the cells of the row as they were typed, or as they are due; empty where the game makes the row
     */
    record RowLine(LineContext line, List<String> typed) {

        public RowLine {
            typed = List.copyOf(typed);
        }
    }
}
