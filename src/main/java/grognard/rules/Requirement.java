package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Keyword;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A condition on another parameter that must hold where a parameter is given.
 *
 * @param values values of the other parameter that count; empty where any does
 * @param excludes whether the other must have none of the values, rather than one of them
 */
record Requirement(Parameter<?> other, List<?> values, boolean excludes) {

    /** Refuses a situation in which that parameter was given but may not be. */
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

    /** Whether it holds for those values, as typed; parameters that are missing there have their defaults. */
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
