package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Keyword;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Condition on another parameter, under which a parameter may be given.
 *
 * @param values values of the other parameter that count; empty if any value does
 * @param excludes whether the other must have none of the values, rather than one of them
 */
record Requirement(Parameter<?> other, List<?> values, boolean excludes) {

    /** Throws BadInput if the condition does not hold in a situation that gives the parameter. */
    void check(Parameter<?> parameter, Situation situation) {
        Object value = situation.value(other);
        boolean holds = value != null && (values.isEmpty() || values.contains(value));
        if (excludes == holds) {
            throw excludes
                    ? BadInput.about(
                            parameter.option(),
                            parameter.option() + " with " + other.option() + ": expected only one of them")
                    : situation.refuse(parameter, "it only with " + words());
        }
    }

    /** Whether the condition holds beside these typed values; a parameter without a value has its default. */
    boolean allows(Map<String, String> typed) {
        String value = typed.get(other.name());
        String now = value == null ? other.fallbackText().orElse("") : value;
        boolean holds = values.isEmpty() && value != null;
        for (Object wanted : values) {
            holds |= Keyword.text(wanted).equals(now);
        }
        return excludes != holds;
    }

    private String words() {
        if (other.isFlag()) {
            return other.option();
        }
        StringJoiner words = new StringJoiner(" or ");
        for (Object value : values) {
            words.add(other.option() + " " + Keyword.text(value));
        }
        return words.toString();
    }
}
