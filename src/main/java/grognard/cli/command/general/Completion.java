package grognard.cli.command.general;

import grognard.cli.command.CommandHelp;
import grognard.cli.command.Program;
import grognard.cli.command.PromptOnly;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** The words that a shell can complete, written into a script of which only these are ours to make. */
final class Completion {

    private static final Pattern PART = Pattern.compile("@([A-Z]+)@");

    private final List<Ruleset> named;
    private final List<Ruleset> all;

    private Completion(List<Ruleset> named) {
        this.named = named;
        this.all = Stream.concat(named.stream(), Stream.of(Rulesets.named("ruleset", "dice")))
                .toList();
    }

    /**
     * The script for that shell.
     *
     * @param rulesets those that can be named
     */
    static String script(ShellSyntax shell, Program program, List<Ruleset> rulesets) {
        Completion completion = new Completion(rulesets);
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("RULESETS", shell.list(completion.rulesetNames()));
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
        return filled(template(shell), parts);
    }

    /** In one go: what a folder's texts say is never looked through for places to be filled. */
    private static String filled(String template, Map<String, String> parts) {
        return PART.matcher(template)
                .replaceAll(found -> Matcher.quoteReplacement(parts.getOrDefault(found.group(1), found.group())));
    }

    private static List<Suggestion> shells() {
        return ShellSyntax.names().stream()
                .map(name -> new Suggestion(name, "completion for " + name))
                .toList();
    }

    private static Map<String, List<Suggestion>> subverbs(Program program) {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        for (CommandSpec command : program.commandSpecs()) {
            all.put(
                    command.name(),
                    command.subcommands().values().stream()
                            .map(subcommand -> suggestion(subcommand.getCommandSpec()))
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
        return program.commandSpecs().stream()
                .filter(command -> !(command.userObject() instanceof PromptOnly))
                .map(Completion::suggestion)
                .toList();
    }

    private static Suggestion suggestion(CommandSpec command) {
        return new Suggestion(command.name(), CommandHelp.summary(command));
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
        for (Ruleset ruleset : all) {
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
