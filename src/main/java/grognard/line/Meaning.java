package grognard.line;

import grognard.input.WholeNumber;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Type;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an option stands for: a parameter, a parameter with a value of its own ({@code --elite}), one of the usual
 * options, or a side whose options follow.
 *
 * @param option its name in full, {@code --def-pips}
 * @param value the value that the name itself stands for; empty if it stands for none
 */
record Meaning(
        String option,
        @Nullable Parameter<?> parameter,
        String value,
        @Nullable Usual usual,
        Side follows) {

    static Meaning of(Parameter<?> parameter) {
        return new Meaning(parameter.option(), parameter, "", null, parameter.follows());
    }

    static Meaning shorthand(String option, Parameter<?> parameter, String value) {
        return new Meaning(option, parameter, value, null, Side.NONE);
    }

    static Meaning of(Usual usual) {
        return new Meaning(usual.longName(), null, "", usual, Side.NONE);
    }

    static Meaning marker(String option, Side follows) {
        return new Meaning(option, null, "", null, follows);
    }

    /** Whether that may be its value; all but a number out of its range may. */
    boolean takes(String text) {
        if (parameter == null || !(parameter.type() instanceof Type.Whole range)) {
            return true;
        }
        Optional<Integer> number = WholeNumber.in(text);
        return number.isEmpty() || (number.get() >= range.least() && number.get() <= range.most());
    }

    /** Whether only itself can stand for it, and no value after it. */
    boolean isFlag() {
        if (parameter != null) {
            return !value.isEmpty() || parameter.isFlag();
        }
        return usual == null || !usual.takesValue();
    }

    /** Whether it means something without a value: a flag, and a side's die, which still says whose options follow. */
    boolean mayStandAlone() {
        return isFlag() || (parameter != null && parameter.isSideDie());
    }

    /** What it says where it stands alone; empty where it only says whose options follow. */
    String alone() {
        if (!value.isEmpty()) {
            return value;
        }
        return parameter == null || parameter.isFlag() ? "true" : "";
    }

    boolean isRepeatable() {
        return usual != null ? usual.isRepeatable() : parameter != null && RowsInput.are(parameter);
    }

    /** What is to follow it, for messages. */
    String label() {
        if (usual != null) {
            return usual.label();
        }
        return parameter == null
                ? ""
                : RowsInput.are(parameter) ? "ROW" : parameter.type().label();
    }
}
