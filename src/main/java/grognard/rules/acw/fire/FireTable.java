package grognard.rules.acw.fire;

import grognard.rules.Numbers;
import grognard.rules.base.Working;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The fire table. A row is the least number of figures or sections that fire, a column the modified roll. */
public final class FireTable {

    private static final Cell<Integer> UP_TO_999 = Cell.whole(1, 999);
    private static final Column<String> FIGURES = Column.of(
            "figures",
            Cell.of(
                    "a whole number from 1 to 999",
                    text -> UP_TO_999.read(text).map(String::valueOf).filter(text::equals)));
    private static final Column<Optional<Integer>> SECTIONS = Column.of("sections", Cell.optional(UP_TO_999));
    private static final NavigableMap<Integer, Column<FireResult>> ROLLS = new TreeMap<>();

    public static final TableSpec TABLE = TableSpec.named(
                    "fire-table", "Fire table: figures or sections firing, by the roll")
            .key(FIGURES)
            .value(SECTIONS);

    static {
        // The chart has no columns for 21 and 23.
        IntStream.concat(IntStream.rangeClosed(1, 20), IntStream.of(22, 24)).forEach(roll -> {
            Column<FireResult> column = Column.of(String.valueOf(roll), FireResult.CELL);
            ROLLS.put(roll, column);
            TABLE.value(column);
        });
    }

    private FireTable() {}

    /**
     * Reads a cell; both row and column are rounded down.
     *
     * @param side the firer, for the working
     * @param strength figures or sections; a fraction only matters for the choice of the row
     */
    static FireResult read(String side, boolean guns, BigDecimal strength, int roll, Working working) {
        int lowest = 0;
        int highest = 0;
        Row row = null;
        for (Row one : working.table(TABLE).rows()) {
            int least = guns ? one.get(SECTIONS).orElse(0) : Integer.parseInt(one.key(FIGURES));
            highest = Math.max(highest, least);
            if (least > 0 && least >= lowest && least <= strength.intValue()) {
                lowest = least;
                row = one;
            }
        }
        boolean inRow = row != null && (lowest == highest || strength.compareTo(BigDecimal.valueOf(lowest)) == 0);
        // AC-2: a strength between two rows reads the lower one; below the lowest nothing can be hit
        working.rulingIf(!inRow, "AC-2");
        if (row == null) {
            working.line(side, "result", 0, "too few for the lowest row: " + Numbers.text(strength));
            return FireResult.BLANK;
        }
        // AC-1: the chart has no columns 21 and 23 and none beyond 24: the next lower one is read
        working.rulingIf(!ROLLS.containsKey(roll), "AC-1");
        Optional<Map.Entry<Integer, Column<FireResult>>> column = Optional.ofNullable(ROLLS.floorEntry(roll));
        FireResult result = column.isPresent() ? row.get(column.get().getValue()) : FireResult.BLANK;
        String place = "row " + lowest + (guns ? " sections, " : " figures, ")
                + column.map(found -> "column " + found.getKey()).orElse("left of column 1");
        working.line(side, "result", result.losses(), place + ": " + result);
        return result;
    }
}
