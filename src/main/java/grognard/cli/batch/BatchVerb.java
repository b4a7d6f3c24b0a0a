package grognard.cli.batch;

import grognard.batch.BadLine;
import grognard.batch.InOrder;
import grognard.batch.Line;
import grognard.batch.Lines;
import grognard.batch.Rows;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Journals;
import grognard.cli.session.Seeds;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Format;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Many resolutions in one run. */
public final class BatchVerb implements Verb {

    private static final int MOST_THREADS = 64;

    /** What all threads together may remember of lines that come again, in bytes. */
    private static final long MEMORY = 48 << 20;

    private static final VerbDescription DESCRIPTION = VerbDescription.of("batch", "many resolutions in one run")
            .examples(
                    "batch turn5.txt",
                    "batch --json --seed salamanca - < turn5.txt",
                    "batch --csv contact --format csv charges.csv > results.csv")
            .operand(Operand.of("[FILE]", Operand.Kind.FILE, "the lines; - or nothing for standard input"))
            .valued("--csv", "RESOLVER", "FILE is a spreadsheet, its columns the resolver's parameters")
            .valued("--format", "FORMAT", "text, json or csv (text)")
            .flag("--keep-going", "report each bad line and go on; without it the first one ends the batch")
            .valued("--threads", "N", "how many cores to use (all)")
            .valued("--shard", "K/N", "only every N-th line, from line K on, with the dice it has in the whole batch")
            .usual(
                    Usual.QUIET,
                    Usual.BRIEF,
                    Usual.FIELDS,
                    Usual.TEMPLATE,
                    Usual.SEED,
                    Usual.LABEL,
                    Usual.LOG,
                    Usual.EXIT_STATUS)
            .usual(Usual.of(Usual.For.BOTH))
            .footer(
                    "A line is what you type at the prompt: contact --att 4 --pips 1 --label \"3rd Foot\".",
                    "'use RULESET' holds for the lines below it, # starts a comment.",
                    "Line k takes its dice from SEED/k: alone, with --seed SEED/k, it gives the same result.",
                    "",
                    "Exit: 0 all lines resolved, 1 could not, 2 a bad line; with --exit-status 10 when a test was"
                            + " failed.")
            .build();

    private final Session session;
    private final Function<Session, Program> programs;

    /** @param programs the program for lines of a batch, each worker's its own */
    public BatchVerb(Session session, Function<Session, Program> programs) {
        this.session = session;
        this.programs = programs;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (session.batch().isPresent()) {
            throw BadInput.of("batch", "no batch inside a batch");
        }
        Options options = call.options();
        call.text("--rules")
                .ifPresent(name -> session.preferences()
                        .use(session.library().named("--rules", name).name()));
        String format = Format.of(call, List.of("text", "json", "csv"));
        Options all = format.equals("json") ? options.with(Usual.JSON) : options;
        String seed = options.seed().isPresent() ? options.seed().get() : Seeds.mint();
        BatchSettings settings = new BatchSettings(all, format.equals("csv"), seed);
        Share share = Share.of(call.text("--shard"));
        if (!share.isWhole()) {
            checkShard(settings);
        }
        return run(call, settings, share);
    }

    /** Lines that stand on one another, or go on record in their order, cannot be shared out. */
    private void checkShard(BatchSettings settings) {
        if (settings.options().seed().isEmpty()) {
            throw BadInput.of("--shard", "a --seed with it, the same for every shard");
        }
        if (session.game().isPresent()
                || session.preferences().log(settings.options()).isPresent()) {
            throw BadInput.of("--shard", "no journal with it, since records have an order");
        }
    }

    private static int threads(Call call) {
        String typed = call.text("--threads").orElse("");
        if (typed.isEmpty()) {
            return Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
        }
        int threads = typed.matches("[0-9]{1,2}") ? Integer.parseInt(typed) : 0;
        if (threads < 1 || threads > MOST_THREADS) {
            throw BadInput.value("--threads", typed, "a whole number from 1 to " + MOST_THREADS);
        }
        return threads;
    }

    private Exit run(Call call, BatchSettings settings, Share share) {
        World world = session.world();
        String file = call.word().orElse("-");
        Optional<String> sheet = call.text("--csv");
        int threads = threads(call);
        BatchPrinter printer = new BatchPrinter(world, call.has("--keep-going"));
        AtomicBoolean failed = new AtomicBoolean();
        try (InputStream in = open(file)) {
            Lines lines = new Lines(in, new BatchWatch(session, programs.apply(session), settings, threads > 1));
            settings.header().ifPresent(world.out()::print);
            if (sheet.isPresent()) {
                rows(new Rows(lines), sheet.get(), settings, share, threads, printer, failed);
            } else {
                new InOrder<String>(
                                threads,
                                printer.keepsGoing(),
                                () -> new TypedLines(session, programs, settings, failed, MEMORY / threads))
                        .run(share.of(lines), printer);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        } finally {
            printer.clear();
        }
        return exit(printer, failed.get());
    }

    private void rows(
            Rows rows,
            String sheet,
            BatchSettings settings,
            Share share,
            int threads,
            BatchPrinter printer,
            AtomicBoolean failed) {
        String[] words = sheet.strip().split("\\s+", -1);
        String name = words[words.length - 1];
        Ruleset ruleset = words.length > 1
                ? session.library().named("--csv", words[0])
                : name.equals("roll") ? Rulesets.named("--csv", "dice") : session.ruleset();
        if (!ruleset.resolvers().contains(name) || words.length > 2) {
            throw BadInput.value(
                    "--csv", sheet, "a resolver of " + ruleset.name() + ", or RULESET RESOLVER", ruleset.resolvers());
        }
        Optional<Line<List<String>>> first = rows.header();
        if (first.isEmpty()) {
            throw new BadInput("line 1: expected a header that names the columns");
        }
        if (!first.get().error().isEmpty()) {
            throw new BadInput(new BadLine(first.get().number(), 0, first.get().error()).toString());
        }
        List<String> header = SheetRows.header(ruleset.resolver(name), first.get());
        // Rows that go on record do so one after another.
        int sharing = session.preferences().log(settings.options()).isPresent() ? 1 : threads;
        new InOrder<List<String>>(
                        sharing,
                        printer.keepsGoing(),
                        () -> new SheetRows(session, settings, failed, ruleset, name, header))
                .run(share.of(rows), printer);
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

    private Exit exit(BatchPrinter printer, boolean failed) {
        Optional<BadLine> stop = printer.stoppedAt();
        if (stop.isPresent()) {
            throw new BadInput(stop.get().toString());
        }
        if (printer.badLines() > 0) {
            session.world()
                    .err()
                    .print("grognard: " + printer.badLines() + " of " + printer.lines() + " lines could not be used\n");
            return Exit.BAD_INPUT;
        }
        return failed ? Exit.FAILED_TEST : Exit.DONE;
    }
}
