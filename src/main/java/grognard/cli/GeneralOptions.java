package grognard.cli;

import grognard.input.BadInput;
import java.util.HashMap;
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
        boolean noColour,
        OddsOptions odds,
        Optional<String> log) {

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
            Option.valued("FILE", "put the resolution on record in that journal before it is shown", "--log"),
            Option.flag("exit with 10 when the test was failed", "--exit-status"));

    /** Options for odds only. */
    static final List<Option> ODDS = List.of(
            Option.valued("CODE", "show the chance of that outcome, or of any of several: a,b", "--of"),
            Option.valued("OPTIONS", "compare with the same resolver under other options, quoted", "--vs"),
            Option.flag("show every number, value by value", "--numbers"),
            Option.flag("comma-separated values for a spreadsheet", "--csv"),
            Option.valued("FILE", "draw a picture into that file", "--svg"));

    /** Options for whatever reads tables and writes results. */
    static final List<Option> ALWAYS = List.of(
            Option.flag("one JSON object a line", "--json"),
            Option.valued("DIR", "use the tables in that folder", "--tables"),
            new Option(List.of("--house"), "KEY=VALUE", "play by a house rule; repeat for more", true),
            Option.flag("no colour, even on a terminal", "--no-color"),
            Option.valued("RULESET", "the ruleset, where none is named first", "--rules"));

    /** Nothing said. */
    static final GeneralOptions NONE = of(Map.of());

    private static final Map<String, Option> BY_NAME = byName(List.of(ALWAYS, PLAY));
    private static final Map<String, Option> BY_NAME_FOR_ODDS = byName(List.of(ALWAYS, ODDS));

    private static Map<String, Option> byName(List<List<Option>> all) {
        Map<String, Option> options = new HashMap<>();
        for (List<Option> some : all) {
            for (Option option : some) {
                for (String name : option.names()) {
                    options.put(name, option);
                }
            }
        }
        return options;
    }

    /**
     * Puts them into a picocli command.
     *
     * @param more {@link #PLAY}, {@link #ODDS} or none, beside those that are always there
     */
    static void addTo(CommandSpec spec, List<Option> more) {
        more.forEach(option -> spec.addOption(option.spec()));
        ALWAYS.forEach(option -> spec.addOption(option.spec()));
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .descriptionKey("Output")
                .build());
    }

    /** The option of that name, if it is one of these. */
    static Optional<Option> find(String name, boolean play) {
        return Optional.ofNullable((play ? BY_NAME : BY_NAME_FOR_ODDS).get(name));
    }

    /** Whether a word is one of these options and the next word is its value. */
    static boolean takesValue(String word) {
        Optional<Option> option = find(word, true);
        if (option.isEmpty()) {
            option = find(word, false);
        }
        return option.isPresent() && option.get().takesValue();
    }

    /** As picocli understood them. */
    static GeneralOptions of(ParseResult parsed) {
        Map<String, List<String>> typed = new TreeMap<>();
        // --csv means something else to a batch.
        boolean odds = parsed.commandSpec().findOption("--of") != null;
        for (List<Option> some : List.of(ALWAYS, PLAY, odds ? ODDS : List.<Option>of())) {
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
                typed.containsKey("--no-color"),
                OddsOptions.of(typed),
                text(typed, "--log"));
    }

    GeneralOptions asJson() {
        return new GeneralOptions(
                true, quiet, seed, dice, ask, repeat, label, tables, house, exitStatus, noColour, odds, log);
    }

    /** These, and the others where these say nothing; a seed is never shared. */
    GeneralOptions over(GeneralOptions others) {
        Map<String, String> bothHouses = new TreeMap<>(others.house);
        bothHouses.putAll(house);
        return new GeneralOptions(
                json || others.json,
                quiet || others.quiet,
                seed,
                dice,
                ask,
                repeat,
                label.isPresent() ? label : others.label,
                tables.isPresent() ? tables : others.tables,
                bothHouses,
                exitStatus || others.exitStatus,
                noColour || others.noColour,
                odds,
                log.isPresent() ? log : others.log);
    }

    static Optional<String> text(Map<String, List<String>> typed, String option) {
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
