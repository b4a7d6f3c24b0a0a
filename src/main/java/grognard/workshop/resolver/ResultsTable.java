package grognard.workshop.resolver;

import grognard.rules.Code;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The results of a resolver: groups of rows. The first group whose keys fit counts; in it, the row whose band holds the number. */
public record ResultsTable(KeyedTable table, List<Group> groups, int decimals, Shape shape) {

    /** Adjacent rows with equal keys, whose bands cover all numbers. */
    public record Group(KeyedTable.Row first, List<ResultRow> rows) {
        public Group {
            rows = List.copyOf(rows);
        }
    }

    public ResultsTable {
        groups = List.copyOf(groups);
    }

    /**
     * The row that decides without dice: the first group that fits what is known before the throw must be a single row without
     * a band, and must not refer to a number of the throw. Null if dice must be thrown.
     */
    @Nullable
    public ResultRow withoutDice(PlayState state) {
        for (Group group : groups) {
            boolean known = true;
            boolean fits = true;
            for (int i = 0; i < table.keys().size(); i++) {
                KeyColumn key = table.keys().get(i);
                KeyCell cell = group.first.keys().get(i);
                if (key.isNumber() && !shape.isKnownBeforeDice(key.subject())) {
                    known &= cell == KeyCell.Any.CELL;
                } else {
                    fits &= cell.fits(key.value(state));
                }
            }
            if (fits) {
                boolean one = group.rows.size() == 1 && group.rows.get(0).isWithoutBand();
                return known && one && !group.rows.get(0).dependsOnDice(shape) ? group.rows.get(0) : null;
            }
        }
        return null;
    }

    /** The row for this state and number; the reader has checked that there is one. */
    public ResultRow of(PlayState state, Rational number) {
        long steps = number.floor(decimals);
        for (Group group : groups) {
            if (table.fits(group.first, state)) {
                for (ResultRow row : group.rows) {
                    if (steps >= row.from() && steps <= row.to()) {
                        return row;
                    }
                }
            }
        }
        throw new IllegalStateException(table.file() + " has no row for " + state.options() + " and " + number);
    }

    /** Whether a key or the amount of an effect refers to that number of the shape. */
    public boolean refersTo(String number) {
        return table.indexOf(number) >= 0
                || all().stream()
                        .flatMap(result -> result.effects().stream())
                        .anyMatch(effect -> effect.number().equals(number));
    }

    public List<ResultRow> all() {
        return groups.stream().flatMap(group -> group.rows.stream()).toList();
    }

    /** The distinct codes in the order of the table. */
    public List<Code> codes() {
        Map<String, Code> codes = new LinkedHashMap<>();
        all().forEach(result -> codes.putIfAbsent(result.code().name(), result.code()));
        return List.copyOf(codes.values());
    }

    public List<String> rulings() {
        return all().stream()
                .flatMap(result -> result.rulings().stream())
                .distinct()
                .toList();
    }
}
