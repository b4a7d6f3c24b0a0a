package grognard.cli.verbs;

import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.line.Spelling;
import grognard.line.Spelling.OptionName;
import grognard.line.Usual;
import grognard.repl.Suggestion;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Collects the words that a shell can complete from the descriptions of verbs and resolvers. */
final class Completion {

    private final List<Ruleset> named;
    private final List<Ruleset> all;

    private Completion(List<Ruleset> named) {
        this.named = named;
        this.all = Stream.concat(named.stream(), Stream.of(Rulesets.named("ruleset", "dice")))
                .toList();
    }

    /**
     * The words of the program and of rulesets.
     *
     * @param rulesets those that can be named
     */
    static CompletionWords words(Program program, List<Ruleset> rulesets) {
        Completion completion = new Completion(rulesets);
        return new CompletionWords(
                completion.rulesetNames(),
                verbs(program),
                general(Usual.For.PLAY),
                general(Usual.For.ODDS),
                shells(),
                subverbs(program),
                completion.resolvers(),
                completion.options(),
                completion.values(),
                completion.bare());
    }

    private static List<Suggestion> shells() {
        return ShellSyntax.names().stream()
                .map(name -> new Suggestion(name, "completion for " + name))
                .toList();
    }

    private static Map<String, List<Suggestion>> subverbs(Program program) {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        for (Verb verb : program.verbs()) {
            all.put(
                    verb.description().name(),
                    verb.subverbs().stream()
                            .map(Verb::description)
                            .map(subverb -> new Suggestion(subverb.lastName(), subverb.meaning()))
                            .toList());
        }
        return all;
    }

    /** The words of choices, which need no option before them where the resolver says so. */
    private Map<String, List<Suggestion>> bare() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        forEach((ruleset, description) -> {
            Map<String, Suggestion> words = new LinkedHashMap<>();
            for (Parameter<?> parameter : description.parameters()) {
                if (parameter.type() instanceof Type.Choice<?> choice
                        && !description.bare().isEmpty()) {
                    choice.words().forEach(word -> words.putIfAbsent(word, new Suggestion(word, parameter.help())));
                }
            }
            all.put(ruleset.name() + "/" + description.name(), List.copyOf(words.values()));
        });
        return all;
    }

    private List<Suggestion> rulesetNames() {
        return named.stream()
                .map(ruleset -> new Suggestion(ruleset.name(), ruleset.title()))
                .toList();
    }

    private static List<Suggestion> verbs(Program program) {
        return program.verbs().stream()
                .map(Verb::description)
                .filter(verb -> !verb.betweenLines())
                .map(verb -> new Suggestion(verb.name(), verb.meaning()))
                .toList();
    }

    private static List<Suggestion> general(Usual.For purpose) {
        List<Suggestion> all = new ArrayList<>();
        for (Usual option : Usual.of(purpose)) {
            option.names().forEach(name -> all.add(new Suggestion(name, option.help())));
        }
        return all;
    }

    private Map<String, List<Suggestion>> resolvers() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        for (Ruleset ruleset : this.all) {
            all.put(
                    ruleset.name(),
                    ruleset.resolvers().stream()
                            .map(resolver -> new Suggestion(
                                    resolver,
                                    ruleset.resolver(resolver).description().summary()))
                            .toList());
        }
        return all;
    }

    private Map<String, List<Suggestion>> options() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        forEach((ruleset, description) -> {
            Map<String, Suggestion> options = new LinkedHashMap<>();
            for (OptionName spelt : Spelling.all(description)) {
                names(spelt).forEach(option -> options.putIfAbsent(option, new Suggestion(option, spelt.help())));
            }
            all.put(ruleset.name() + "/" + description.name(), List.copyOf(options.values()));
        });
        return all;
    }

    private Map<String, List<Suggestion>> values() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        forEach((ruleset, description) -> {
            Tables tables = Tables.builtIn(ruleset);
            String place = ruleset.name() + "/" + description.name() + "/";
            for (OptionName spelt : Spelling.all(description)) {
                List<Suggestion> words = values(spelt, tables);
                if (!words.isEmpty()) {
                    names(spelt).forEach(option -> all.putIfAbsent(place + option, words));
                }
            }
        });
        return all;
    }

    private static List<Suggestion> values(OptionName spelt, Tables tables) {
        if (spelt.parameter().isEmpty() || !spelt.value().isEmpty()) {
            return List.of();
        }
        return spelt.parameter().get().type().words(tables).stream()
                .map(word -> new Suggestion(word, spelt.help()))
                .toList();
    }

    /** An option's names: after {@code --def} the defender's do without their prefix. */
    private static List<String> names(OptionName spelt) {
        return Stream.concat(Stream.of(spelt.option()), Spelling.nameAfterDef(spelt).stream())
                .toList();
    }

    /** What to do with each resolver. */
    @FunctionalInterface
    private interface Each {
        void apply(Ruleset ruleset, Description description);
    }

    private void forEach(Each each) {
        for (Ruleset ruleset : all) {
            ruleset.resolvers()
                    .forEach(resolver ->
                            each.apply(ruleset, ruleset.resolver(resolver).description()));
        }
    }
}
