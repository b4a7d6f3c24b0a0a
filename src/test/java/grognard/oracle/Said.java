package grognard.oracle;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the player said, by the long names of the options. The oracle states the defaults itself. */
record Said(Map<String, String> values) {

    Said {
        values = Map.copyOf(values);
    }

    /** Whether the option was given at all, a flag or not. */
    boolean is(String name) {
        return values.containsKey(name) && !values.get(name).equals("false");
    }

    String word(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    int whole(String name, int otherwise) {
        return values.containsKey(name) ? Integer.parseInt(values.get(name)) : otherwise;
    }

    BigDecimal decimal(String name, String otherwise) {
        return new BigDecimal(values.getOrDefault(name, otherwise));
    }

    /** The rows of an option that may be repeated, as typed. */
    List<String> rows(String name) {
        return values.containsKey(name) ? values.get(name).lines().toList() : List.of();
    }

    /** The value as typed, if there is one: for a die that was thrown on the table. */
    Optional<String> given(String name) {
        return Optional.ofNullable(values.get(name));
    }
}
