package grognard.rules.base;

import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Premises;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** Table of results, with the columns code, effects and next. */
public final class ResultTable {

    private final TableSpec spec;
    private final Column<Code> code;
    private final Column<List<Effect>> effects;
    private final Column<List<Next>> next;

    /** One row. */
    public record Result(Code code, List<Effect> effects, List<Next> next) {}

    /**
     * @param indexed the table with its key columns; the columns of the result are added to it
     * @param next resolvers that a result may send the player on to; the table cannot give them known values
     */
    public ResultTable(TableSpec indexed, List<Code> codes, Cell<List<Effect>> effects, List<String> next) {
        this.code = Column.of("code", codeCell(codes));
        this.effects = Column.of("effects", effects);
        this.next = Column.of("next", Cell.list(" ", nextCell(next)));
        this.spec = indexed.value(this.code).value(this.effects).value(this.next);
    }

    public TableSpec spec() {
        return spec;
    }

    /** The result for these keys; see {@link grognard.table.Table#find}. */
    public Result of(Premises premises, Object... index) {
        Row row = premises.table(spec).row(index);
        return new Result(row.get(code), row.get(effects), row.get(next));
    }

    private static Cell<Next> nextCell(List<String> names) {
        Cell<String> name = Cell.code(names);
        return new Cell<>() {
            @Override
            public Optional<Next> read(String text) {
                Optional<String> known = name.read(text);
                return known.isPresent() ? Optional.of(Next.of(known.get())) : Optional.empty();
            }

            @Override
            public String expected() {
                return name.expected();
            }

            @Override
            public List<String> codes() {
                return name.codes();
            }
        };
    }

    private static Cell<Code> codeCell(List<Code> codes) {
        return new Cell<>() {
            @Override
            public Optional<Code> read(String text) {
                for (Code code : codes) {
                    if (code.name().equals(text)) {
                        return Optional.of(code);
                    }
                }
                return Optional.empty();
            }

            @Override
            public String expected() {
                return "one of " + String.join(", ", codes());
            }

            @Override
            public List<String> codes() {
                return codes.stream().map(Code::name).toList();
            }
        };
    }
}
