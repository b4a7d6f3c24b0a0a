package grognard.line;

import grognard.input.WholeNumber;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Type;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of an option's name. There are four kinds: a parameter; a shorthand for a parameter with a value
 * ({@code --elite}); a common option; or a side marker ({@code --att}, {@code --def}), after which that side's options
 * follow.
 *
 * @param option the full name, {@code --def-pips}
 * @param parameter the parameter that it sets; null for common options and side markers
 * @param value the value of a shorthand; empty for the other kinds
 * @param common the common option; null for the other kinds
 * @param follows the side whose options follow; {@link Side#NONE} if the option does not change sides
 */
record OptionMatch(
        String option,
        @Nullable Parameter<?> parameter,
        String value,
        @Nullable CommonOption common,
        Side follows) {

    static OptionMatch of(Parameter<?> parameter) {
        return new OptionMatch(parameter.option(), parameter, "", null, parameter.follows());
    }

    static OptionMatch shorthand(String option, Parameter<?> parameter, String value) {
        return new OptionMatch(option, parameter, value, null, Side.NONE);
    }

    static OptionMatch of(CommonOption common) {
        return new OptionMatch(common.longName(), null, "", common, Side.NONE);
    }

    static OptionMatch marker(String option, Side follows) {
        return new OptionMatch(option, null, "", null, follows);
    }

    /** Whether the text may be the option's value: anything but a number outside its range. Helps to resolve prefixes. */
    boolean mayTake(String text) {
        if (parameter == null || !(parameter.type() instanceof Type.Whole range)) {
            return true;
        }
        Optional<Integer> number = WholeNumber.in(text);
        return number.isEmpty() || (number.get() >= range.least() && number.get() <= range.most());
    }

    /** Whether it only announces whose options follow. */
    boolean isSideMarker() {
        return parameter == null && follows != Side.NONE;
    }

    /** Whether no value follows: flags, shorthands and side markers. */
    boolean isFlag() {
        if (parameter != null) {
            return !value.isEmpty() || parameter.isFlag();
        }
        return common == null || !common.takesValue();
    }

    /** Whether the value may be missing: for a flag, and for a side's die, which then is only a side marker. */
    boolean isValueOptional() {
        return isFlag() || (parameter != null && parameter.isSideDie());
    }

    /** The value that applies if none is typed; empty for a side's die. */
    String impliedValue() {
        if (!value.isEmpty()) {
            return value;
        }
        return parameter == null || parameter.isFlag() ? "true" : "";
    }

    /** Whether the option may be given several times: {@code --house}, and options for rows. */
    boolean isRepeatable() {
        return common != null ? common.isRepeatable() : parameter != null && RowsInput.isRows(parameter);
    }

    /** The placeholder for its value in error messages: {@code 0-6}, {@code TEXT}. */
    String label() {
        if (common != null) {
            return common.label();
        }
        return parameter == null
                ? ""
                : RowsInput.isRows(parameter) ? "ROW" : parameter.type().label();
    }
}
