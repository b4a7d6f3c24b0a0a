package grognard.rules;

import grognard.dice.Die;
import grognard.input.BadInput;
import grognard.input.DecimalNumber;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.TableLookup;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Type of a parameter. The same type parses a value from the command line, a batch column, a house key or a journal, so
 * that all of them accept the same texts.
 */
public interface Type<T> {

    /**
     * Parses a value.
     *
     * @param where name of the parameter for error messages: {@code --pips}
     * @throws BadInput if the text is not a value of this type
     */
    T read(String where, String text, TableLookup tables);

    /** The value for JSON: a number, a boolean, a string or a list of strings. Most values are one already. */
    default Object json(T value) {
        return value;
    }

    /** The shape of the value in help: {@code 0-6}, {@code infantry|cavalry}; empty for a flag. */
    String label();

    /** The allowed values in words, for error messages. */
    default String expected() {
        return label();
    }

    /** Possible values for completion; empty if there are too many to list. */
    default List<String> words(TableLookup tables) {
        return List.of();
    }

    /** Index of the typed text among the allowed words. */
    private static int indexOf(String where, String text, List<String> words) {
        int at = words.indexOf(text);
        if (at < 0) {
            throw BadInput.oneOf(where, text, words);
        }
        return at;
    }

    /** On or off. */
    record Flag() implements Type<Boolean> {
        @Override
        public Boolean read(String where, String text, TableLookup tables) {
            return switch (text) {
                case "true", "yes", "1" -> true;
                case "false", "no", "0" -> false;
                default -> throw BadInput.value(where, text, expected());
            };
        }

        @Override
        public String expected() {
            return "true or false";
        }

        @Override
        public String label() {
            return "";
        }
    }

    /** A whole number within limits. */
    record Whole(int least, int most) implements Type<Integer> {
        @Override
        public Integer read(String where, String text, TableLookup tables) {
            Optional<Integer> value = WholeNumber.in(text);
            if (value.isEmpty() || value.get() < least || value.get() > most) {
                throw BadInput.value(where, text, expected());
            }
            return value.get();
        }

        @Override
        public String expected() {
            return "a whole number from " + least + " to " + most;
        }

        @Override
        public String label() {
            return least + "-" + most;
        }

        @Override
        public List<String> words(TableLookup tables) {
            return most - least > 12
                    ? List.of()
                    : Stream.iterate(least, n -> n <= most, n -> n + 1)
                            .map(String::valueOf)
                            .toList();
        }
    }

    /** A decimal number within limits. A minus sign is accepted only if the lower limit is negative. */
    record Decimal(BigDecimal least, BigDecimal most, int places) implements Type<BigDecimal> {
        @Override
        public BigDecimal read(String where, String text, TableLookup tables) {
            return in(where, text);
        }

        /** Parses a value; unlike other types this one needs no tables. */
        public BigDecimal in(String where, String text) {
            String digits = least.signum() < 0 && text.startsWith("-") ? text.substring(1) : text;
            if (DecimalNumber.in(digits, places).isPresent()) {
                BigDecimal value = new BigDecimal(text);
                if (value.compareTo(least) >= 0 && value.compareTo(most) <= 0) {
                    return value;
                }
            }
            throw BadInput.value(where, text, expected());
        }

        @Override
        public String expected() {
            return "a number from " + least + " to " + most + " with at most " + places + " decimals";
        }

        @Override
        public String label() {
            return least + "-" + most;
        }
    }

    /** A constant of an enum, typed as its word. The words are computed on first use. */
    final class Choice<E extends Enum<E> & Keyword> implements Type<E> {

        private final List<E> choices;
        private @Nullable List<String> words;

        public Choice(List<E> choices) {
            this.choices = choices;
        }

        @Override
        public E read(String where, String text, TableLookup tables) {
            return choices.get(indexOf(where, text, words()));
        }

        @Override
        public Object json(E value) {
            return value.word();
        }

        @Override
        public String label() {
            return String.join("|", words());
        }

        @Override
        public List<String> words(TableLookup tables) {
            return words();
        }

        /** The words, which depend on no table. */
        public List<String> words() {
            List<String> known = words;
            if (known == null) {
                known = new ArrayList<>(choices.size());
                for (E choice : choices) {
                    known.add(choice.word());
                }
                known = Collections.unmodifiableList(known);
                words = known;
            }
            return known;
        }
    }

    /** One of several words, for rulesets in folders, which have no enums. */
    record Word(List<String> choices) implements Type<String> {
        public Word {
            choices = List.copyOf(choices);
        }

        @Override
        public String read(String where, String text, TableLookup tables) {
            return choices.get(indexOf(where, text, choices));
        }

        @Override
        public String expected() {
            return "one of " + SafeText.list(choices);
        }

        @Override
        public String label() {
            return String.join("|", choices);
        }

        @Override
        public List<String> words(TableLookup tables) {
            return choices;
        }
    }

    /** The face of a die that was thrown on the table. */
    record Face(Die die) implements Type<Integer> {
        @Override
        public Integer read(String where, String text, TableLookup tables) {
            Optional<Integer> value = die.read(text);
            if (value.isEmpty()) {
                throw BadInput.value(where, text, die.expected());
            }
            return value.get();
        }

        @Override
        public Object json(Integer value) {
            return die.number(value);
        }

        @Override
        public String label() {
            return die.name();
        }

        @Override
        public List<String> words(TableLookup tables) {
            return new Whole(die.value(0), die.value(die.sides() - 1)).words(tables);
        }
    }

    /** A name in a column of a table. */
    record Name(TableSpec table, Column<String> column) implements Type<String> {
        @Override
        public String read(String where, String text, TableLookup tables) {
            if (!tables.get(table).hasKey(column, text)) {
                throw BadInput.value(where, text, "a " + column.name() + " listed in " + table.file(), words(tables));
            }
            return text;
        }

        @Override
        public String label() {
            return column.name().toUpperCase(java.util.Locale.ROOT);
        }

        @Override
        public List<String> words(TableLookup tables) {
            return tables.get(table).rows().stream()
                    .map((Row row) -> row.key(column))
                    .distinct()
                    .toList();
        }
    }

    /** Free text. */
    record Text(String label) implements Type<String> {
        @Override
        public String read(String where, String text, TableLookup tables) {
            return text;
        }
    }

    /**
     * Rows of comma-separated fields, each on a line, from a file with this header or from a repeated option.
     *
     * @param header names of the fields
     * @param least fields that every row must have; further ones may be left out and are then empty
     * @param first type of the first field, checked as it is read; null if it may be anything
     */
    record Rows(List<String> header, int least, @Nullable Type<?> first) implements Type<List<List<String>>> {

        /** Rows that must have every field. */
        public Rows(List<String> header) {
            this(header, header.size(), null);
        }

        /** The words of a field with blanks between them, perhaps none. */
        public static List<String> words(String field) {
            return field.isEmpty() ? List.of() : List.of(field.split(" +"));
        }

        @Override
        public List<List<String>> read(String where, String text, TableLookup tables) {
            List<List<String>> rows = CsvRows.read(where, text);
            List<List<String>> complete = new ArrayList<>(rows.size());
            for (List<String> row : rows) {
                if (row.size() < least || row.size() > header.size()) {
                    throw BadInput.part(
                            where,
                            " row " + (complete.size() + 1),
                            CsvRows.text(row),
                            (least < header.size() ? least + " to " : "") + header.size() + " fields ("
                                    + String.join(",", header) + ")");
                }
                if (first != null) {
                    first.read(where, row.get(0), tables);
                }
                List<String> fields = new ArrayList<>(row);
                while (fields.size() < header.size()) {
                    fields.add("");
                }
                complete.add(fields);
            }
            return complete;
        }

        @Override
        public Object json(List<List<String>> value) {
            return value.stream().map(CsvRows::text).toList();
        }

        @Override
        public String label() {
            return String.join(",", header);
        }
    }

    static <E extends Enum<E> & Keyword> Choice<E> choice(Class<E> choices) {
        return new Choice<>(Arrays.asList(choices.getEnumConstants()));
    }
}
