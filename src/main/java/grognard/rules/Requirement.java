package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Keyword;
import java.util.List;
import java.util.Map;

/**
 * Condition on another parameter, under which a parameter may be given.
 *
 * @param values values of the other parameter that count; empty if any value does
 * @param excludes whether the other must have none of the values, rather than one of them
 */
record Requirement(Parameter<?> other, List<?> values, boolean excludes) {

    /** Throws BadInput if the condition does not hold in a situation that gives the parameter. */
    void check(Parameter<?> parameter, ParameterValues given) {
        Object value = given.find(other).orElse(null);
        boolean holds = value != null && (values.isEmpty() || values.contains(value));
        if (excludes == holds) {
            throw excludes
                    ? BadInput.about(
                            parameter.option(),
                            parameter.option() + " with " + other.option() + ": expected only one of them")
                    : given.refuse(parameter, "it only with " + words());
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
        StringBuilder words = new StringBuilder();
        for (Object value : other.isFlag() ? List.of() : values) {
            words.append(words.isEmpty() ? "" : " or ").append(other.option() + " " + Keyword.text(value));
        }
        return words.isEmpty() ? other.option() : words.toString();
    }

    /** The condition for a form, which shows names without prefix and minus signs: {@code only with arm infantry or cavalry}. */
    String reason() {
        String prefix = Parameter.DEFENDER_PREFIX;
        String name = other.name().startsWith(prefix) ? other.name().substring(prefix.length()) : other.name();
        StringBuilder words = new StringBuilder((excludes ? "not with " : "only with ") + name);
        for (int i = 0; i < values.size() && !other.isFlag(); i++) {
            words.append(i == 0 ? " " : i < values.size() - 1 ? ", " : " or ").append(Keyword.text(values.get(i)));
        }
        return words.toString().replace('-', ' ');
    }
}
