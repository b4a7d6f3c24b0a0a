package grognard.cli.batch;

import grognard.batch.Lines;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.input.BadInput;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import grognard.rulesets.Library;
import java.util.ArrayList;
import java.util.List;

/** Follows {@code use} through a batch, and finds the lines that cannot be worked on beside others. */
final class BatchWatch implements Lines.Watch {

    private boolean allAlone;
    private final boolean shared;
    private final List<String> writingVerbs = new ArrayList<>();
    private final List<String> writingOptions = new ArrayList<>();
    private final Library library;
    private String ruleset;

    /** @param shared whether several threads share the work */
    BatchWatch(Session session, Program program, BatchSettings settings, boolean shared) {
        this.allAlone = session.game().isPresent()
                || session.preferences().log(settings.options()).isPresent();
        this.shared = shared;
        this.ruleset = session.ruleset().name();
        this.library = session.library();
        if (shared) {
            for (Verb verb : program.verbs()) {
                if (writes(verb)) {
                    writingVerbs.add(verb.description().name());
                }
            }
            for (Usual option : Usual.values()) {
                if (option.writes()) {
                    writingOptions.add(option.longName());
                }
            }
        }
    }

    /** A verb of which a part writes is alone whole: what the other parts read, it may have written. */
    private static boolean writes(Verb verb) {
        return verb.description().writes() || verb.subverbs().stream().anyMatch(BatchWatch::writes);
    }

    @Override
    public String ruleset() {
        return ruleset;
    }

    @Override
    public boolean alone(String line) {
        if (line.contains("game")) {
            allAlone = true; // from there on each line stands on the last
        }
        if (line.contains("use")) {
            follow(line);
        }
        // Records keep their order too.
        return shared && (allAlone || mayWrite(line) && writes(line));
    }

    /** Whether it is worth splitting the line to find out; most lines of a batch are not. */
    private boolean mayWrite(String line) {
        return isQuoted(line)
                || writingVerbs.stream().anyMatch(line::contains)
                || writingOptions.stream().anyMatch(line::contains);
    }

    /** Whether a word may be hidden in quotes. */
    private static boolean isQuoted(String line) {
        return line.indexOf('"') >= 0 || line.indexOf('\'') >= 0 || line.indexOf('\\') >= 0;
    }

    private boolean writes(String line) {
        List<Word> words = words(line);
        return words.stream().anyMatch(word -> writingVerbs.contains(word.text()))
                || words.stream().anyMatch(word -> writingOptions.contains(word.beforeEquals()));
    }

    /** A ruleset that does not exist is refused when the line is run. */
    private void follow(String line) {
        List<Word> words = words(line);
        if (words.size() == 2
                && words.get(0).is("use")
                && library.isKnown(words.get(1).text())) {
            ruleset = words.get(1).text();
        }
    }

    /** A line that cannot be read does nothing. */
    private static List<Word> words(String line) {
        try {
            return Words.of(line);
        } catch (BadInput e) {
            return List.of();
        }
    }
}
