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

    private boolean allAlone;
    private final boolean shared;
    private final Preferences preferences;
    private final Set<String> writing = new HashSet<>();
    private final Set<String> lasting = new HashSet<>(Set.of(GAME));
    private final List<String> writingOptions = new ArrayList<>();
    private final RulesetLibrary library;
    private final Set<String> playing = new HashSet<>();
    private String ruleset;

    /** @param shared whether several threads share the work */
    LineClassifier(Session session, Program program, BatchSettings settings, boolean shared) {
        this.preferences = session.preferences();
        this.allAlone = session.game().isPresent()
                || preferences.log(settings.options()).isPresent();
        this.shared = shared;
        this.library = session.library();
        this.ruleset = session.ruleset().name();
        use(session.ruleset());
        if (shared) {
            program.commands().forEach((name, command) -> {
                if (command instanceof PromptOnly) {
                    lasting.add(name);
                } else if (command instanceof RunsAlone) {
                    writing.add(name);
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
        if (playing.contains(firstWord(line))) {
            return shared && (allAlone || (mayWrite(line) && namesWritten(words(line))));
        }
        List<Token> words = words(line);
        if (words.size() == 2 && words.get(0).is("use")) {
            follow(words.get(1).text());
        }
        if (!shared || allAlone) {
            return shared;
        }
        words = preferences.inFull(words);
        // From a game, or from what is set, on each line stands on those before.
        allAlone = !words.isEmpty() && lasting.contains(verb(words));
        return allAlone || namesWritten(words) || words.stream().anyMatch(word -> writing.contains(word.text()));
    }

    /** What stands before the first blank, if it is no more than it seems; no resolver's name is quoted. */
    private static String firstWord(String line) {
        int blank = line.indexOf(' ');
        return blank < 0 ? line : line.substring(0, blank);
    }

    /** The first word that is no option of the line: {@code --rules honour} may stand before it. */
    private static String verb(List<Token> words) {
        int at = 0;
        while (at + 1 < words.size() && words.get(at).text().startsWith(CommonOption.RULES.longName())) {
            at += words.get(at).is(CommonOption.RULES.longName()) ? 2 : 1;
        }
        return at < words.size() ? words.get(at).text() : "";
    }

    /** Whether it is worth splitting a resolver's line to find out; most lines of a batch are not. */
    private boolean mayWrite(String line) {
        for (int i = 0; i < writingOptions.size(); i++) {
            if (line.contains(writingOptions.get(i))) {
                return true;
            }
        }
        return line.indexOf('"') >= 0
                || line.indexOf('\'') >= 0
                || line.indexOf('\\') >= 0; // it may be hidden in quotes
    }

    private boolean namesWritten(List<Token> words) {
        return words.stream().anyMatch(word -> writingOptions.contains(word.beforeEquals()));
    }

    /** A ruleset that does not exist is refused when the line is run. */
    private void follow(String name) {
        if (library.isKnown(name)) {
            ruleset = name;
            use(library.named("use", name));
        }
    }

    /** What a line can begin with that is a resolver's. */
    private void use(Ruleset used) {
        playing.clear();
        playing.addAll(used.resolvers());
        playing.addAll(Rulesets.names());
    }

    /** A line that cannot be read does nothing. */
    private static List<Token> words(String line) {
        try {
            return Tokenizer.of(line);
        } catch (BadInput e) {
            return List.of();
        }
    }
}
