package grognard.rules.base;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** Keyword with a number in a table: a modifier, a limit, the number a die must show. Implemented by enums. */
public interface TableNumber extends Keyword {

    /** The table with a row for every constant of the enum. */
    KeyedNumbers<?> table();

    /** Name in the working. */
    default String label() {
        return word();
    }

    /** The number in the tables in force. */
    default int in(Premises premises) {
        return table().number(this, premises);
    }

    /** Adds the number to a score; zero leaves no line in the working. */
    default void addTo(Audit.Score score, Premises premises) {
        score.add(label(), in(premises));
    }

    default void addIf(boolean applies, Audit.Score score, Premises premises) {
        if (applies) {
            addTo(score, premises);
        }
    }

    default void addIf(Parameter<Boolean> flag, Audit.Score score, Premises premises) {
        addIf(premises.has(flag), score, premises);
    }

    /** Adds the number multiplied by the value of a parameter. */
    default void addEach(Parameter<Integer> counted, Audit.Score score, Premises premises) {
        int count = premises.get(counted);
        if (count > 0) {
            score.add(label() + " x " + count, count * in(premises));
        }
    }
}
