package grognard.rules.honour.morale;

import grognard.input.BadInput;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A unit and the friends that its rout would strike.
 *
 * @param near friends within 6 inches in sight
 * @param through friends whom it would ride through
 */
record RoutRow(String name, Quality quality, int hits, List<String> near, List<String> through) {

    static final Type.Rows TYPE = new Type.Rows(List.of("unit", "quality", "hits", "near", "through"));

    /** Reads all rows and checks that every name in them is a unit of the rows. */
    static List<RoutRow> read(List<List<String>> rows, ResolverInput inputs) {
        if (rows.isEmpty()) {
            throw new BadInput("rout: no rows, expected one for each unit");
        }
        Set<String> names = new HashSet<>();
        for (List<String> fields : rows) {
            String name = fields.get(0);
            if (name.isBlank() || !names.add(name)) {
                throw BadInput.value("unit", name, "one row for each unit, with its name");
            }
        }
        List<RoutRow> read =
                rows.stream().map(fields -> row(fields, names, inputs)).toList();
        for (RoutRow row : read) {
            row.check("near", row.near, names);
            row.check("through", row.through, names);
        }
        return read;
    }

    private static RoutRow row(List<String> fields, Set<String> names, ResolverInput inputs) {
        String name = fields.get(0);
        return new RoutRow(
                name,
                Type.choice(Quality.class).read(name + ": quality", fields.get(1), inputs.tables()),
                Hits.parameter().type().read(name + ": hits", fields.get(2), inputs.tables()),
                friends(fields.get(3), names),
                friends(fields.get(4), names));
    }

    /**
     * Reads names with blanks between. A name may have blanks itself, so that as many words as make up the name of a unit
     * are read as one.
     */
    private static List<String> friends(String field, Set<String> names) {
        List<String> words = Type.Rows.words(field);
        List<String> friends = new ArrayList<>();
        for (int start = 0; start < words.size(); ) {
            int end = words.size();
            while (end > start + 1 && !names.contains(String.join(" ", words.subList(start, end)))) {
                end--;
            }
            friends.add(String.join(" ", words.subList(start, end)));
            start = end;
        }
        return friends;
    }

    private void check(String where, List<String> friends, Set<String> names) {
        Set<String> seen = new HashSet<>();
        for (String friend : friends) {
            if (friend.equals(name)) {
                throw BadInput.value(name + ": " + where, friend, "other units only");
            }
            if (!names.contains(friend)) {
                throw BadInput.value(name + ": " + where, friend, "the name of another unit with a row");
            }
            if (!seen.add(friend)) {
                throw BadInput.value(name + ": " + where, friend, "each name once");
            }
        }
    }

    // By name, which is unique here; a record's generated equals costs a one-shot 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof RoutRow row && row.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /**
     * Friends whom the rout strikes: those the row names, then those that name this unit as near, in the order of the
     * rows.
     */
    Set<String> struck(Collection<RoutRow> all) {
        Set<String> struck = new LinkedHashSet<>(near);
        struck.addAll(through);
        for (RoutRow other : all) {
            if (other.near.contains(name) || other.through.contains(name)) {
                struck.add(other.name);
            }
        }
        return struck;
    }

    /** Whether these hits weaken it. */
    boolean isWeakenedBy(int more, ResolverInput inputs) {
        int weakened = quality.weakenedAt(inputs);
        return hits < weakened && hits + more >= weakened;
    }
}
