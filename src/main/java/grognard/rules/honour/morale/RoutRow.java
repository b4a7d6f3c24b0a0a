package grognard.rules.honour.morale;

import grognard.input.BadInput;
import grognard.rules.Premises;
import grognard.rules.Type;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
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
    static List<RoutRow> read(List<List<String>> rows, Premises premises) {
        List<RoutRow> read = rows.stream().map(fields -> row(fields, premises)).toList();
        if (read.isEmpty()) {
            throw new BadInput("rout: no rows, expected one for each unit");
        }
        Set<String> names = new HashSet<>();
        for (RoutRow row : read) {
            if (!names.add(row.name)) {
                throw BadInput.value("unit", row.name, "one row for each unit");
            }
        }
        for (RoutRow row : read) {
            row.check("near", row.near, names);
            row.check("through", row.through, names);
        }
        return read;
    }

    private static RoutRow row(List<String> fields, Premises premises) {
        String name = fields.get(0);
        if (name.isEmpty() || name.contains(" ")) {
            throw BadInput.value("unit", name, "a name without blanks");
        }
        return new RoutRow(
                name,
                Type.choice(Quality.class).read(name + ": quality", fields.get(1), premises.tables()),
                Hits.parameter().type().read(name + ": hits", fields.get(2), premises.tables()),
                Type.Rows.words(fields.get(3)),
                Type.Rows.words(fields.get(4)));
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
    boolean isWeakenedBy(int more, Premises premises) {
        int weakened = quality.weakenedAt(premises);
        return hits < weakened && hits + more >= weakened;
    }
}
