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
import grognard.record.RecordCaption;
import grognard.render.result.ResolverCsv;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
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

    private final BatchEnvironment place;
    private final Session session;
    private final BatchSettings settings;
    private final Ruleset ruleset;
    private final Resolver resolver;
    private final SheetColumns columns;
    private final ResolverCsv results;
    private final ResolverRunner play;
    private final AtomicBoolean failed;

    /** Cells of the current row that the resolver does not read. */
    private List<String> further = List.of();

    SpreadsheetRunner(
            Session outer,
            BatchSettings settings,
            AtomicBoolean failed,
            Ruleset ruleset,
            String resolver,
            SheetColumns columns) {
        this.place = new BatchEnvironment(outer.environment());
        this.session = outer.forBatch(place.environment(), settings);
        this.settings = settings;
        this.failed = failed;
        this.ruleset = ruleset;
        this.resolver = ruleset.resolver(resolver);
        this.columns = columns;
        this.results = new ResolverCsv(ruleset.numbers(resolver));
        this.play = settings.csv() ? new ResolverRunner(session, this::csvRow) : new ResolverRunner(session);
    }

    /** Formats a result of the current row; the cells that the resolver does not read come last. */
    private String csvRow(Played played, RecordCaption caption) {
        return results.row(session.line().number(), played, caption, further);
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
        boolean empty = true;
        for (int i = 0; i < row.content().size(); i++) {
            String cell = row.content().get(i).strip();
            if (cell.isEmpty()) {
                continue;
            }
            empty = false;
            if (i >= columns.columns().size()) {
                throw BadInput.value(
                        "cell", cell, "no more than " + columns.columns().size() + " cells, as in the header");
            }
            SheetColumns.Column column = columns.columns().get(i);
            if (column instanceof SheetColumns.Value value) {
                values.put(value.name(), cell);
            } else if (column instanceof SheetColumns.Option option) {
                common.put(option.option(), List.of(cell));
            }
        }
        if (empty) {
            return;
        }
        further = columns.furtherCells(row.content());
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
        int column = columns.columnOf(e.error().subject());
        return new LineError(row.number(), column, e.error().words());
    }
}
