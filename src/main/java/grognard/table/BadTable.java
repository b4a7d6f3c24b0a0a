package grognard.table;

import grognard.input.BadInput;
import java.util.List;
import java.util.stream.Collectors;

/** Thrown for a table, or a folder of tables, that cannot be used, with everything that is wrong with it. */
public final class BadTable extends BadInput {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    public BadTable(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }
}
