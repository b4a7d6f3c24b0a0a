package grognard.rules.base;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** A keyword with a number in a table: a modifier, a limit, what a die must show. Enums implement it. */
public interface TableNumber extends Keyword {

    /** The table, which has a row for every constant of the enum. */
    KeyedNumbers<?> table();

    /** What the working calls it. */
    default String label() {
        return word();
    }

    /** Its number in the tables in force. */
    default int in(Premises premises) {
        return table().number(this, premises);
    }

    /** Adds it to a score; a number of zero leaves no line in the working. */
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

    /** Adds it once for each that was counted. */
    default void addEach(Parameter<Integer> counted, Audit.Score score, Premises premises) {
        int count = premises.get(counted);
        if (count > 0) {
            score.add(label() + " x " + count, count * in(premises));
        }
    }
}
