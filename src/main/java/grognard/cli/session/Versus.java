package grognard.cli.session;

import grognard.input.BadInput;
import grognard.line.LineReader;
import grognard.line.Options;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Words;

/**
 * Reads the situation that {@code --vs} compares with: what is different from the first, or, after an equals sign, all of
 * it.
 */
final class Versus {

    private static final String OPTION = Usual.VS.longName();

    private Versus() {}

    /** The other situation. Tables and house rules hold for both, unless the other line has its own. */
    static Request read(String typed, Request first, Requests requests, boolean beginnings) {
        boolean whole = typed.startsWith("=");
        String called = "odds " + first.resolver().description().name();
        LineReader reader = new LineReader(first.ruleset(), first.resolver(), first.purpose(), called, beginnings);
        Request second = requests.read(reader, Words.of(whole ? typed.substring(1) : typed));
        refuseWhatIsNotTheSituation(second.options());
        Request other = whole ? second : first.changedBy(second);
        return other.with(second.options().withDefaults(first.options()));
    }

    /** The complaint about the other situation, which the player must tell from one about the first; to be thrown. */
    static BadInput complaint(BadInput e) {
        return BadInput.about(OPTION, OPTION + ": " + e.error().placed());
    }

    private static void refuseWhatIsNotTheSituation(Options options) {
        for (Usual option : Usual.of(Usual.For.ODDS)) {
            if (options.has(option) && option != Usual.TABLES && option != Usual.HOUSE) {
                throw BadInput.of(option.longName(), "only options that describe the situation");
            }
        }
    }
}
