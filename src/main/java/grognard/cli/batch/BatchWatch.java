package grognard.cli.batch;

import grognard.batch.Lines;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.line.Word;
import grognard.line.Words;
import grognard.rules.Rulesets;
import java.util.List;

/** Follows {@code use} through a batch, and finds the lines that cannot be worked on beside others. */
final class BatchWatch implements Lines.Watch {

    private final boolean allAlone;
    private final boolean shared;
    private String ruleset;

    /** @param shared whether several threads share the work */
    BatchWatch(Session session, BatchSettings settings, boolean shared) {
        this.allAlone = session.preferences().log(settings.options()).isPresent();
        this.shared = shared;
        this.ruleset = session.ruleset().name();
    }

    @Override
    public String ruleset() {
        return ruleset;
    }

    @Override
    public boolean alone(String line) {
        if (line.contains("use")) {
            follow(line.strip());
        }
        // Repetitions, since a million of them should not wait in memory; records, since their order is kept.
        return shared
                && (allAlone
                        || line.contains(" -n")
                        || line.contains("--repeat")
                        || line.contains("--log")
                        || line.stripLeading().startsWith("journal"));
    }

    /** A ruleset that does not exist is refused when the line is run. */
    private void follow(String line) {
        List<Word> words =
                line.startsWith("use") && !line.contains("\"") && !line.contains("'") ? Words.of(line) : List.of();
        if (words.size() == 2
                && words.get(0).is("use")
                && Rulesets.names().contains(words.get(1).text())) {
            ruleset = words.get(1).text();
        }
    }
}
