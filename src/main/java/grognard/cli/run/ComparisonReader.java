package grognard.cli.run;

import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.line.Tokenizer;

/**
 * Reads the situation that {@code --vs} compares with: what is different from the first, or, after an equals sign, all of
 * it.
 */
final class ComparisonReader {

    private static final String OPTION = CommonOption.VS.longName();

    private ComparisonReader() {}

    /** The other situation. Tables and house rules hold for both, unless the other line has its own. */
    static Request read(String typed, Request first, RequestRunner requests, boolean prefixes) {
        boolean complete = typed.startsWith("=");
        String called = "odds " + first.resolver().description().name();
        LineReader reader = new LineReader(first.ruleset(), first.resolver(), first.purpose(), called, prefixes);
        Request second = requests.read(reader, Tokenizer.of(complete ? typed.substring(1) : typed));
        refuseOtherOptions(second.options());
        Request other = complete ? second : first.changedBy(second);
        return other.with(second.options().withDefaults(first.options()));
    }

    /** The complaint about the other situation, which the player must tell from one about the first; to be thrown. */
    static BadInput error(BadInput e) {
        return BadInput.about(OPTION, OPTION + ": " + e.error().placed());
    }

    private static void refuseOtherOptions(OptionValues options) {
        for (CommonOption option : CommonOption.of(CommonOption.For.ODDS)) {
            if (options.has(option) && option != CommonOption.TABLES && option != CommonOption.HOUSE) {
                throw BadInput.of(option.longName(), "only options that describe the situation");
            }
        }
    }
}
