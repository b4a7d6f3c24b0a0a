package grognard.workshop.csv;

import grognard.workshop.value.PlayState;
import org.jspecify.annotations.Nullable;

/**
 * A key column of a CSV file: an option of the player or a number of the shape, by which rows are found.
 *
 * @param name the column's name in the header, which may be short for an option of the own side
 * @param subject the full name of the option, or the name of the number
 * @param isNumber whether the subject is a number of the shape, or else an option
 * @param type the type of its cells
 */
public record KeyColumn(String name, String subject, boolean isNumber, KeyType type) {

    /** The key's value in a resolution; null for an option that was not given, or a number not known yet. */
    public @Nullable Object value(PlayState state) {
        return isNumber ? state.number(subject) : state.option(subject);
    }

    // Written out: linking generated record equality costs a one-shot run 25 to 48 ms. Within a file names are unique.
    @Override
    public boolean equals(Object other) {
        return other instanceof KeyColumn column && column.name.equals(name) && column.subject.equals(subject);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
