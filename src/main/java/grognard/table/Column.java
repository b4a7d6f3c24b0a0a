package grognard.table;

/**
 * A named column of a table with its cell type. Resolvers read cells by it: {@code row.get(COLUMN)} has the column's type. Columns
 * are compared by identity; a record would compare by name, and linking its equality costs a one-shot run 25 to 48 ms.
 */
public final class Column<T> {

    private final String name;
    private final Cell<T> cell;

    private Column(String name, Cell<T> cell) {
        this.name = name;
        this.cell = cell;
    }

    public static <T> Column<T> of(String name, Cell<T> cell) {
        return new Column<>(name, cell);
    }

    public static Column<Integer> whole(String name, int least, int most) {
        return new Column<>(name, Cell.whole(least, most));
    }

    public static Column<String> code(String name, String... codes) {
        return new Column<>(name, Cell.code(codes));
    }

    /** A column of codes, the words of an enum's constants. */
    public static Column<String> code(String name, Keyword[] constants) {
        return code(name, Keyword.words(constants));
    }

    public static Column<String> text(String name) {
        return new Column<>(name, Cell.text());
    }

    public String name() {
        return name;
    }

    public Cell<T> cell() {
        return cell;
    }
}
