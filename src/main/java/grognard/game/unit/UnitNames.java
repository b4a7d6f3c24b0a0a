package grognard.game.unit;

import java.util.List;

/**
 * Names of several units: the value of a field, or of a due item's option, {@code --support A47,A48}. Only the names are
 * kept: what the units bring is computed when the item is played.
 */
public record UnitNames(List<String> names) {

    private static final String BETWEEN = ",";

    public UnitNames {
        names = List.copyOf(names);
    }

    /** Reads names as they are typed and recorded; no unit has a comma in its name. */
    public static UnitNames of(String text) {
        return new UnitNames(List.of(text.split(BETWEEN, -1)));
    }

    /** The names as {@link #of(String)} reads them. */
    @Override
    public String toString() {
        return String.join(BETWEEN, names);
    }
}
