package grognard.cli;

import grognard.batch.BadLine;
import grognard.batch.InOrder;
import grognard.batch.Line;
import grognard.batch.Lines;
import grognard.batch.Rows;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Many resolutions in one run. */
final class BatchVerb implements Verb {

    private static final int MOST_THREADS = 64;

    /** What all threads together may remember of lines that come again, in bytes. */
    private static final long MEMORY = 48 << 20;

    private final Session session;

    BatchVerb(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        return BatchSpec.of();
    }

    @Override
    public int run(ParseResult parsed) {
        GeneralOptions options = GeneralOptions.of(parsed);
        Optional<String> rules = Optional.ofNullable(parsed.matchedOptionValue("--rules", null));
        rules.ifPresent(name -> session.use(Rulesets.named("--rules", name).name()));
        String format = BatchSpec.format(parsed, List.of("text", "json", "csv"));
        GeneralOptions all = format.equals("json") ? options.asJson() : options;
        String seed = options.seed().isPresent() ? options.seed().get() : Seeds.mint();
        BatchSettings settings = new BatchSettings(all, format.equals("csv"), seed);
        boolean keepGoing = parsed.hasMatchedOption("--keep-going");
        String file = parsed.matchedPositionalValue(0, "-");
        Optional<String> sheet = Optional.ofNullable(parsed.matchedOptionValue("--csv", null));
        return run(file, sheet, settings, threads(parsed), keepGoing);
    }

    private static int threads(ParseResult parsed) {
        String typed = parsed.matchedOptionValue("--threads", "");
        if (typed.isEmpty()) {
            return Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
        }
        int threads = typed.matches("[0-9]{1,2}") ? Integer.parseInt(typed) : 0;
        if (threads < 1 || threads > MOST_THREADS) {
            throw BadInput.value("--threads", typed, "a whole number from 1 to " + MOST_THREADS);
        }
        return threads;
    }

    private int run(String file, Optional<String> sheet, BatchSettings settings, int threads, boolean keepGoing) {
        World world = session.world();
        BatchPrinter printer = new BatchPrinter(world, keepGoing);
        AtomicBoolean failed = new AtomicBoolean();
        try (InputStream in = open(file)) {
            Lines lines = new Lines(in, new BatchWatch(session, settings, threads > 1));
            settings.header().ifPresent(world.out()::print);
            if (sheet.isPresent()) {
                rows(new Rows(lines), sheet.get(), settings, threads, printer, failed);
            } else {
                new InOrder<String>(
                                threads, keepGoing, () -> new TypedLines(session, settings, failed, MEMORY / threads))
                        .run(lines, printer);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        } finally {
            printer.clear();
        }
        return exit(printer, failed.get());
    }

    private void rows(
            Rows rows, String sheet, BatchSettings settings, int threads, BatchPrinter printer, AtomicBoolean failed) {
        String[] words = sheet.strip().split("\\s+", -1);
        String name = words[words.length - 1];
        Ruleset ruleset = words.length > 1
                ? Rulesets.named("--csv", words[0])
                : name.equals("roll") ? Rulesets.named("--csv", "dice") : session.ruleset();
        if (!ruleset.resolvers().contains(name) || words.length > 2) {
            throw BadInput.value(
                    "--csv", sheet, "a resolver of " + ruleset.name() + ", or RULESET RESOLVER", ruleset.resolvers());
        }
        Optional<Line<List<String>>> first = rows.header();
        if (first.isEmpty()) {
            throw new BadInput("line 1: expected a header that names the columns");
        }
        List<String> header = SheetRows.header(ruleset.resolver(name), first.get());
        // Rows that go on record do so one after another.
        int share = session.log(settings.options()).isPresent() ? 1 : threads;
        new InOrder<List<String>>(
                        share,
                        printer.keepsGoing(),
                        () -> new SheetRows(session, settings, failed, ruleset, name, header))
                .run(rows, printer);
    }

    private InputStream open(String file) {
        if (file.equals("-") && session.isAtPrompt()) {
            throw new BadInput("batch: expected a FILE at the prompt, where lines can be pasted as they are");
        }
        if (file.equals("-")) {
            return session.world().input();
        }
        try {
            return Files.newInputStream(Journals.path("FILE", file));
        } catch (NoSuchFileException e) {
            throw BadInput.value("batch", file, "a file that exists, or - for standard input");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private int exit(BatchPrinter printer, boolean failed) {
        Optional<BadLine> stop = printer.stoppedAt();
        if (stop.isPresent()) {
            throw new BadInput(stop.get().toString());
        }
        if (printer.badLines() > 0) {
            session.world()
                    .err()
                    .print("grognard: " + printer.badLines() + " of " + printer.lines() + " lines could not be used\n");
            return Cli.BAD_INPUT;
        }
        return failed ? FAILED_TEST : DONE;
    }
}
