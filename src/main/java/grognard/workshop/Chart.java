package grognard.workshop;

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
record Chart(Grid grid, String shifted, Map<String, Integer> more) {

    /** What stands where nothing does. */
    static final String NOTHING = "-";

    /** The bands that the rest of the situation leaves, in order. */
    List<KeyCell> bands(Ledger facts) {
        int at = grid.indexOf(shifted);
        List<KeyCell> bands = new ArrayList<>();
        for (Grid.Row row : at < 0 ? List.<Grid.Row>of() : grid.rows()) {
            KeyCell cell = row.keys().get(at);
            if (!bands.contains(cell) && fitsOptions(row, facts)) {
                bands.add(cell);
            }
        }
        bands.sort(Bands::compare);
        return bands;
    }

    /** Whether the options fit; numbers are left out, since the throw is not known yet. */
    private boolean fitsOptions(Grid.Row row, Ledger facts) {
        for (int i = 0; i < grid.keys().size(); i++) {
            KeyColumn key = grid.keys().get(i);
            if (!key.isNumber() && !row.keys().get(i).fits(key.value(facts))) {
                return false;
            }
        }
        return true;
    }

    /** The band so many further on, to the end at most. */
    static @Nullable KeyCell shifted(List<KeyCell> bands, int at, long shift) {
        return at < 0 ? null : bands.get((int) Math.max(0, Math.min(bands.size() - 1L, at + shift)));
    }

    /** The cell for these facts, and that band of what can be shifted. */
    String cell(Ledger facts, @Nullable KeyCell band) {
        int at = grid.indexOf(shifted);
        for (Grid.Row row : grid.rows()) {
            if ((at < 0 || row.keys().get(at).equals(band)) && grid.fits(row, facts, shifted)) {
                String cell = row.value("cell", String.class);
                return cell == null || cell.isEmpty() ? NOTHING : cell;
            }
        }
        return NOTHING;
    }

    /** The number that a cell is; a word is none. */
    static Fraction number(String cell) {
        return Fraction.read(cell).orElse(Fraction.ZERO);
    }
}
