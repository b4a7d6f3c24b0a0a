package grognard.workshop.value;

import grognard.rules.Type;
import java.math.BigDecimal;
import java.util.List;

/** The type of an option or of a unit's field, as {@code choices}, {@code whole} and {@code decimal} declare it in TOML. */
public sealed interface ValueKind {

    /** One word of a list. */
    record Choice(List<String> words) implements ValueKind {
        public Choice {
            words = List.copyOf(words);
        }

        // Written out, here and below: linking generated record equality costs a one-shot run 25 to 48 ms.
        @Override
        public boolean equals(Object other) {
            return other instanceof Choice choice && choice.words.equals(words);
        }

        @Override
        public int hashCode() {
            return words.hashCode();
        }
    }

    /** A whole number, both ends included. */
    record Whole(int least, int most) implements ValueKind {
        @Override
        public boolean equals(Object other) {
            return other instanceof Whole whole && whole.least == least && whole.most == most;
        }

        @Override
        public int hashCode() {
            return least * 31 + most;
        }
    }

    /** A number of at most three decimals, both ends included. */
    record Decimal(BigDecimal least, BigDecimal most) implements ValueKind {
        @Override
        public boolean equals(Object other) {
            return other instanceof Decimal decimal && decimal.least.equals(least) && decimal.most.equals(most);
        }

        @Override
        public int hashCode() {
            return least.hashCode() * 31 + most.hashCode();
        }
    }

    /** A flag: what an option is that declares no values. */
    record OnOff() implements ValueKind {
        @Override
        public boolean equals(Object other) {
            return other instanceof OnOff;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** The parameter type that reads such a value from the command line. */
    default Type<?> type() {
        if (this instanceof Choice choice) {
            return new Type.Word(choice.words);
        }
        if (this instanceof Whole whole) {
            return new Type.Whole(whole.least, whole.most);
        }
        if (this instanceof Decimal decimal) {
            return new Type.Decimal(decimal.least, decimal.most, 3);
        }
        return new Type.Flag();
    }

    /**
     * Whether every value of this kind is acceptable where {@code wanted} is. Ranges are not compared: a number out of
     * range is refused when it is filled in.
     */
    default boolean fills(ValueKind wanted) {
        if (this instanceof Choice choice && wanted instanceof Choice words) {
            return words.words.containsAll(choice.words);
        }
        return wanted.getClass() == getClass() || (this instanceof Whole && wanted instanceof Decimal);
    }

    /** The allowed values in words, for error messages. */
    default String expected() {
        if (this instanceof Choice choice) {
            return "one of " + String.join(", ", choice.words);
        }
        if (this instanceof Whole whole) {
            return "a whole number from " + whole.least + " to " + whole.most;
        }
        if (this instanceof Decimal decimal) {
            return "a number from " + decimal.least + " to " + decimal.most + " with at most 3 decimals";
        }
        return "true or false";
    }
}
