package grognard.rules.base;

import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.ResolverInput;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSource;
import grognard.table.TableSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Table of results, with the columns code, effects and next. */
public final class ResultTable implements TableSource {

    private final TableSpec spec;
    private final Column<Code> code;
    private final Column<List<Effect>> effects;
    private final Column<List<Next>> next;

    /** The result columns of one row. */
    public record Result(Code code, List<Effect> effects, List<Next> next) {}

    /**
     * @param indexed the table with its key columns; the columns of the result are added to it
     * @param next resolvers that a result may send the player on to; the table cannot give them known values
     */
    public ResultTable(TableSpec indexed, List<Code> codes, Cell<List<Effect>> effects, List<String> next) {
        // Maps in place of Code::name and Next::of: the first method reference without a receiver costs a start 7 ms.
        Map<String, Code> codesByName = new LinkedHashMap<>();
        for (Code each : codes) {
            codesByName.put(each.name(), each);
        }
        Map<String, Next> nextByName = new LinkedHashMap<>();
        for (String name : next) {
            nextByName.put(name, Next.of(name));
        }
        this.code = Column.of("code", Cell.named(codesByName));
        this.effects = Column.of("effects", effects);
        this.next = Column.of("next", Cell.list(" ", Cell.named(nextByName)));
        this.spec = indexed.value(this.code).value(this.effects).value(this.next);
    }

    @Override
    public TableSpec spec() {
        return spec;
    }

    /** The result for these keys; see {@link grognard.table.Table#find}. */
    public Result of(ResolverInput inputs, Object... index) {
        Row row = inputs.table(spec).row(index);
        return new Result(row.get(code), row.get(effects), row.get(next));
    }
}
