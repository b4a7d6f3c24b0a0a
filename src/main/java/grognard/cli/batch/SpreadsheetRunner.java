package grognard.cli.batch;

import grognard.batch.BatchLine;
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
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs the rows of a spreadsheet whose columns are a resolver's parameters. An empty cell leaves its parameter at the
 * default; an empty row is skipped.
 */
final class SpreadsheetRunner extends BatchWorker<List<String>> {

    private final Ruleset ruleset;
    private final Resolver resolver;
    private final SheetColumns columns;
    private final ResolverCsv results;
    private final ResolverRunner play;

    /** Cells of the current row that the resolver does not read. */
    private List<String> further = List.of();

    SpreadsheetRunner(
            Session outer,
            BatchSettings settings,
            AtomicBoolean failed,
            Ruleset ruleset,
            String resolver,
            SheetColumns columns) {
        super(outer, settings, failed);
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
    void runLine(BatchLine<List<String>> row, ResultSink sink) {
        start(row, sink);
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
                // Spreadsheets write TRUE and FALSE.
                values.put(value.name(), value.parameter().isFlag() ? cell.toLowerCase(Locale.ROOT) : cell);
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
            output.heading(session.style(options), row.number() + "> " + String.join(",", row.content()));
        }
        Tables tables = session.tables(ruleset, options);
        if (play.apply(Request.of(ruleset, resolver, values, options), tables) == ExitCode.FAILED_TEST) {
            failed.set(true);
        }
    }

    /** The column of the parameter that the error is about. */
    @Override
    int column(BatchLine<List<String>> row, BadInput e) {
        return columns.columnOf(e.error().subject());
    }
}
