package grognard.toml;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Keys and their values, in the file's order. */
public final class TomlTable {

    /** How a table came to be, which decides what may still be added to it. */
    enum Origin {
        /** Named by its own heading: a second such heading is one too many. */
        HEADING,
        /** Only named on the way to another: its own heading may still come. */
        ON_THE_WAY,
        /** Made by keys with dots: no heading may come. */
        DOTTED,
        /** In braces: it is complete. */
        INLINE
    }

    /** A key, where it stands, and what it has. */
    public record Entry(String key, Place place, TomlValue value) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private Origin origin;

    TomlTable(Origin origin) {
        this.origin = origin;
    }

    Origin origin() {
        return origin;
    }

    void now(Origin is) {
        origin = is;
    }

    void put(String key, Place place, TomlValue value) {
        entries.put(key, new Entry(key, place, value));
    }

    public Set<String> keys() {
        return entries.keySet();
    }

    public Collection<Entry> entries() {
        return entries.values();
    }

    public Optional<Entry> entry(String key) {
        return Optional.ofNullable(entries.get(key));
    }
}
