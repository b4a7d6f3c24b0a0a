package grognard.workshop.resolver;

import grognard.workshop.csv.BandCheck;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table whose cells a chart, odds or a look-up reads.
 *
 * @param shifted the number whose bands can be shifted: {@code strength} or {@code odds}; empty if there is none
 * @param more cells that want a die more, and what it must show
 */
public record CellTable(KeyedTable table, String shifted, Map<String, Integer> more) {

    /** What stands where nothing does. */
    public static final String NOTHING = "-";

    /** The bands that the rest of the situation leaves, in order. */
    public List<KeyCell> bands(PlayState state) {
        int at = table.indexOf(shifted);
        List<KeyCell> bands = new ArrayList<>();
        for (KeyedTable.Row row : at < 0 ? List.<KeyedTable.Row>of() : table.rows()) {
            KeyCell cell = row.keys().get(at);
            if (!bands.contains(cell) && fitsOptions(row, state)) {
                bands.add(cell);
            }
        }
        bands.sort(BandCheck::compare);
        return bands;
    }

    /** Whether the options fit; numbers are left out, since the throw is not known yet. */
    private boolean fitsOptions(KeyedTable.Row row, PlayState state) {
        for (int i = 0; i < table.keys().size(); i++) {
            KeyColumn key = table.keys().get(i);
            if (!key.isNumber() && !row.keys().get(i).fits(key.value(state))) {
                return false;
            }
        }
        return true;
    }

    /** The band so many further on, to the end at most. */
    public static @Nullable KeyCell shifted(List<KeyCell> bands, int at, long shift) {
        return at < 0 ? null : bands.get((int) Math.max(0, Math.min(bands.size() - 1L, at + shift)));
    }

    /** The cell for these state, and that band of what can be shifted. */
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

    /** The number that a cell is; a word is none. */
    public static Rational number(String cell) {
        return Rational.read(cell).orElse(Rational.ZERO);
    }
}
