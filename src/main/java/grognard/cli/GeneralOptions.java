package grognard.cli;

import grognard.input.BadInput;
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

    /** One of the options: its names, what follows it (nothing for a flag), and a line of help. */
    record Option(List<String> names, String label, String help, boolean repeatable) {

        static Option flag(String help, String... names) {
            return new Option(List.of(names), "", help, false);
        }

        static Option valued(String label, String help, String... names) {
            return new Option(List.of(names), label, help, false);
        }

        String name() {
            return names.get(names.size() - 1);
        }

        /** What it is listed under in help. */
        private String heading() {
            return switch (name()) {
                case "--seed", "--dice", "--ask", "--repeat" -> "Dice";
                case "--tables", "--house", "--rules" -> "Rules";
                default -> "Output";
            };
        }

        boolean takesValue() {
            return !label.isEmpty();
        }

        OptionSpec spec() {
            OptionSpec.Builder spec = OptionSpec.builder(names.toArray(new String[0]))
                    .description(help)
                    .descriptionKey(heading());
            if (repeatable) {
                return spec.type(List.class)
                        .auxiliaryTypes(String.class)
                        .arity("1")
                        .paramLabel(label)
                        .build();
            }
            return takesValue()
                    ? spec.type(String.class).arity("1").paramLabel(label).build()
                    : spec.type(boolean.class).arity("0").build();
        }
    }

    /** Options for playing; odds have no use for them. */
    static final List<Option> PLAY = List.of(
            Option.flag("the outcome line only", "-q", "--quiet"),
            Option.valued("TEXT", "the seed of the dice; without it one is minted and shown", "--seed"),
            Option.valued("LIST", "all the dice, thrown on the table, in the order below: 4,2", "--dice"),
            Option.flag("ask for each die thrown on the table", "--ask"),
            Option.valued("N", "resolve N times, numbered; the k-th takes its dice from SEED/k", "-n", "--repeat"),
            Option.valued("TEXT", "your name for this resolution", "--label"),
            Option.flag("exit with 10 when the test was failed", "--exit-status"));

    /** Options for whatever reads tables and writes results. */
    static final List<Option> ALWAYS = List.of(
            Option.flag("one JSON object a line", "--json"),
            Option.valued("DIR", "use the tables in that folder", "--tables"),
            new Option(List.of("--house"), "KEY=VALUE", "play by a house rule; repeat for more", true),
            Option.flag("no colour, even on a terminal", "--no-color"),
            Option.valued("RULESET", "the ruleset, where none is named first", "--rules"));

    /** Puts them into a picocli command. */
    static void addTo(CommandSpec spec, boolean play) {
        if (play) {
            PLAY.forEach(option -> spec.addOption(option.spec()));
        }
        ALWAYS.forEach(option -> spec.addOption(option.spec()));
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .descriptionKey("Output")
                .build());
    }

    /** The option of that name, if it is one of these. */
    static Optional<Option> find(String name, boolean play) {
        for (List<Option> some : List.of(ALWAYS, play ? PLAY : List.<Option>of())) {
            for (Option option : some) {
                if (option.names().contains(name)) {
                    return Optional.of(option);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a word is one of these options and the next word is its value. */
    static boolean takesValue(String word) {
        Optional<Option> option = find(word, true);
        return option.isPresent() && option.get().takesValue();
    }

    /** As picocli understood them. */
    static GeneralOptions of(ParseResult parsed) {
        Map<String, List<String>> typed = new TreeMap<>();
        for (List<Option> some : List.of(ALWAYS, PLAY)) {
            for (Option option : some) {
                if (parsed.hasMatchedOption(option.name())) {
                    OptionSpec spec = parsed.matchedOption(option.name());
                    typed.put(option.name(), option.takesValue() ? spec.originalStringValues() : List.of());
                }
            }
        }
        return of(typed);
    }

    /** From what was typed after each option, by the option's last name. */
    static GeneralOptions of(Map<String, List<String>> typed) {
        return new GeneralOptions(
                typed.containsKey("--json"),
                typed.containsKey("--quiet"),
                text(typed, "--seed"),
                text(typed, "--dice"),
                typed.containsKey("--ask"),
                repeat(text(typed, "--repeat")),
                text(typed, "--label"),
                text(typed, "--tables"),
                house(typed.getOrDefault("--house", List.of())),
                typed.containsKey("--exit-status"),
                typed.containsKey("--no-color"));
    }

    private static Optional<String> text(Map<String, List<String>> typed, String option) {
        List<String> values = typed.get(option);
        return values == null ? Optional.empty() : Optional.of(values.get(0));
    }

    private static int repeat(Optional<String> typed) {
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

    private static Map<String, String> house(List<String> typed) {
        Map<String, String> house = new TreeMap<>();
        for (String text : typed) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw BadInput.value("--house", text, "KEY=VALUE");
            }
            house.put(text.substring(0, equals), text.substring(equals + 1));
        }
        return house;
    }
}
