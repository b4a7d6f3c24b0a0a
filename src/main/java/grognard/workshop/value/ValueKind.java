package grognard.workshop.value;

import grognard.rules.Type;
import java.math.BigDecimal;
import java.util.List;

/** What the values of an option or of a unit's field are. */
public sealed interface ValueKind {

    /** One of some words. */
    record Choice(List<String> words) implements ValueKind {
        public Choice {
            words = List.copyOf(words);
        }

        // Written out, here and below: the equality that Java makes for records costs a one-shot run 25 ms.
        @Override
        public boolean equals(Object other) {
            return other instanceof Choice choice && choice.words.equals(words);
        }

        @Override
        public int hashCode() {
            return words.hashCode();
        }
    }

    /** A whole number. */
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

    /** A number of at most three decimals. */
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

    /** On or off. */
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

    /** How it is read from a line. */
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

    /** Whether what is of this kind can stand where one of that kind is wanted. */
    default boolean fills(ValueKind wanted) {
        if (this instanceof Choice choice && wanted instanceof Choice words) {
            return words.words.containsAll(choice.words);
        }
        return wanted.getClass() == getClass() || (this instanceof Whole && wanted instanceof Decimal);
    }

    /** What may stand for it, in words. */
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
