package grognard.cli.command.general;

import grognard.cli.command.CommandHelp;
import grognard.cli.command.CommonOptions;
import grognard.cli.command.Program;
import grognard.cli.command.PromptOnly;
import grognard.cli.command.ResolverCommand;
import grognard.line.CommonOption;
import grognard.repl.Suggestion;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Collects the words that a shell can complete from the command tree and the resolvers of every ruleset. Lists are
 * keyed by place: {@code paperboys}, {@code paperboys/contact}, {@code paperboys/contact/--arm}.
 */
final class Completion {

    private final List<Ruleset> named;
    private final List<Ruleset> all;

    private Completion(List<Ruleset> named) {
        this.named = named;
        this.all = Stream.concat(named.stream(), Stream.of(Rulesets.named("ruleset", "dice")))
                .toList();
    }

    /**
     * Returns the words of the program and of rulesets.
     *
     * @param rulesets those that can be named first on a line; plain dice are added
     */
    static CompletionWords words(Program program, List<Ruleset> rulesets) {
        Completion completion = new Completion(rulesets);
        return new CompletionWords(
                completion.rulesetNames(),
                commands(program),
                general(CommonOption.For.PLAY),
                general(CommonOption.For.ODDS),
                shells(),
                subcommands(program),
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

    private static Map<String, List<Suggestion>> subcommands(Program program) {
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

    /** Returns the choices of resolvers that take values without an option's name. */
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

    private static List<Suggestion> commands(Program program) {
        return program.commandSpecs().stream()
                .filter(command -> !(command.userObject() instanceof PromptOnly))
                .map(Completion::suggestion)
                .toList();
    }

    private static Suggestion suggestion(CommandSpec command) {
        return new Suggestion(command.name(), CommandHelp.summary(command));
    }

    private static List<Suggestion> general(CommonOption.For purpose) {
        List<Suggestion> all = new ArrayList<>();
        for (CommonOption option : CommonOption.of(purpose)) {
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
            List<Suggestion> options = new ArrayList<>();
            for (OptionSpec option : ownOptions(ruleset, description)) {
                for (String name : option.names()) {
                    options.add(new Suggestion(name, String.join(" ", option.description())));
                }
            }
            all.put(ruleset.name() + "/" + description.name(), options);
        });
        return all;
    }

    private Map<String, List<Suggestion>> values() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        forEach((ruleset, description) -> {
            String place = ruleset.name() + "/" + description.name() + "/";
            for (OptionSpec option : ownOptions(ruleset, description)) {
                if (option.completionCandidates() != null) {
                    List<Suggestion> words = new ArrayList<>();
                    String meaning = String.join(" ", option.description());
                    option.completionCandidates().forEach(word -> words.add(new Suggestion(word, meaning)));
                    List.of(option.names()).forEach(name -> all.put(place + name, words));
                }
            }
        });
        return all;
    }

    private static List<OptionSpec> ownOptions(Ruleset ruleset, Description description) {
        return new ResolverCommand(ruleset, description.name())
                .spec().options().stream()
                        .filter(option -> CommonOptions.find(option).isEmpty())
                        .toList();
    }

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
