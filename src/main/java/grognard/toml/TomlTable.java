package grognard.toml;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Keys and their values, in the order of the file. */
public final class TomlTable {

    /** The way in which a table was defined. It decides whether a later heading or dotted key may add to it. */
    enum Origin {
        /** By its own heading: a second heading of the same name is an error. */
        HEADING,
        /** As a prefix of another heading, like {@code a} in {@code [a.b]}: its own heading may still follow. */
        IMPLIED,
        /** By dotted keys: no heading may add to it. */
        DOTTED,
        /** In braces: nothing may add to it. */
        INLINE
    }

    /** A key with its value; the position is the key's, the value has its own. */
    public record Entry(String key, Position position, TomlValue value) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private Origin origin;

    TomlTable(Origin origin) {
        this.origin = origin;
    }

    Origin origin() {
        return origin;
    }

    void origin(Origin changed) {
        origin = changed;
    }

    void put(String key, Position position, TomlValue value) {
        entries.put(key, new Entry(key, position, value));
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
