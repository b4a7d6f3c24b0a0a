package grognard.cli.batch;

import grognard.batch.BatchLine;
import grognard.batch.LineError;
import grognard.batch.LineSource;
import grognard.batch.OrderedExecutor;
import grognard.batch.RowSource;
import grognard.cli.command.Program;
import grognard.cli.environment.ExitCode;
import grognard.cli.environment.PathName;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.render.result.ResolverCsv;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Runs the lines of a file, or the rows of a spreadsheet, on several threads, and prints their results in order. */
final class Batch {

    /** The file name that stands for standard input. */
    static final String STANDARD_INPUT = "-";

    /** Bytes that all threads together may use to cache the results of repeated lines. */
    private static final long CACHE_BYTES = 48 << 20;

    private final Session session;
    private final Function<Session, Program> programs;
    private final BatchSettings settings;
    private final int threads;
    private final boolean strict;
    private final BatchPrinter printer;
    private final AtomicBoolean failed = new AtomicBoolean();

    /**
     * @param programs creates the program of each worker, since a program holds the state of its lines
     * @param threads number of workers
     * @param keepGoing reports bad lines and continues, instead of ending with the first
     * @param strict refuses columns of a spreadsheet that the resolver does not read
     */
    Batch(
            Session session,
            Function<Session, Program> programs,
            BatchSettings settings,
            int threads,
            boolean keepGoing,
            boolean strict) {
        this.session = session;
        this.programs = programs;
        this.settings = settings;
        this.threads = threads;
        this.strict = strict;
        this.printer = new BatchPrinter(session.environment(), keepGoing);
    }

    /**
     * Runs the batch and returns its exit code.
     *
     * @param sheet the resolver whose spreadsheet the file is ({@code contact}, {@code acw fire}); empty if the file
     *     has typed lines
     * @param share the part of the lines to run
     */
    int run(String file, Optional<String> sheet, ShardOption share) {
        try (InputStream in = open(file)) {
            boolean sharded = sheet.isEmpty() && !share.isAll();
            LineSource lines = new LineSource(
                    in, new LineClassifier(session, programs.apply(session), settings, threads > 1, sharded));
            if (sheet.isPresent()) {
                rows(new RowSource(lines), sheet.get(), share);
            } else {
                settings.header().ifPresent(session.out()::print);
                new OrderedExecutor<String>(
                                threads,
                                printer.keepsGoing(),
                                () -> new LineRunner(session, programs, settings, failed, CACHE_BYTES / threads))
                        .run(share.of(lines), printer);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        } finally {
            printer.clear();
        }
        return exit().code();
    }

    /**
     * Runs the rows of a spreadsheet. Its header is read before any worker starts, so that a wrong column ends the
     * batch at once.
     */
    private void rows(RowSource rows, String sheet, ShardOption share) {
        String[] words = sheet.strip().split("\\s+", -1);
        String name = words[words.length - 1];
        Ruleset ruleset = words.length > 1
                ? session.library().named("--csv", words[0])
                : name.equals("roll") ? Rulesets.named("dice") : session.ruleset();
        if (!ruleset.resolvers().contains(name) || words.length > 2) {
            throw BadInput.value(
                    "--csv", sheet, "a resolver of " + ruleset.name() + ", or RULESET RESOLVER", ruleset.resolvers());
        }
        Optional<BatchLine<List<String>>> first = rows.header();
        if (first.isEmpty()) {
            throw new BadInput("line 1: expected a header that names the columns");
        }
        if (!first.get().error().isEmpty()) {
            throw new BadInput(
                    new LineError(first.get().number(), 0, first.get().error()).toString());
        }
        ResolverCsv results = new ResolverCsv(ruleset.numbers(name));
        SheetColumns columns =
                SheetColumns.of(ruleset.resolver(name).description(), first.get(), results.columns(), strict);
        if (settings.csv()) {
            session.out().print(results.header(columns.furtherNames()));
        }
        // A journal has one order of records, so rows that are recorded run on one thread.
        int sharing = session.preferences().log(settings.options()).isPresent() ? 1 : threads;
        new OrderedExecutor<List<String>>(
                        sharing,
                        printer.keepsGoing(),
                        () -> new SpreadsheetRunner(session, settings, failed, ruleset, name, columns))
                .run(share.of(rows), printer);
    }

    /** Opens the file or standard input. At the prompt standard input is the player's keyboard and is refused. */
    private InputStream open(String file) {
        if (file.equals(STANDARD_INPUT) && session.isAtPrompt()) {
            throw new BadInput("batch: expected a FILE at the prompt, where lines can be pasted as they are");
        }
        if (file.equals(STANDARD_INPUT)) {
            return session.environment().input();
        }
        Path path = PathName.file("FILE", file);
        if (Files.isDirectory(path)) {
            throw BadInput.value("batch", file, "a file, and this is a folder");
        }
        try {
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw BadInput.value("batch", file, "a file that exists, or - for standard input");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** Returns the exit code after the last line; throws the error of the line that ended the batch, if one did. */
    private ExitCode exit() {
        Optional<LineError> stop = printer.stoppedAt();
        if (stop.isPresent()) {
            throw new BadInput(stop.get().toString());
        }
        if (printer.badLines() > 0) {
            session.environment()
                    .err()
                    .print("grognard: " + printer.badLines() + " of " + printer.lines() + " lines could not be used\n");
            return ExitCode.BAD_INPUT;
        }
        return failed.get() ? ExitCode.FAILED_TEST : ExitCode.DONE;
    }
}
