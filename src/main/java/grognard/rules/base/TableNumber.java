package grognard.rules.base;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
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
    default int in(ResolverInput inputs) {
        return table().number(this, inputs);
    }

    /** Adds the number to a score; zero leaves no line in the working. */
    default void addTo(Audit.Score score, ResolverInput inputs) {
        score.add(label(), in(inputs));
    }

    default void addIf(boolean applies, Audit.Score score, ResolverInput inputs) {
        if (applies) {
            addTo(score, inputs);
        }
    }

    default void addIf(Parameter<Boolean> flag, Audit.Score score, ResolverInput inputs) {
        addIf(inputs.has(flag), score, inputs);
    }

    /** Adds the number multiplied by the value of a parameter. */
    default void addEach(Parameter<Integer> counted, Audit.Score score, ResolverInput inputs) {
        int count = inputs.get(counted);
        if (count > 0) {
            score.add(label() + " x " + count, count * in(inputs));
        }
    }
}
