package grognard.workshop;

import grognard.rules.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The results of a resolver: groups of rows, each group found by its keys and each row in it by a number. */
record ResultsTable(Grid grid, List<Group> groups, int decimals, Shape shape) {

    /** Rows side by side with equal keys; their bands leave no gap. */
    record Group(Grid.Row first, List<Result> rows) {
        Group {
            rows = List.copyOf(rows);
        }
    }

    ResultsTable {
        groups = List.copyOf(groups);
    }

    /** The result that needs no dice, if the first fit is one; only what is known beforehand is in the facts. */
    @Nullable
    Result early(Ledger facts) {
        for (Group group : groups) {
            boolean known = true;
            boolean fits = true;
            for (int i = 0; i < grid.keys().size(); i++) {
                KeyColumn key = grid.keys().get(i);
                KeyCell cell = group.first.keys().get(i);
                if (key.isNumber() && !shape.isKnown(key.subject())) {
                    known &= cell == KeyCell.Any.CELL;
                } else {
                    fits &= cell.fits(key.value(facts));
                }
            }
            if (fits) {
                boolean one = group.rows.size() == 1 && group.rows.get(0).isWithoutBand();
                return known && one && !group.rows.get(0).wantsDice(shape) ? group.rows.get(0) : null;
            }
        }
        return null;
    }

    /** The result for these facts and that number. */
    Result of(Ledger facts, Fraction number) {
        long steps = number.floor(decimals);
        for (Group group : groups) {
            if (grid.fits(group.first, facts)) {
                for (Result row : group.rows) {
                    if (steps >= row.from() && steps <= row.to()) {
                        return row;
                    }
                }
            }
        }
        throw new IllegalStateException(grid.file() + " has no row for " + facts.options() + " and " + number);
    }

    /** Whether keys or amounts of effects name that number of the shape. */
    boolean asksFor(String number) {
        for (KeyColumn key : grid.keys()) {
            if (key.isNumber() && key.subject().equals(number)) {
                return true;
            }
        }
        for (Result result : all()) {
            for (Result.Happening effect : result.effects()) {
                if (effect.number().equals(number)) {
                    return true;
                }
            }
        }
        return false;
    }

    List<Result> all() {
        List<Result> all = new ArrayList<>();
        for (Group group : groups) {
            all.addAll(group.rows);
        }
        return all;
    }

    /** The codes, each once, in the order of the table. */
    List<Code> codes() {
        List<Code> codes = new ArrayList<>();
        for (Result result : all()) {
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

    List<String> rulings() {
        List<String> rulings = new ArrayList<>();
        for (Result result : all()) {
            for (String ruling : result.rulings()) {
                if (!rulings.contains(ruling)) {
                    rulings.add(ruling);
                }
            }
        }
        return rulings;
    }
}
