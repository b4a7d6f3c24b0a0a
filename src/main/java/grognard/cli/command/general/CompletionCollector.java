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
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Collects the words that a shell can complete from the command tree and the resolvers of every ruleset. Words of resolvers
 * are keyed by place: {@code paperboys}, {@code paperboys/contact}, {@code paperboys/contact/--arm}.
 */
final class CompletionCollector {

    private final Map<String, Map<String, List<Suggestion>>> cases = new LinkedHashMap<>();

    private CompletionCollector() {}

    /**
     * Returns the words of the program and of rulesets.
     *
     * @param rulesets those that can be named first on a line; plain dice are added
     */
    static CompletionWords words(Program program, List<Ruleset> rulesets) {
        CompletionCollector found = new CompletionCollector();
        rulesets.forEach(found::add);
        found.add(Rulesets.named("dice"));
        List<CommandSpec> commands = new ArrayList<>(program.commandSpecs());
        for (CommandSpec command : commands) {
            List<CommandSpec> below = command.subcommands().values().stream()
                    .map(CommandLine::getCommandSpec)
                    .toList();
            found.put("SUBCOMMANDS", command.name(), suggest(below, CompletionCollector::suggestion));
        }
        commands.removeIf(command -> command.userObject() instanceof PromptOnly);
        Map<String, List<Suggestion>> lists = Map.of(
                "RULESETS", suggest(rulesets, ruleset -> new Suggestion(ruleset.name(), ruleset.title())),
                "COMMANDS", suggest(commands, CompletionCollector::suggestion),
                "GENERAL", common(CommonOption.For.PLAY),
                "ODDS", common(CommonOption.For.ODDS),
                "SHELLS", suggest(ShellSyntax.names(), name -> new Suggestion(name, "completion for " + name)));
        return new CompletionWords(lists, found.cases);
    }

    private void put(String placeholder, String key, List<Suggestion> words) {
        cases.computeIfAbsent(placeholder, none -> new LinkedHashMap<>()).put(key, words);
    }

    private static <T> List<Suggestion> suggest(Collection<T> all, Function<T, Suggestion> suggestion) {
        return all.stream().map(suggestion).toList();
    }

    private static Suggestion suggestion(CommandSpec command) {
        return new Suggestion(command.name(), CommandHelp.summary(command));
    }

    private static List<Suggestion> common(CommonOption.For purpose) {
        List<Suggestion> all = new ArrayList<>();
        for (CommonOption option : CommonOption.of(purpose)) {
            option.names().forEach(name -> all.add(new Suggestion(name, option.help())));
        }
        return all;
    }

    private void add(Ruleset ruleset) {
        List<Suggestion> names = new ArrayList<>();
        for (String name : ruleset.resolvers()) {
            Description description = ruleset.resolver(name).description();
            names.add(new Suggestion(name, description.summary()));
            String place = ruleset.name() + "/" + name;
            addOptions(place, new ResolverCommand(ruleset, name).spec().options());
            put("BARE", place, bareWords(description));
        }
        put("RESOLVERS", ruleset.name(), names);
    }

    /** Adds the resolver's own options and their values; the common options are offered with every resolver. */
    private void addOptions(String place, List<OptionSpec> all) {
        List<Suggestion> own = new ArrayList<>();
        for (OptionSpec option : all) {
            if (CommonOptions.find(option).isEmpty()) {
                String meaning = String.join(" ", option.description());
                List<Suggestion> words = new ArrayList<>();
                if (option.completionCandidates() != null) {
                    option.completionCandidates().forEach(word -> words.add(new Suggestion(word, meaning)));
                }
                for (String name : option.names()) {
                    own.add(new Suggestion(name, meaning));
                    put("VALUES", place + "/" + name, words);
                }
            }
        }
        put("OPTIONS", place, own);
    }

    /** Returns the choices of a resolver that takes values without an option's name; the first meaning of a word counts. */
    private static List<Suggestion> bareWords(Description description) {
        Map<String, Suggestion> words = new LinkedHashMap<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.type() instanceof Type.Choice<?> choice
                    && !description.bare().isEmpty()) {
                choice.words().forEach(word -> words.putIfAbsent(word, new Suggestion(word, parameter.help())));
            }
        }
        return List.copyOf(words.values());
    }
}
