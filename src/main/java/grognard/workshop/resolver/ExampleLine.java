package grognard.workshop.resolver;

import grognard.rules.Type;
import java.util.List;

/** Makes up an example line for a resolver's help page. */
final class ExampleLine {

    private static final int MOST = 3;

    private ExampleLine() {}

    /** The example: all required options and the first ones of the first side. */
    static String[] of(List<FolderOption> options) {
        StringBuilder line = new StringBuilder();
        int shown = 0;
        for (FolderOption option : options) {
            boolean required = option.parameter().isRequired();
            if (required || (shown < MOST && option.side() == 0)) {
                line.append(line.length() == 0 ? "" : " ").append("--").append(option.name());
                line.append(value(option));
                shown++;
            }
            if (!option.conditions().isEmpty() && !required) {
                return new String[] {""}; // the made-up line might break a condition, so there is none
            }
        }
        return new String[] {line.toString()};
    }

    /** An allowed value that is probably not the default. */
    private static String value(FolderOption option) {
        if (option.type() instanceof Type.Word choice) {
            return " " + choice.choices().get(choice.choices().size() - 1);
        }
        if (option.type() instanceof Type.Whole whole) {
            return " " + Math.min(whole.most(), Math.max(whole.least(), 4));
        }
        return option.type() instanceof Type.Decimal decimal ? " " + decimal.most() : "";
    }
}
