package grognard.workshop.resolver;

import grognard.rules.Code;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The results of a resolver: groups of rows, each group found by its keys and each row in it by a number. */
public record ResultsTable(KeyedTable table, List<Group> groups, int decimals, Shape shape) {

    /** Rows side by side with equal keys; their bands leave no gap. */
    public record Group(KeyedTable.Row first, List<ResultRow> rows) {
        public Group {
            rows = List.copyOf(rows);
        }
    }

    public ResultsTable {
        groups = List.copyOf(groups);
    }

    /** The result that needs no dice, if the first fit is one; only what is known beforehand is in the state. */
    @Nullable
    public ResultRow early(PlayState state) {
        for (Group group : groups) {
            boolean known = true;
            boolean fits = true;
            for (int i = 0; i < table.keys().size(); i++) {
                KeyColumn key = table.keys().get(i);
                KeyCell cell = group.first.keys().get(i);
                if (key.isNumber() && !shape.isKnown(key.subject())) {
                    known &= cell == KeyCell.Any.CELL;
                } else {
                    fits &= cell.fits(key.value(state));
                }
            }
            if (fits) {
                boolean one = group.rows.size() == 1 && group.rows.get(0).isWithoutBand();
                return known && one && !group.rows.get(0).wantsDice(shape) ? group.rows.get(0) : null;
            }
        }
        return null;
    }

    /** The result for these state and that number. */
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

    /** Whether keys or amounts of effects name that number of the shape. */
    public boolean asksFor(String number) {
        for (KeyColumn key : table.keys()) {
            if (key.isNumber() && key.subject().equals(number)) {
                return true;
            }
        }
        for (ResultRow result : all()) {
            for (ResultRow.PendingEffect effect : result.effects()) {
                if (effect.number().equals(number)) {
                    return true;
                }
            }
        }
        return false;
    }

    public List<ResultRow> all() {
        List<ResultRow> all = new ArrayList<>();
        for (Group group : groups) {
            all.addAll(group.rows);
        }
        return all;
    }

    /** The codes, each once, in the order of the table. */
    public List<Code> codes() {
        List<Code> codes = new ArrayList<>();
        for (ResultRow result : all()) {
            boolean fresh = true;
            for (Code code : codes) {
                fresh &= !code.name().equals(result.code().name());
            }
            if (fresh) {
                codes.add(result.code());
            }
        }
        return codes;
    }

    public List<String> rulings() {
        List<String> rulings = new ArrayList<>();
        for (ResultRow result : all()) {
            for (String ruling : result.rulings()) {
                if (!rulings.contains(ruling)) {
                    rulings.add(ruling);
                }
            }
        }
        return rulings;
    }
}
