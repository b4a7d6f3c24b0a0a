package grognard.toml;

import java.math.BigDecimal;
import java.util.List;

/** A value, and where it begins. */
public sealed interface TomlValue {

    Place place();

    /** Its kind, as messages name it. */
    String kind();

    record Text(String text, Place place) implements TomlValue {
        @Override
        public String kind() {
            return "a text";
        }
    }

    /**
     * A number.
     *
     * @param whole whether it was written without a point or an exponent
     */
    record Figure(BigDecimal number, boolean whole, Place place) implements TomlValue {
        @Override
        public String kind() {
            return "a number";
        }
    }

    record Truth(boolean truth, Place place) implements TomlValue {
        @Override
        public String kind() {
            return "true or false";
        }
    }

    record Items(List<TomlValue> items, Place place) implements TomlValue {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A table, whether under a heading of its own or in braces. */
    record Fields(TomlTable table, Place place) implements TomlValue {
        @Override
        public String kind() {
            return "a table";
        }
    }
}
