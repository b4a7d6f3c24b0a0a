package grognard.game.honour;

import grognard.rules.CsvRows;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of a melee in a game: a unit, its enemy, its dice against him and flags. The unit itself supplies the other cells
 * of the row.
 *
 * @param dice as typed, perhaps no number yet
 */
record FightRow(String unit, String enemy, String dice, List<String> flags) {

    FightRow {
        flags = List.copyOf(flags);
    }

    /**
     * Reads rows; those without an enemy are left out.
     *
     * @param rows CSV text as typed, or a list of such rows, as records and due items have it
     */
    static List<FightRow> in(@Nullable Object rows) {
        List<FightRow> read = new ArrayList<>();
        for (Object text : rows instanceof List<?> list ? list : rows == null ? List.of() : List.of(rows)) {
            CsvRows.read("melee", text.toString()).stream()
                    .map(FightRow::of)
                    .filter(row -> !row.enemy.isEmpty())
                    .forEach(read::add);
        }
        return read;
    }

    /** Reads a row that may end early. */
    static FightRow of(List<String> cells) {
        return new FightRow(cell(cells, 0), cell(cells, 5), cell(cells, 6), Type.Rows.words(cell(cells, 7)));
    }

    private static String cell(List<String> cells, int column) {
        return column < cells.size() ? cells.get(column) : "";
    }

    /** The row without flags, in the columns of the resolver {@code melee}. */
    String withoutFlags() {
        return CsvRows.text(List.of(unit, "", "", "", "", enemy, dice, ""));
    }
}
