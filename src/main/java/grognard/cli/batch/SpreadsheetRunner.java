package grognard.cli.batch;

import grognard.batch.BatchLine;
import grognard.batch.Chunk;
import grognard.batch.ChunkWorker;
import grognard.batch.LineError;
import grognard.batch.ResultSink;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.ResolverRunner;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs the rows of a spreadsheet whose columns are a resolver's parameters; each worker thread has one. An empty cell
 * leaves its parameter at the default; an empty row is skipped.
 */
final class SpreadsheetRunner implements ChunkWorker<List<String>> {

    /** Columns that set the option of the same name and not a parameter. */
    private static final List<String> OPTIONS = List.of("label", "seed", "dice");

    private final BatchEnvironment place;
    private final Session session;
    private final BatchSettings settings;
    private final Ruleset ruleset;
    private final Resolver resolver;
    private final List<String> header;
    private final ResolverRunner play;
    private final AtomicBoolean failed;

    SpreadsheetRunner(
            Session outer,
            BatchSettings settings,
            AtomicBoolean failed,
            Ruleset ruleset,
            String resolver,
            List<String> header) {
        this.place = new BatchEnvironment(outer.environment());
        this.session = outer.forBatch(place.environment(), settings);
        this.settings = settings;
        this.failed = failed;
        this.ruleset = ruleset;
        this.resolver = ruleset.resolver(resolver);
        this.header = header;
        this.play = new ResolverRunner(session);
    }

    /** Reads the column names; an unknown or repeated one is refused with its column number. */
    static List<String> header(Resolver resolver, BatchLine<List<String>> first) {
        List<String> known = new ArrayList<>(resolver.description().parameters().stream()
                .map(Parameter::name)
                .toList());
        known.addAll(OPTIONS);
        List<String> header = new ArrayList<>();
        for (String cell : first.content()) {
            String name = cell.strip();
            if (!known.contains(name) || header.contains(name)) {
                String place = new LineError(first.number(), header.size() + 1, "").place();
                throw header.contains(name)
                        ? new BadInput(place + name + " is there twice: expected once")
                        : BadInput.value(
                                place + "column",
                                name,
                                "a parameter of " + resolver.description().name() + " (" + String.join(", ", known)
                                        + ")",
                                known);
            }
            header.add(name);
        }
        return header;
    }

    @Override
    public boolean run(Chunk<List<String>> chunk, ResultSink answers) {
        for (BatchLine<List<String>> row : chunk.lines()) {
            try {
                run(row, answers);
            } catch (BadInput e) {
                place.settle(session, answers);
                if (!answers.error(lineError(row, e))) {
                    return false;
                }
            }
        }
        place.settle(session, answers);
        answers.done(chunk.lines().size());
        return true;
    }

    private void run(BatchLine<List<String>> row, ResultSink answers) {
        if (!row.error().isEmpty()) {
            throw new BadInput(row.error());
        }
        place.to(answers);
        session.line().begin(row.number(), settings.seed() + "/" + row.number());
        Map<String, String> values = new LinkedHashMap<>();
        Map<CommonOption, List<String>> common = new EnumMap<>(CommonOption.class);
        for (int i = 0; i < row.content().size(); i++) {
            String cell = row.content().get(i).strip();
            if (i >= header.size() && !cell.isEmpty()) {
                throw BadInput.value("cell", cell, "no more than " + header.size() + " cells, as in the header");
            }
            if (cell.isEmpty()) {
                continue;
            }
            String name = header.get(i);
            if (resolver.description().parameter(name).isPresent()) {
                values.put(name, cell);
            } else {
                CommonOption.named("--" + name, CommonOption.For.PLAY)
                        .ifPresent(option -> common.put(option, List.of(cell)));
            }
        }
        if (values.isEmpty() && common.isEmpty()) {
            return;
        }
        OptionValues options = session.inForce(OptionValues.of(common));
        if (!options.isOneLine() && !settings.csv()) {
            place.heading(session.style(options), row.number() + "> " + String.join(",", row.content()));
        }
        Tables tables = session.tables(ruleset, options);
        if (play.apply(Request.of(ruleset, resolver, values, options), tables) == ExitCode.FAILED_TEST) {
            failed.set(true);
        }
    }

    /** Returns the error with the row's number and the column of the parameter that it is about; column 0 if none. */
    private LineError lineError(BatchLine<List<String>> row, BadInput e) {
        int column = 0;
        for (int i = 0; i < header.size() && column == 0; i++) {
            String option = resolver.description()
                    .parameter(header.get(i))
                    .map(Parameter::option)
                    .orElse("--" + header.get(i));
            column = e.error().subject().equals(option) ? i + 1 : 0;
        }
        return new LineError(row.number(), column, e.error().words());
    }
}
