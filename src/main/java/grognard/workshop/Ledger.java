package grognard.workshop;

import grognard.rules.Parameter;
import grognard.rules.Situation;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known while a resolution goes on: the options as given, and the numbers of the shape so far. */
final class Ledger {

    private final Map<String, Object> options;
    private final Map<String, Object> numbers = new HashMap<>();

    /** A relation of strengths, as a column of odds has it. */
    record Ratio(int attacker, int defender) {

        /** Whether it is not above the relation of these strengths. */
        boolean isReachedBy(Fraction attackers, Fraction defenders) {
            Fraction wanted = defenders.times(Fraction.of(attacker));
            return wanted.compareTo(attackers.times(Fraction.of(defender))) <= 0;
        }

        boolean isBelow(Ratio other) {
            return (long) attacker * other.defender < (long) other.attacker * defender;
        }

        // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
        @Override
        public boolean equals(Object other) {
            return other instanceof Ratio ratio && ratio.attacker == attacker && ratio.defender == defender;
        }

        @Override
        public int hashCode() {
            return attacker * 31 + defender;
        }

        @Override
        public String toString() {
            return attacker + ":" + defender;
        }
    }

    private Ledger(Map<String, Object> options) {
        this.options = options;
    }

    static Ledger of(Map<String, Object> options) {
        return new Ledger(options);
    }

    /** The options of a situation, each as a word, a truth or a {@link Fraction}. */
    static Map<String, Object> options(Iterable<Parameter<?>> parameters, Situation situation) {
        Map<String, Object> options = new HashMap<>();
        for (Parameter<?> parameter : parameters) {
            Object value = situation.find(parameter).orElse(null);
            if (value != null) {
                options.put(parameter.name(), plain(value));
            }
        }
        return options;
    }

    /** A value as keys and numbers see it. */
    static Object plain(Object value) {
        if (value instanceof Integer whole) {
            return Fraction.of(whole);
        }
        return value instanceof BigDecimal decimal ? Fraction.of(decimal).orElseThrow() : value;
    }

    /** The option's value; null where it was not given and has no default. */
    @Nullable
    Object option(String name) {
        return options.get(name);
    }

    Map<String, Object> options() {
        return options;
    }

    void put(String number, Object value) {
        numbers.put(number, value);
    }

    @Nullable
    Object number(String name) {
        return numbers.get(name);
    }

    Fraction fraction(String number) {
        return numbers.get(number) instanceof Fraction fraction ? fraction : Fraction.ZERO;
    }
}
