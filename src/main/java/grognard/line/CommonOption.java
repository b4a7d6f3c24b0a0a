package grognard.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options that every resolver has in addition to its own. To add one, add a constant with its help text and read it
 * where it takes effect; parsing, help and completion need no change.
 */
public enum CommonOption {
    QUIET(For.PLAY, "Output", "", "the outcome line only", "-q", "--quiet"),
    BRIEF(For.PLAY, "Output", "", "the outcome, what to do, the totals, and the dice on one line", "-b", "--brief"),
    SEED(For.PLAY, "Dice", "TEXT", "the seed of the dice; without it one is minted and shown", "--seed"),
    DICE(For.PLAY, "Dice", "LIST", "all the dice, thrown on the table, in the order below: 4,2", "--dice"),
    ASK(For.PLAY, "Dice", "", "ask for each die thrown on the table", "--ask"),
    REPEAT(For.PLAY, "Dice", "N", "resolve N times, numbered; the k-th takes its dice from SEED/k", "-n", "--repeat"),
    LABEL(For.PLAY, "Output", "TEXT", "your name for this resolution", "--label"),
    LOG(For.PLAY, "Output", "FILE", "put the resolution on record in that journal before it is shown", "--log"),
    FIELDS(For.PLAY, "Output", "LIST", "these values with tabs between them, a line each: code,difference", "--fields"),
    TEMPLATE(For.PLAY, "Output", "TEXT", "a line of your own: '{label}: {outcome} by {difference}'", "--template"),
    EXIT_STATUS(For.PLAY, "Output", "", "exit with 10 when the test was failed", "--exit-status"),

    OF(For.ODDS, "Output", "CODE", "show the chance of that outcome, or of any of several: a,b", "--of"),
    VS(For.ODDS, "Output", "OPTIONS", "compare with the same resolver under other options, quoted", "--vs"),
    NUMBERS(For.ODDS, "Output", "", "show every number, value by value", "--numbers"),
    WAYS(For.ODDS, "Output", "", "count the ways even where there are more than nine digits of them", "--ways"),
    WHY(For.ODDS, "Output", "", "what each option of the line is worth, in points", "--why"),
    BY_ROUND(For.ODDS, "Output", "", "engage, combat --rounds all: how it stands after each round", "--by-round"),
    LEAST(For.ODDS, "Output", "PERCENT", "which ? gives --of this chance at least: --range ? --least 50%", "--least"),
    SVG(For.ODDS, "Output", "FILE", "draw a picture into that file", "--svg"),

    SIDE(For.ODDS, "Output", "SIDE", "in a game: whose units the first ? stands for", "--side"),

    JSON(For.BOTH, "Output", "", "one JSON object a line", "--json"),
    CSV(For.BOTH, "Output", "", "comma-separated values for a spreadsheet", "--csv"),
    FORCE(For.BOTH, "Rules", "", "in a game: play what the units may not do", "--force"),
    TABLES(For.BOTH, "Rules", "DIR", "use the tables in that folder", "--tables"),
    HOUSE(For.BOTH, "Rules", "KEY=VALUE", "play by a house rule; repeat for more", "--house"),
    NO_COLOR(For.BOTH, "Output", "", "no colour, even on a terminal", "--no-color"),
    NO_PAGER(For.BOTH, "Output", "", "print long output at once, not through PAGER", "--no-pager"),
    RULES(For.BOTH, "Rules", "RULESET", "the ruleset, where none is named first", "--rules"),
    HELP(For.BOTH, "Output", "", "show this help", "-h", "--help");

    /** The purposes of a resolver's line: playing it, computing its odds, or either. */
    public enum For {
        PLAY,
        ODDS,
        BOTH
    }

    private static final Map<String, CommonOption> BY_NAME = new HashMap<>();

    static {
        for (CommonOption option : values()) {
            for (String name : option.names) {
                BY_NAME.put(name, option);
            }
        }
    }

    private final For purpose;
    private final String heading;
    private final String label;
    private final String help;
    private final List<String> names;

    CommonOption(For purpose, String heading, String label, String help, String... names) {
        this.purpose = purpose;
        this.heading = heading;
        this.label = label;
        this.help = help;
        this.names = List.of(names);
    }

    /** Finds an option by any of its names; empty if lines of that purpose do not have it. */
    public static Optional<CommonOption> named(String name, For purpose) {
        CommonOption option = BY_NAME.get(name);
        return option != null && option.isFor(purpose) ? Optional.of(option) : Optional.empty();
    }

    /** The options for lines of that purpose, those for both purposes last. */
    public static List<CommonOption> of(For purpose) {
        List<CommonOption> all = new ArrayList<>();
        for (CommonOption option : values()) {
            if (option.purpose == purpose && purpose != For.BOTH) {
                all.add(option);
            }
        }
        for (CommonOption option : values()) {
            if (option.purpose == For.BOTH) {
                all.add(option);
            }
        }
        return all;
    }

    /** Whether the word is {@code -h} or {@code --help}. */
    public static boolean isHelp(String word) {
        return HELP.names.contains(word);
    }

    private boolean isFor(For wanted) {
        return purpose == For.BOTH || purpose == wanted;
    }

    /** The heading under which help lists the option. */
    public String heading() {
        return heading;
    }

    /** The placeholder for the value in help, {@code FILE}; empty for a flag. */
    public String label() {
        return label;
    }

    public String help() {
        return help;
    }

    public List<String> names() {
        return names;
    }

    /** The name in messages and completion, {@code --repeat}: always the last one listed. */
    public String longName() {
        return names.get(names.size() - 1);
    }

    public boolean takesValue() {
        return !label.isEmpty();
    }

    /** Whether the option names an output file. A batch runs such lines alone, so that files are written in order. */
    public boolean writes() {
        return this == LOG || this == SVG;
    }

    public boolean isRepeatable() {
        return this == HOUSE;
    }

    /** Whether the next token is always the value, even if it looks like an option: {@code --vs --elite}. */
    boolean takesAnyToken() {
        return this == VS;
    }
}
