package grognard.cli.batch;

import grognard.batch.LineSource;
import grognard.cli.command.Program;
import grognard.cli.command.PromptOnly;
import grognard.cli.command.RunsAlone;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.cli.settings.Preferences;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Follows {@code use} through a batch, and finds the lines that cannot be worked on beside others. It sees every line before
 * anybody works on it, so most lines are judged by their first word alone.
 */
final class LineClassifier implements LineSource.Classifier {

    private static final String GAME = "game";

    private boolean restAlone;
    private final boolean shared;
    private final Preferences preferences;
    private final Set<String> aloneCommands = new HashSet<>();
    private final Set<String> statefulCommands = new HashSet<>(Set.of(GAME));
    private final List<String> writingOptions = new ArrayList<>();
    private final RulesetLibrary library;
    private final Set<String> resolverWords = new HashSet<>();
    private String ruleset;

    /** @param shared whether several threads share the work */
    LineClassifier(Session session, Program program, BatchSettings settings, boolean shared) {
        this.preferences = session.preferences();
        this.restAlone = session.game().isPresent()
                || preferences.log(settings.options()).isPresent();
        this.shared = shared;
        this.library = session.library();
        this.ruleset = session.ruleset().name();
        use(session.ruleset());
        if (shared) {
            program.commands().forEach((name, command) -> {
                if (command instanceof PromptOnly) {
                    statefulCommands.add(name);
                } else if (command instanceof RunsAlone) {
                    aloneCommands.add(name);
                }
            });
            for (CommonOption option : CommonOption.values()) {
                if (option.writes()) {
                    writingOptions.add(option.longName());
                }
            }
        }
    }

    @Override
    public String ruleset() {
        return ruleset;
    }

    @Override
    public boolean alone(String line) {
        if (resolverWords.contains(firstWord(line))) {
            return shared && (restAlone || (mayNameWritingOption(line) && namesWritingOption(tokens(line))));
        }
        List<Token> tokens = tokens(line);
        if (tokens.size() == 2 && tokens.get(0).is("use")) {
            followUse(tokens.get(1).text());
        }
        if (!shared || restAlone) {
            return shared;
        }
        tokens = preferences.expandAlias(tokens);
        // From a game, or from what is set, on each line stands on those before.
        restAlone = !tokens.isEmpty() && statefulCommands.contains(commandName(tokens));
        return restAlone
                || namesWritingOption(tokens)
                || tokens.stream().anyMatch(word -> aloneCommands.contains(word.text()));
    }

    /** What stands before the first blank, if it is no more than it seems; no resolver's name is quoted. */
    private static String firstWord(String line) {
        int blank = line.indexOf(' ');
        return blank < 0 ? line : line.substring(0, blank);
    }

    /** The first word that is no option of the line: {@code --rules honour} may stand before it. */
    private static String commandName(List<Token> tokens) {
        int at = 0;
        while (at + 1 < tokens.size() && tokens.get(at).text().startsWith(CommonOption.RULES.longName())) {
            at += tokens.get(at).is(CommonOption.RULES.longName()) ? 2 : 1;
        }
        return at < tokens.size() ? tokens.get(at).text() : "";
    }

    /** Whether it is worth splitting a resolver's line to find out; most lines of a batch are not. */
    private boolean mayNameWritingOption(String line) {
        for (int i = 0; i < writingOptions.size(); i++) {
            if (line.contains(writingOptions.get(i))) {
                return true;
            }
        }
        return line.indexOf('"') >= 0
                || line.indexOf('\'') >= 0
                || line.indexOf('\\') >= 0; // it may be hidden in quotes
    }

    private boolean namesWritingOption(List<Token> tokens) {
        return tokens.stream().anyMatch(word -> writingOptions.contains(word.beforeEquals()));
    }

    /** A ruleset that does not exist is refused when the line is run. */
    private void followUse(String name) {
        if (library.isKnown(name)) {
            ruleset = name;
            use(library.named("use", name));
        }
    }

    /** What a line can begin with that is a resolver's. */
    private void use(Ruleset used) {
        resolverWords.clear();
        resolverWords.addAll(used.resolvers());
        resolverWords.addAll(Rulesets.names());
    }

    /** A line that cannot be read does nothing. */
    private static List<Token> tokens(String line) {
        try {
            return Tokenizer.of(line);
        } catch (BadInput e) {
            return List.of();
        }
    }
}
