package grognard.cli.batch;

import grognard.batch.LineSource;
import grognard.batch.Shard;
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
 * Follows {@code use} through a batch and finds the lines that must not run beside others: those that write files, and
 * all lines after one that changes the session. It sees every line before any worker does, on one thread, so most lines
 * are judged by their first word without tokenizing.
 */
final class LineClassifier implements LineSource.Classifier {

    private static final String GAME = "game";
    private static final String ALIAS = "alias";

    /**
     * Whether all further lines run alone: a game is open, results are recorded, or an earlier line changed the
     * session.
     */
    private boolean restAlone;

    private final boolean shared;
    private final boolean sharded;
    private final Preferences preferences;

    /** Commands that write files or need most of the memory. */
    private final Set<String> aloneCommands = new HashSet<>();

    /** Commands after which every line depends on those before: {@code game}, {@code set}. */
    private final Set<String> statefulCommands = new HashSet<>(Set.of(GAME));

    /** Options that write files, such as {@code --svg}. */
    private final List<String> writingOptions = new ArrayList<>();

    private final RulesetLibrary library;

    /** First words of a resolver's line with the ruleset in use: its resolvers, and the names of rulesets. */
    private final Set<String> resolverWords = new HashSet<>();

    private String ruleset;

    /**
     * @param shared whether several threads share the work; with one, no line needs to be alone
     * @param sharded whether several processes share the work, so that no line may depend on another
     */
    LineClassifier(Session session, Program program, BatchSettings settings, boolean shared, boolean sharded) {
        this.preferences = session.preferences();
        this.restAlone = session.game().isPresent()
                || preferences.log(settings.options()).isPresent();
        this.shared = shared || sharded;
        this.sharded = sharded;
        this.library = session.library();
        this.ruleset = session.ruleset().name();
        use(session.ruleset());
        if (sharded) {
            statefulCommands.add(ALIAS); // it names lines for those below it
        }
        if (this.shared) {
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
    public String error(String line) {
        return sharded && isDependent(line) ? Shard.DEPENDENT : "";
    }

    /** Returns whether other lines depend on this one, or it on others. */
    private boolean isDependent(String line) {
        String first = firstWord(line);
        if (resolverWords.contains(first) && !isCommandOf(first, line)) {
            return mayNameWritingOption(line) && namesLog(tokens(line));
        }
        List<Token> tokens = preferences.expandAlias(tokens(line));
        if (tokens.isEmpty()) {
            return false;
        }
        return statefulCommands.contains(commandName(tokens)) || namesLog(tokens);
    }

    private static boolean namesLog(List<Token> tokens) {
        return tokens.stream().anyMatch(word -> word.beforeEquals().equals(CommonOption.LOG.longName()));
    }

    @Override
    public boolean alone(String line) {
        String first = firstWord(line);
        if (resolverWords.contains(first) && !isCommandOf(first, line)) {
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
        // After game or set, each line depends on the lines before it.
        restAlone = !tokens.isEmpty() && statefulCommands.contains(commandName(tokens));
        return restAlone
                || namesWritingOption(tokens)
                || tokens.stream().anyMatch(word -> aloneCommands.contains(word.text()));
    }

    /** Returns whether a ruleset comes before a command that runs alone: {@code acw game new}. */
    private boolean isCommandOf(String first, String line) {
        if (!shared || !Rulesets.names().contains(first) || line.length() == first.length()) {
            return false;
        }
        String second = firstWord(line.substring(first.length()).stripLeading());
        return statefulCommands.contains(second) || aloneCommands.contains(second);
    }

    /**
     * Returns the text before the first blank. No resolver's name is quoted, so nothing more is needed to recognise
     * one.
     */
    private static String firstWord(String line) {
        int blank = line.indexOf(' ');
        return blank < 0 ? line : line.substring(0, blank);
    }

    /** Returns the command's name: the first word after a leading {@code --rules honour} or {@code honour}. */
    private String commandName(List<Token> tokens) {
        int at = 0;
        while (at + 1 < tokens.size() && tokens.get(at).text().startsWith(CommonOption.RULES.longName())) {
            at += tokens.get(at).is(CommonOption.RULES.longName()) ? 2 : 1;
        }
        boolean ruleset = at + 1 < tokens.size()
                && statefulCommands.contains(tokens.get(at + 1).text())
                && library.isKnown(tokens.get(at).text());
        at += ruleset ? 1 : 0;
        return at < tokens.size() ? tokens.get(at).text() : "";
    }

    /**
     * Returns whether a resolver's line may contain an option that writes a file, which is worth tokenizing it to find
     * out. Quotes and backslashes may hide one.
     */
    private boolean mayNameWritingOption(String line) {
        for (int i = 0; i < writingOptions.size(); i++) {
            if (line.contains(writingOptions.get(i))) {
                return true;
            }
        }
        return !Tokenizer.isPlain(line);
    }

    private boolean namesWritingOption(List<Token> tokens) {
        return tokens.stream().anyMatch(word -> writingOptions.contains(word.beforeEquals()));
    }

    /**
     * Switches to the ruleset of a {@code use} line. An unknown one is ignored here and refused when the line is run.
     */
    private void followUse(String name) {
        if (library.isKnown(name)) {
            ruleset = name;
            use(library.named("use", name));
        }
    }

    /** Collects the first words of resolvers' lines. */
    private void use(Ruleset used) {
        resolverWords.clear();
        resolverWords.addAll(used.resolvers());
        resolverWords.addAll(Rulesets.names());
    }

    /**
     * Tokenizes a line. One with an unclosed quote changes nothing and is refused when it is run, so it counts as empty
     * here.
     */
    private static List<Token> tokens(String line) {
        try {
            return Tokenizer.of(line);
        } catch (BadInput e) {
            return List.of();
        }
    }
}
