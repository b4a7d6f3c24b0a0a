package grognard.cli;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options that every resolver has. */
record GeneralOptions(
        boolean json,
        boolean quiet,
        Optional<String> seed,
        Optional<String> dice,
        boolean ask,
        int repeat,
        Optional<String> label,
        Optional<String> tables,
        Map<String, String> house,
        boolean exitStatus,
        boolean noColour) {

    private static final int MOST_REPEATS = 1_000_000;

    /** Options for playing; odds have no use for them. */
    private static final List<OptionSpec> PLAY = List.of(
            flag("the outcome line only", "-q", "--quiet"),
            valued("TEXT", "the seed of the dice; without it one is minted and shown", "--seed"),
            valued("LIST", "all the dice, thrown on the table, in the order above: 4,2", "--dice"),
            flag("ask for each die thrown on the table", "--ask"),
            valued("N", "resolve N times, numbered; the k-th takes its dice from SEED/k", "-n", "--repeat"),
            valued("TEXT", "your name for this resolution", "--label"),
            flag("exit with 10 when the test was failed", "--exit-status"));

    /** Options for whatever reads tables and writes results. */
    private static final List<OptionSpec> ALWAYS = List.of(
            flag("one JSON object a line", "--json"),
            valued("DIR", "use the tables in that folder", "--tables"),
            OptionSpec.builder("--house")
                    .paramLabel("KEY=VALUE")
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .arity("1")
                    .description("play by a house rule; repeat for more")
                    .build(),
            flag("no colour, even on a terminal", "--no-color"),
            valued("RULESET", "the ruleset, where none is named first", "--rules"),
            OptionSpec.builder("-h", "--help")
                    .usageHelp(true)
                    .description("show this help")
                    .build());

    static void addTo(CommandSpec spec, boolean play) {
        if (play) {
            PLAY.forEach(option -> spec.addOption(OptionSpec.builder(option).build()));
        }
        ALWAYS.forEach(option -> spec.addOption(OptionSpec.builder(option).build()));
    }

    /** Whether a word is one of these options and the next word is its value. */
    static boolean takesValue(String word) {
        return switch (word) {
            case "--seed", "--dice", "-n", "--repeat", "--label", "--tables", "--house", "--rules" -> true;
            default -> false;
        };
    }

    static GeneralOptions of(ParseResult parsed) {
        return new GeneralOptions(
                has(parsed, "--json"),
                has(parsed, "--quiet"),
                text(parsed, "--seed"),
                text(parsed, "--dice"),
                has(parsed, "--ask"),
                repeat(parsed),
                text(parsed, "--label"),
                text(parsed, "--tables"),
                house(parsed),
                has(parsed, "--exit-status"),
                has(parsed, "--no-color"));
    }

    private static OptionSpec flag(String description, String... names) {
        return OptionSpec.builder(names)
                .type(boolean.class)
                .arity("0")
                .description(description)
                .build();
    }

    private static OptionSpec valued(String label, String description, String... names) {
        return OptionSpec.builder(names)
                .paramLabel(label)
                .type(String.class)
                .arity("1")
                .description(description)
                .build();
    }

    private static boolean has(ParseResult parsed, String option) {
        return parsed.hasMatchedOption(option);
    }

    private static Optional<String> text(ParseResult parsed, String option) {
        return has(parsed, option) ? Optional.of(parsed.matchedOption(option).getValue()) : Optional.empty();
    }

    private static int repeat(ParseResult parsed) {
        Optional<String> typed = text(parsed, "--repeat");
        if (typed.isEmpty()) {
            return 0;
        }
        String text = typed.get();
        int number = text.matches("[0-9]{1,7}") ? Integer.parseInt(text) : 0;
        if (number < 1 || number > MOST_REPEATS) {
            throw BadInput.value("-n", text, "a whole number from 1 to " + MOST_REPEATS);
        }
        return number;
    }

    private static Map<String, String> house(ParseResult parsed) {
        Map<String, String> house = new TreeMap<>();
        if (has(parsed, "--house")) {
            List<String> typed = parsed.matchedOption("--house").getValue();
            for (String text : new ArrayList<>(typed)) {
                int equals = text.indexOf('=');
                if (equals < 1) {
                    throw BadInput.value("--house", text, "KEY=VALUE");
                }
                house.put(text.substring(0, equals), text.substring(equals + 1));
            }
        }
        return house;
    }
}
