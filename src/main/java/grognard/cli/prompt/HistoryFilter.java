package grognard.cli.prompt;

import grognard.cli.command.Program;
import grognard.cli.command.Secret;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.line.CommonOption;
import grognard.line.Token;
import grognard.line.Tokenizer;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Decides whether a typed line may contain a secret and must not go into the history file. Options for secrets are
 * marked {@link Secret}. A line for a command with such an option, or for a misspelt one, is kept only if every word of
 * it is understood and none is the secret: losing a harmless line costs nothing.
 */
final class HistoryFilter {

    private final Program program;
    private final Session session;
    private List<CommandSpec> commands = List.of();

    HistoryFilter(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    /** Returns whether any of the lines typed before Enter may contain a secret. */
    boolean mayHoldSecret(String typed) {
        try {
            return typed.lines()
                    .flatMap(line -> Tokenizer.lines(line).stream())
                    .anyMatch(line -> isSecret(session.preferences().expandAlias(withoutLeadingOptions(words(line)))));
        } catch (RuntimeException e) {
            return true; // the settings or game cannot be read, so the line cannot be understood
        }
    }

    /**
     * Tokenizes a line. One with an unclosed quote is refused when it is run, but its words were typed all the same.
     */
    private static List<Token> words(String line) {
        try {
            return Tokenizer.of(line);
        } catch (BadInput e) {
            return Tokenizer.of(line.replace('"', ' ').replace('\'', ' '));
        }
    }

    /** Drops the program's name and {@code --rules RULESET} from the start. */
    private static List<Token> withoutLeadingOptions(List<Token> words) {
        int at = 0;
        while (at < words.size() && (words.get(at).is("grognard") || isRules(words.get(at)))) {
            at += words.get(at).is(CommonOption.RULES.longName()) ? 2 : 1;
        }
        return words.subList(Math.min(at, words.size()), words.size());
    }

    private static boolean isRules(Token word) {
        return word.is(CommonOption.RULES.longName()) || word.text().startsWith(CommonOption.RULES.longName() + "=");
    }

    /** Checks one line. A resolver's line has no secrets; an alias is checked as the line that it stands for. */
    private boolean isSecret(List<Token> words) {
        if (words.isEmpty() || (words.size() == 1 && isResolver(words.get(0).text()))) {
            return false;
        }
        if (commands.isEmpty()) {
            commands = subcommands(program.root().getCommandSpec());
        }
        if (containsSecretOption(words)) {
            return true;
        }
        if (isResolver(words.get(0).text())) {
            return false;
        }
        if (words.get(0).is("alias") && words.size() > 1) {
            return isSecret(aliased(words.subList(1, words.size())));
        }
        if (words.size() > 1 && session.library().isKnown(words.get(0).text())) {
            return isSecret(words.subList(1, words.size())); // a ruleset before a command
        }
        String first = guessCommand(words.get(0).text());
        List<Token> rest = words.subList(1, words.size());
        for (CommandSpec command : commands) {
            for (CommandSpec subcommand : subcommands(command)) {
                if (subcommand.name().equals(first) && isSecret(subcommand, rest)) {
                    return true; // the command before it was left out
                }
            }
            if (command.name().equals(first)) {
                return isSecretOf(command, rest);
            }
        }
        return false;
    }

    /**
     * Returns whether a secret option, or one nearly spelt like it, follows its subcommand's name anywhere in the line,
     * for instance when a new line was typed behind an old one.
     */
    private boolean containsSecretOption(List<Token> words) {
        for (CommandSpec command : commands) {
            for (CommandSpec subcommand : subcommands(command)) {
                int at = 0;
                while (at < words.size() && !words.get(at).text().contains(subcommand.name())) {
                    at++;
                }
                for (OptionSpec option : subcommand.options()) {
                    for (int i = at + 1; isSecret(option) && i < words.size(); i++) {
                        if (isNearly(words.get(i).text(), option.longestName())) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static boolean isNearly(String word, String option) {
        String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        return name.contains(option)
                || (name.startsWith("-") && Nearest.to(name, List.of(option)).isPresent());
    }

    private boolean isResolver(String word) {
        return session.ruleset().resolvers().contains(word);
    }

    /** Returns the line that an alias definition stands for. */
    private static List<Token> aliased(List<Token> words) {
        String first = words.get(0).text();
        List<Token> line = new ArrayList<>(words(first.substring(first.indexOf('=') + 1)));
        line.addAll(words.subList(1, words.size()));
        return line;
    }

    /** Returns the known first word with this prefix, else the nearest in spelling, else the word itself. */
    private String guessCommand(String word) {
        Set<String> known = new TreeSet<>(session.ruleset().resolvers());
        known.addAll(session.library().names());
        for (CommandSpec command : commands) {
            known.add(command.name());
            known.addAll(command.subcommands().keySet());
        }
        if (known.contains(word)) {
            return word;
        }
        Optional<String> completed =
                known.stream().filter(one -> one.startsWith(word)).findFirst();
        return completed.or(() -> Nearest.to(word, known)).orElse(word);
    }

    /**
     * Checks the words after a command. If no subcommand is named, it may be misspelt or left out, so all are tried.
     */
    private static boolean isSecretOf(CommandSpec command, List<Token> rest) {
        List<CommandSpec> subcommands = subcommands(command);
        if (subcommands.isEmpty()) {
            return isSecret(command, rest);
        }
        for (CommandSpec subcommand : subcommands) {
            if (!rest.isEmpty() && rest.get(0).is(subcommand.name())) {
                return isSecret(subcommand, rest.subList(1, rest.size()));
            }
        }
        for (CommandSpec subcommand : subcommands) {
            if (isSecret(subcommand, rest) && rest.size() > 1) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSecret(CommandSpec command, List<Token> rest) {
        return command.options().stream().anyMatch(HistoryFilter::isSecret) && !isHarmless(command, rest);
    }

    private static boolean isSecret(OptionSpec option) {
        return option.userObject() instanceof AnnotatedElement field && field.isAnnotationPresent(Secret.class);
    }

    private static List<CommandSpec> subcommands(CommandSpec command) {
        return command.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .toList();
    }

    /** Returns whether every word is a known option or value of the command and none is a secret. */
    private static boolean isHarmless(CommandSpec command, List<Token> words) {
        int bare = 0;
        for (int i = 0; i < words.size(); i++) {
            Token word = words.get(i);
            if (!word.text().startsWith("-")) {
                bare++;
                continue;
            }
            OptionSpec option = command.findOption(word.beforeEquals());
            if (option == null || isSecret(option)) {
                return false;
            }
            i += option.arity().max() > 0 && word.text().indexOf('=') < 0 ? 1 : 0;
        }
        return bare <= command.positionalParameters().size();
    }
}
