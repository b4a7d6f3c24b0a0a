package grognard.cli.batch;

import grognard.batch.BatchLine;
import grognard.batch.Chunk;
import grognard.batch.LineSource;
import grognard.batch.RecentCache;
import grognard.batch.ResultSink;
import grognard.cli.command.Program;
import grognard.cli.command.general.UseCommand;
import grognard.cli.environment.ExitCode;
import grognard.cli.environment.InterruptedByUser;
import grognard.cli.run.RepeatedResolution;
import grognard.cli.run.RequestRunner;
import grognard.cli.run.ResolverRunner;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.record.RecordCaption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * Runs the typed lines of a batch. Lines that repeat in a JSON batch are answered from a cache of resolutions.
 */
final class LineRunner extends BatchWorker<String> {

    private final Program program;
    private final ResolverRunner play;
    private final RequestRunner requests;
    private final Map<String, LineReaderCache> readersByRuleset = new HashMap<>();
    private LineReaderCache readers;

    /** Whether lines without options give JSON and no record: such a result depends on the line and its seed alone. */
    private final boolean plainJson;

    private final RecentCache<String, RepeatedResolution> repeated;
    private String ruleset = "";

    /** @param memory bytes that this worker may use to cache resolutions of repeated lines */
    LineRunner(
            Session outer,
            Function<Session, Program> programs,
            BatchSettings settings,
            AtomicBoolean failed,
            long memory) {
        super(outer, settings, failed);
        program = programs.apply(session);
        requests = new RequestRunner(session);
        readers = readers();
        play = requests.play();
        plainJson = settings.plain().json()
                && session.preferences().log(settings.plain()).isEmpty();
        repeated = new RecentCache<>(memory / 2);
    }

    @Override
    void start(Chunk<String> chunk) {
        use(chunk.ruleset());
    }

    /** Runs one line: from the cache, as {@code use}, or in full. */
    @Override
    void runLine(BatchLine<String> line, ResultSink sink) {
        RepeatedResolution before = mayCache() ? repeated.find(line.content()) : null;
        if (before != null) {
            output.to(sink);
            writeRepeated(before, line);
            return;
        }
        int carriageReturn = line.content().indexOf('\r');
        if (carriageReturn >= 0
                && carriageReturn < line.content().stripTrailing().length()) {
            throw new BadInput(LineSource.BARE_RETURN).at(carriageReturn + 1);
        }
        List<Token> words = Tokenizer.of(line.content());
        if (words.isEmpty()) {
            return;
        }
        if (words.get(0).is("use") && words.size() == 2) {
            use(named(words.get(1)));
            return;
        }
        start(line, sink);
        if (!settings.options().isOneLine() && !settings.csv()) {
            output.heading(
                    session.style(settings.options()),
                    line.number() + "> " + line.content().strip());
        }
        if (runWords(line, words) == ExitCode.FAILED_TEST.code()) {
            failed.set(true);
        }
    }

    /** Returns whether results may come from the cache: a game or {@code set} gives a line another result. */
    private boolean mayCache() {
        return plainJson
                && session.game().isEmpty()
                && session.preferences().settings().isEmpty();
    }

    private String named(Token ruleset) {
        try {
            return UseCommand.checked(ruleset.text(), session.library());
        } catch (BadInput e) {
            throw e.at(ruleset.column());
        }
    }

    private void writeRepeated(RepeatedResolution situation, BatchLine<String> line) {
        InterruptedByUser.check();
        int weight = situation.weight();
        OptionValues options = settings.plain();
        boolean lost = situation.write(
                new RecordCaption(options.label(), 0, Optional.of(seed(line))), line.number(), play.json());
        repeated.addWeight(situation.weight() - weight);
        if (lost && options.has(CommonOption.EXIT_STATUS)) {
            failed.set(true);
        }
    }

    /** Runs a resolver's line with a cached reader; any other line goes through the program. */
    private int runWords(BatchLine<String> line, List<Token> words) {
        LineReaderCache.Reader reader = namesRules(line.content(), words) ? null : readers.find(words);
        if (reader == null) {
            return runFully(words);
        }
        Request request = requests.read(reader.lines(), words.subList(reader.named(), words.size()));
        if (request.wantsHelp()) {
            return runFully(words);
        }
        if (request.options().isOneLine()) {
            output.noHeading(); // the line asks for one line of output, though the batch does not
        }
        if (mayCache() && request.options().isEmpty() && repeated.isWorthCaching(line.content())) {
            RepeatedResolution again = repeatedResolution(reader, request);
            repeated.put(line.content(), again);
            repeated.addWeight(again.weight());
            writeRepeated(again, line);
            return ExitCode.DONE.code();
        }
        return requests.run(request).code();
    }

    private static RepeatedResolution repeatedResolution(LineReaderCache.Reader reader, Request request) {
        try {
            return new RepeatedResolution(request.resolver(), reader.plainTables(), request.values());
        } catch (BadInput e) {
            throw request.placed(e);
        }
    }

    /** Returns whether the line names a ruleset by {@code --rules}, for which the cached readers do not hold. */
    private static boolean namesRules(String line, List<Token> words) {
        if (Tokenizer.isPlain(line) && !line.contains(CommonOption.RULES.longName())) {
            return false;
        }
        for (Token word : words) {
            if (word.text().startsWith(CommonOption.RULES.longName())) {
                return true;
            }
        }
        return false;
    }

    private int runFully(List<Token> words) {
        try {
            return program.run(words);
        } finally {
            session.preferences().use(ruleset); // --rules holds for its own line only
        }
    }

    private void use(String name) {
        if (!name.equals(ruleset)) {
            ruleset = name;
            repeated.clear();
            session.preferences().use(name);
            readers = readersByRuleset.computeIfAbsent(name, unknown -> readers());
        }
    }

    /**
     * Creates the readers for the ruleset in use. Each ruleset has its own, because error messages name resolvers of
     * other rulesets by their full names.
     */
    private LineReaderCache readers() {
        return new LineReaderCache(session, requests, settings.plain());
    }

    /** The column of the error, or that of the first word. */
    @Override
    int column(BatchLine<String> line, BadInput e) {
        int column = e.error().column();
        return column == 0 && line.error().isEmpty()
                ? Tokenizer.of(line.content()).get(0).column()
                : column;
    }
}
