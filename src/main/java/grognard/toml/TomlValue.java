package grognard.toml;

import java.math.BigDecimal;
import java.util.List;

/** A TOML value and the position of its first character. */
public sealed interface TomlValue {

    Position position();

    /** The name of the type in error messages, with its article. */
    String kind();

    /**
     * A string; the quotes are gone and escapes are resolved.
     *
     * @param firstLine line of its first character: below the opening quotes if these are three and end their line
     */
    record Text(String text, Position position, int firstLine) implements TomlValue {
        @Override
        public String kind() {
            return "a text";
        }
    }

    /**
     * An integer or a float.
     *
     * @param whole whether it was written as an integer, without a point or an exponent: {@code 2.0} is not
     */
    record Numeric(BigDecimal number, boolean whole, Position position) implements TomlValue {
        @Override
        public String kind() {
            return "a number";
        }
    }

    /** {@code true} or {@code false}. */
    record Bool(boolean value, Position position) implements TomlValue {
        @Override
        public String kind() {
            return "true or false";
        }
    }

    /** A list in brackets, or the tables of repeated {@code [[headings]]}. */
    record Array(List<TomlValue> items, Position position) implements TomlValue {
        public Array {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A table, whether it has a heading of its own, stands in braces or comes from dotted keys. */
    record Table(TomlTable table, Position position) implements TomlValue {
        @Override
        public String kind() {
            return "a table";
        }
    }
}
