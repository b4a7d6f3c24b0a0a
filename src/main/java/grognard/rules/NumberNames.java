package grognard.rules;

import grognard.table.NamedRow;
import grognard.table.Pack;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The numbers that outcomes of a resolver can have. A spreadsheet needs its columns before the first outcome is known.
 *
 * @param names in the order of the outcome; one outcome may lack some of them
 * @param open whether there may be further numbers, whose names depend on the situation: a number for each unit by its
 *     name
 */
public record NumberNames(List<String> names, boolean open) {

    private static final String FILE = "numbers.csv";

    public NumberNames {
        names = List.copyOf(names);
    }

    /** Reads the resolver's row of {@code numbers.csv}. A resolver without a row may have any numbers. */
    static NumberNames of(Pack files, String resolver) {
        Optional<byte[]> file = files.file(FILE);
        if (file.isPresent()) {
            for (NamedRow row : NamedRow.read(FILE, new String(file.get(), StandardCharsets.UTF_8))) {
                if (row.get("resolver").equals(resolver)) {
                    String numbers = row.get("numbers");
                    return new NumberNames(
                            numbers.isEmpty() ? List.of() : List.of(numbers.split(" ", -1)),
                            row.get("more").equals("yes"));
                }
            }
        }
        return new NumberNames(List.of(), true);
    }
}
