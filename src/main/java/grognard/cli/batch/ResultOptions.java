package grognard.cli.batch;

import grognard.line.CommonOption;
import grognard.line.OptionValues;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of resolvers that a batch takes for all of its lines. A line's own option wins. */
final class ResultOptions {

    @Option(
            names = {"-q", "--quiet"},
            description = "the outcome line only")
    private boolean quiet;

    @Option(
            names = {"-b", "--brief"},
            description = "the outcome, what to do, the totals, and the dice on one line")
    private boolean brief;

    @Option(
            names = "--fields",
            paramLabel = "LIST",
            description = "these values with tabs between them, a line each: code,difference")
    private Optional<String> fields = Optional.empty();

    @Option(
            names = "--template",
            paramLabel = "TEXT",
            description = "a line of your own: '{label}: {outcome} by {difference}'")
    private Optional<String> template = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "TEXT",
            description = "the seed of the dice; without it one is minted and shown")
    private Optional<String> seed = Optional.empty();

    @Option(names = "--label", paramLabel = "TEXT", description = "your name for this resolution")
    private Optional<String> label = Optional.empty();

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "put the resolution on record in that journal before it is shown")
    private Optional<String> log = Optional.empty();

    @Option(names = "--exit-status", description = "exit with 10 when the test was failed")
    private boolean exitStatus;

    /** Adds these options to others of the same command. */
    OptionValues addTo(OptionValues others) {
        return others.with(CommonOption.QUIET, quiet)
                .with(CommonOption.BRIEF, brief)
                .with(CommonOption.FIELDS, fields)
                .with(CommonOption.TEMPLATE, template)
                .with(CommonOption.SEED, seed)
                .with(CommonOption.LABEL, label)
                .with(CommonOption.LOG, log)
                .with(CommonOption.EXIT_STATUS, exitStatus);
    }
}
