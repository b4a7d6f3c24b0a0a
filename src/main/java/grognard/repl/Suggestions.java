package grognard.repl;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What could be typed next, from the descriptions alone. */
public final class Suggestions {

    private static final List<Suggestion> JOURNAL = List.of(
            new Suggestion("show", "what is on record"),
            new Suggestion("verify", "throw every die and resolve everything again"),
            new Suggestion("seal", "commit to a secret seed before the game"),
            new Suggestion("reveal", "open the seed after the game"),
            new Suggestion("stats", "what each label rolled against expectation"));

    private final Shell shell;

    public Suggestions(Shell shell) {
        this.shell = shell;
    }

    /**
     * What could follow, names of files included.
     *
     * @param begun the word that is being typed, as far as it is
     */
    List<Suggestion> after(List<String> before, String begun) {
        if (begun.startsWith("-") || !wantsFile(before)) {
            return after(before);
        }
        return FileNames.like(begun);
    }

    private boolean wantsFile(List<String> before) {
        String line = String.join(" ", before);
        boolean afterVerb = line.equals("batch")
                || line.equals("man")
                || line.equals("set log")
                || line.equals("tables check")
                || (line.startsWith("tables export ") && before.size() == 3)
                || (line.startsWith("journal ") && before.size() == 2);
        return afterVerb
                || Place.after(before, shell.ruleset())
                        .filter(place -> namesFile(place, place.lastWord()))
                        .isPresent();
    }

    private boolean namesFile(Place place, String option) {
        return allOptions(place).stream()
                .anyMatch(known ->
                        known.word().equals(option) && List.of("FILE", "DIR").contains(known.takes()));
    }

    /**
     * What could follow.
     *
     * @param before the words before the one that is being typed
     */
    public List<Suggestion> after(List<String> before) {
        if (before.isEmpty() || before.equals(List.of("odds"))) {
            return commands(before.isEmpty());
        }
        List<String> rest = before.subList(1, before.size());
        switch (before.get(0)) {
            case "use", "sheet" -> {
                return rest.isEmpty() ? withFormats(before.get(0)) : sheetFormats(before.get(0));
            }
            case "rules" -> {
                return lookups(rest);
            }
            case "journal" -> {
                return rest.isEmpty() ? JOURNAL : List.of();
            }
            case "tables" -> {
                return tables(rest);
            }
            case "set", "unset" -> {
                return settings(before.get(0), rest);
            }
            case "help" -> {
                return rest.isEmpty() ? commands(true) : List.of();
            }
            case "completion" -> {
                return rest.isEmpty()
                        ? List.of(
                                new Suggestion("bash", "a script for bash"), new Suggestion("zsh", "a script for zsh"))
                        : List.of();
            }
            default -> {
                Optional<Place> place = Place.after(before, shell.ruleset());
                return place.isPresent() ? options(place.get()) : resolversOf(before);
            }
        }
    }

    private List<Suggestion> commands(boolean verbs) {
        List<Suggestion> words = new ArrayList<>(resolvers(shell.ruleset()));
        words.addAll(rulesets());
        if (verbs) {
            words.addAll(shell.verbs());
        } else {
            words.add(new Suggestion("roll", "plain dice"));
        }
        return words;
    }

    /** The resolvers of a ruleset that was just named. */
    private static List<Suggestion> resolversOf(List<String> before) {
        List<String> words = before.get(0).equals("odds") ? before.subList(1, before.size()) : before;
        return words.size() == 1
                ? Rulesets.find(words.get(0)).map(Suggestions::resolvers).orElse(List.of())
                : List.of();
    }

    private static List<Suggestion> rulesets() {
        return Rulesets.names().stream()
                .map(name ->
                        new Suggestion(name, Rulesets.named("ruleset", name).title()))
                .toList();
    }

    private static List<Suggestion> withFormats(String verb) {
        return Stream.concat(rulesets().stream(), sheetFormats(verb).stream()).toList();
    }

    private static List<Suggestion> sheetFormats(String verb) {
        return verb.equals("sheet")
                ? List.of(new Suggestion("--md", "in Markdown"), new Suggestion("--html", "one page for a browser"))
                : List.of();
    }

    private List<Suggestion> lookups(List<String> rest) {
        if (rest.size() > 1) {
            return List.of();
        }
        Ruleset ruleset =
                rest.isEmpty() ? shell.ruleset() : Rulesets.find(rest.get(0)).orElse(shell.ruleset());
        List<Suggestion> words = new ArrayList<>(resolvers(ruleset));
        if (rest.isEmpty()) {
            words.addAll(rulesets());
        }
        ruleset.rulings().forEach(ruling -> words.add(new Suggestion(ruling.id(), ruling.text())));
        return words;
    }

    private static List<Suggestion> tables(List<String> rest) {
        if (rest.isEmpty()) {
            return List.of(
                    new Suggestion("list", "the tables in force"),
                    new Suggestion("export", "write the built-in tables to a folder"),
                    new Suggestion("check", "prove the tables of a folder whole"));
        }
        return rest.size() == 1 && !rest.get(0).equals("check") ? rulesets() : List.of();
    }

    private List<Suggestion> settings(String verb, List<String> rest) {
        if (rest.isEmpty()) {
            return shell.settings();
        }
        return verb.equals("set") && rest.size() == 1
                ? shell.valuesOf(rest.get(0)).stream()
                        .map(word -> new Suggestion(word, ""))
                        .toList()
                : List.of();
    }

    private static List<Suggestion> resolvers(Ruleset ruleset) {
        return ruleset.resolvers().stream()
                .map(name -> new Suggestion(
                        name, ruleset.resolver(name).description().summary()))
                .toList();
    }

    private List<Suggestion> options(Place place) {
        String last = place.lastWord();
        List<Suggestion> all = new ArrayList<>(values(place, last));
        boolean mustFollow = !all.isEmpty() && !last.equals("--att") && !last.equals("--def");
        boolean anyText = all.isEmpty() && takesValue(place, last);
        if (!mustFollow && !anyText) {
            all.addAll(allOptions(place));
        }
        boolean sided = place.description().hasSides();
        List<String> typed = place.words();
        return all.stream()
                .filter(word -> sided || word.word().equals("--house") || !typed.contains(word.word()))
                .distinct()
                .toList();
    }

    /** Every option that there is at this place. */
    List<Suggestion> allOptions(Place place) {
        List<Suggestion> all = new ArrayList<>();
        place.description().parameters().forEach(parameter -> add(parameter, place.isDefenders(), all));
        if (place.description().hasSides()) {
            all.add(new Suggestion("--att", "the attacker's options follow"));
            all.add(new Suggestion("--def", "the defender's options follow"));
        }
        all.addAll(place.odds() ? shell.oddsOptions() : shell.generalOptions());
        return all;
    }

    private boolean takesValue(Place place, String option) {
        return allOptions(place).stream()
                .anyMatch(known -> known.word().equals(option) && !known.takes().isEmpty());
    }

    /** What may follow an option that takes a value. */
    private List<Suggestion> values(Place place, String option) {
        if (place.odds() && option.equals("--of")) {
            return place.description().codes().stream()
                    .map(code -> new Suggestion(code.name(), code.text()))
                    .toList();
        }
        Optional<Parameter<?>> parameter = place.parameter(option);
        if (parameter.isPresent()) {
            Parameter<?> known = parameter.get();
            return known.type().words(Tables.builtIn(place.ruleset())).stream()
                    .map(word -> new Suggestion(word, known.help()))
                    .toList();
        }
        return option.startsWith("--")
                ? shell.valuesOf(option).stream()
                        .map(word -> new Suggestion(word, ""))
                        .toList()
                : List.of();
    }

    /** Adds the option under the name it has at this place: after {@code --def} the prefix can be left out. */
    private static void add(Parameter<?> parameter, boolean defender, List<Suggestion> all) {
        if (parameter.isPositional() || (defender && parameter.side() == Side.ATTACKER)) {
            return;
        }
        boolean shorten = defender && parameter.side() == Side.DEFENDER && !parameter.isSideDie();
        String option =
                shorten ? parameter.option().replace("--" + Parameter.DEFENDER_PREFIX, "--") : parameter.option();
        all.add(new Suggestion(option, parameter.type().label(), parameter.help()));
        String prefix = parameter.side() == Side.DEFENDER && !shorten ? Parameter.DEFENDER_PREFIX : "";
        parameter
                .shorthands()
                .forEach(word -> all.add(new Suggestion("--" + prefix + word, word + ": " + parameter.help())));
    }
}
