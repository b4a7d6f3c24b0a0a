package grognard.workshop.resolver;

import grognard.workshop.csv.BandCheck;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The table whose cells a chart, an odds table or a look-up reads.
 *
 * @param shifted the number along whose bands {@code shifts} move: {@code strength} or {@code odds}; empty for a look-up
 * @param more cells that need one more die, with the least face that makes their number 1
 */
public record CellTable(KeyedTable table, String shifted, Map<String, Integer> more) {

    /** Stands for a cell that is empty or missing. */
    public static final String NOTHING = "-";

    /** The bands of the shifted number in those rows that fit the options, in ascending order. */
    public List<KeyCell> bands(PlayState state) {
        int at = table.indexOf(shifted);
        Set<KeyCell> distinct = new LinkedHashSet<>();
        for (KeyedTable.Row row : at < 0 ? List.<KeyedTable.Row>of() : table.rows()) {
            KeyCell cell = row.keys().get(at);
            if (!distinct.contains(cell) && fitsOptions(row, state)) {
                distinct.add(cell);
            }
        }
        List<KeyCell> bands = new ArrayList<>(distinct);
        bands.sort(BandCheck::compare);
        return bands;
    }

    /** Whether the row fits the options; numbers are not compared, since the dice may not have been thrown. */
    private boolean fitsOptions(KeyedTable.Row row, PlayState state) {
        for (int i = 0; i < table.keys().size(); i++) {
            KeyColumn key = table.keys().get(i);
            if (!key.isNumber() && !row.keys().get(i).fits(key.value(state))) {
                return false;
            }
        }
        return true;
    }

    /** The band {@code shift} places from {@code at}, but not beyond the first or last; null if {@code at} is negative. */
    public static @Nullable KeyCell shifted(List<KeyCell> bands, int at, long shift) {
        return at < 0 ? null : bands.get((int) Math.max(0, Math.min(bands.size() - 1L, at + shift)));
    }

    /** The cell in the row of that band that fits the options and the other numbers. */
    public String cell(PlayState state, @Nullable KeyCell band) {
        int at = table.indexOf(shifted);
        for (KeyedTable.Row row : table.rows()) {
            if ((at < 0 || row.keys().get(at).equals(band)) && table.fits(row, state, shifted)) {
                String cell = row.value("cell", String.class);
                return cell == null || cell.isEmpty() ? NOTHING : cell;
            }
        }
        return NOTHING;
    }

    /** The cell's number; 0 for a word. */
    public static Rational number(String cell) {
        return Rational.read(cell).orElse(Rational.ZERO);
    }
}
