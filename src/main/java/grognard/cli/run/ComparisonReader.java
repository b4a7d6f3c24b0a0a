package grognard.cli.run;

import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.line.Tokenizer;

/**
 * Reads the second situation of {@code --vs}: the differences from the first or, after an equals sign, all of its
 * options.
 */
final class ComparisonReader {

    private static final String OPTION = CommonOption.VS.longName();

    private ComparisonReader() {}

    /**
     * Returns the second situation. Tables and house rules of the first hold for both, unless the second has its own.
     *
     * @param prefixes whether unique prefixes of options are enough
     */
    static Request read(String typed, Request first, RequestRunner requests, boolean prefixes) {
        boolean complete = typed.startsWith("=");
        String called = "odds " + first.resolver().description().name();
        LineReader reader = new LineReader(first.ruleset(), first.resolver(), first.purpose(), called, prefixes);
        Request second = requests.read(reader, Tokenizer.of(complete ? typed.substring(1) : typed));
        refuseOtherOptions(second.options());
        Request other = complete ? second : first.changedBy(second);
        return other.with(second.options().withDefaults(first.options()));
    }

    /**
     * Returns the error marked as one of {@code --vs}, so that the player knows which situation it is about; for the
     * caller to throw.
     */
    static BadInput error(BadInput e) {
        return BadInput.about(OPTION, OPTION + ": " + e.error().placed());
    }

    /** Refuses options of the display, which belong to the first situation. */
    private static void refuseOtherOptions(OptionValues options) {
        for (CommonOption option : CommonOption.of(CommonOption.For.ODDS)) {
            if (options.has(option) && option != CommonOption.TABLES && option != CommonOption.HOUSE) {
                throw BadInput.of(option.longName(), "only options that describe the situation");
            }
        }
    }
}
