package grognard.cli.batch;

import grognard.cli.command.Completes;
import grognard.cli.command.OutputOptions;
import grognard.cli.command.Program;
import grognard.cli.command.RulesOptions;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.SeedSource;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.repl.CommandNode;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the lines of a file or the rows of a spreadsheet in one run of the program. */
@Command(
        name = "batch",
        header = "many resolutions in one run",
        customSynopsis = {
            "batch turn5.txt",
            "batch --json --seed salamanca - < turn5.txt",
            "batch --csv contact --format csv charges.csv > results.csv"
        },
        footer = {
            "A line is what you type at the prompt: contact --att 4 --pips 1 --label \"3rd Foot\".",
            "'use RULESET' holds for the lines below it, # starts a comment.",
            "Line k takes its dice from SEED/k: alone, with --seed SEED/k, it gives the same result.",
            "A recipe, from spreadsheet to spreadsheet. Save your situations as charges.csv:",
            "  label,pips,quality,def-pips,commander",
            "  3rd Foot,1,elite,2,Picton",
            "  7th Line,3,,0,Leith",
            "Resolve them, a row each, and open results.csv:",
            "  grognard batch --csv contact --format csv charges.csv > results.csv",
            "Its columns: code, passed, label, line; then one for each number (attacker, defender, "
                    + "difference); last your own (commander).",
            "Exit: 0 all lines resolved, 1 could not, 2 a bad line; with --exit-status 10 when a test was failed."
        })
public final class BatchCommand implements Callable<Integer> {

    private static final int MOST_THREADS = 64;

    private enum Format {
        TEXT,
        JSON,
        CSV;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "the lines; - or nothing for standard input")
    @Completes(CommandNode.Kind.FILE)
    private String file = Batch.STANDARD_INPUT;

    @Option(
            names = "--csv",
            paramLabel = "RESOLVER",
            description = "FILE is a spreadsheet, its columns the resolver's parameters")
    private Optional<String> sheet = Optional.empty();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text, json or csv (text)")
    private Optional<Format> format = Optional.empty();

    @Option(
            names = "--keep-going",
            description = "report each bad line and go on; without it the first one ends the batch")
    private boolean keepGoing;

    @Option(names = "--strict", description = "with --csv: refuse columns that are no parameters")
    private boolean strict;

    @Option(names = "--threads", paramLabel = "N", description = "how many cores to use (all)")
    private int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());

    @Option(
            names = "--shard",
            paramLabel = "K/N",
            description = "only every N-th line, from line K on, with the dice it has in the complete batch")
    private Optional<String> shard = Optional.empty();

    @Mixin
    private final ResultOptions result = new ResultOptions();

    @Mixin
    private final OutputOptions output = new OutputOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    private final Session session;
    private final Function<Session, Program> programs;

    /** @param programs creates the program of each worker; this package must not depend on {@code Cli} */
    public BatchCommand(Session session, Function<Session, Program> programs) {
        this.session = session;
        this.programs = programs;
    }

    @Override
    public Integer call() {
        if (session.batch().isPresent()) {
            throw BadInput.of("batch", "no batch inside a batch");
        }
        OptionValues options = result.addTo(rules.addTo(output.options()));
        options.text(CommonOption.RULES)
                .ifPresent(name -> session.preferences()
                        .use(session.library().named("--rules", name).name()));
        Format chosen = format.orElse(options.json() ? Format.JSON : Format.TEXT);
        if (options.json() && chosen != Format.JSON) {
            throw BadInput.value("--format", chosen.toString(), "json, since --json is given");
        }
        if (chosen == Format.CSV && (options.has(CommonOption.FIELDS) || options.has(CommonOption.TEMPLATE))) {
            throw BadInput.value(
                    "--format", chosen.toString(), "it without --fields and --template, whose lines are their own");
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw BadInput.value("--threads", String.valueOf(threads), "a whole number from 1 to " + MOST_THREADS);
        }
        if (sheet.isPresent() && session.game().isPresent()) {
            throw BadInput.of("--csv", "it without a game, since its rows name no units");
        }
        if (strict && sheet.isEmpty()) {
            throw BadInput.of("--strict", "--csv RESOLVER with it");
        }
        OptionValues all = chosen == Format.JSON ? options.with(CommonOption.JSON) : options;
        String seed = options.seed().isPresent() ? options.seed().get() : SeedSource.mint();
        BatchSettings settings = new BatchSettings(all, chosen == Format.CSV, seed);
        ShardOption share = ShardOption.of(shard);
        if (!share.isAll()) {
            checkShard(settings);
        }
        return new Batch(session, programs, settings, threads, keepGoing, strict).run(file, sheet, share);
    }

    /**
     * Refuses {@code --shard} where the parts of a batch are not independent: without a common seed the dice would
     * differ from those of the undivided batch, and records in a journal have one order.
     */
    private void checkShard(BatchSettings settings) {
        if (settings.options().seed().isEmpty()) {
            throw BadInput.of("--shard", "a --seed with it, the same for every shard");
        }
        if (session.game().isPresent()
                || session.preferences().log(settings.options()).isPresent()) {
            throw BadInput.of("--shard", "no journal with it, since records have an order");
        }
    }
}
