package grognard.cli.verbs;

import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.input.Resource;
import grognard.line.Spelling;
import grognard.line.Spelling.Spelt;
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

/** The words that a shell can complete, written into a script of which only these are ours to make. */
final class Completion {

    private final List<String> rulesets =
            Stream.concat(Rulesets.names().stream(), Stream.of("dice")).toList();

    /** The script for that shell. */
    static String script(ShellSyntax shell, Program program) {
        Completion completion = new Completion();
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("RULESETS", shell.list(rulesetNames()));
        parts.put("VERBS", shell.list(verbs(program)));
        parts.put("GENERAL", shell.list(general(Usual.For.PLAY)));
        parts.put("ODDS", shell.list(general(Usual.For.ODDS)));
        parts.put("SUBVERBS", cases(subverbs(program), shell));
        parts.put("RESOLVERS", cases(completion.resolvers(), shell));
        parts.put("OPTIONS", cases(completion.options(), shell));
        parts.put("VALUES", cases(completion.values(), shell));
        parts.put("BARE", cases(completion.bare(), shell));
        parts.put("SHELLS", shell.list(shells()));
        parts.put("DEFAULT", Rulesets.DEFAULT);
        String script = template(shell);
        for (Map.Entry<String, String> part : parts.entrySet()) {
            script = script.replace("@" + part.getKey() + "@", part.getValue());
        }
        return script;
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

    private static List<Suggestion> rulesetNames() {
        return Rulesets.names().stream()
                .map(name ->
                        new Suggestion(name, Rulesets.named("ruleset", name).title()))
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
        for (String name : rulesets) {
            Ruleset ruleset = Rulesets.named("ruleset", name);
            all.put(
                    name,
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
            for (Spelt spelt : Spelling.all(description)) {
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
            for (Spelt spelt : Spelling.all(description)) {
                List<Suggestion> words = values(spelt, tables);
                if (!words.isEmpty()) {
                    names(spelt).forEach(option -> all.putIfAbsent(place + option, words));
                }
            }
        });
        all.put("*/--rules", rulesetNames());
        return all;
    }

    private static List<Suggestion> values(Spelt spelt, Tables tables) {
        if (spelt.parameter().isEmpty() || !spelt.value().isEmpty()) {
            return List.of();
        }
        return spelt.parameter().get().type().words(tables).stream()
                .map(word -> new Suggestion(word, spelt.help()))
                .toList();
    }

    /** An option's names: after {@code --def} the defender's do without their prefix. */
    private static List<String> names(Spelt spelt) {
        return Stream.concat(Stream.of(spelt.option()), Spelling.afterDefender(spelt).stream())
                .toList();
    }

    /** What to do with each resolver. */
    @FunctionalInterface
    private interface Each {
        void apply(Ruleset ruleset, Description description);
    }

    private void forEach(Each each) {
        for (String name : rulesets) {
            Ruleset ruleset = Rulesets.named("ruleset", name);
            ruleset.resolvers()
                    .forEach(resolver ->
                            each.apply(ruleset, ruleset.resolver(resolver).description()));
        }
    }

    private static String cases(Map<String, List<Suggestion>> all, ShellSyntax shell) {
        StringBuilder cases = new StringBuilder();
        all.forEach((key, words) -> cases.append(words.isEmpty() ? "" : shell.entry(key, words)));
        return cases.toString().stripTrailing();
    }

    private static String template(ShellSyntax shell) {
        return Resource.text("completion." + shell.extension());
    }
}
