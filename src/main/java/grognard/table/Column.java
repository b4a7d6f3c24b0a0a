package grognard.table;

/** A named column and what may stand in it; the resolver's handle to read cells by. */
public record Column<T>(String name, Cell<T> cell) {

    public static <T> Column<T> of(String name, Cell<T> cell) {
        return new Column<>(name, cell);
    }

    public static Column<Integer> whole(String name, int least, int most) {
        return new Column<>(name, Cell.whole(least, most));
    }

    public static Column<String> code(String name, String... codes) {
        return new Column<>(name, Cell.code(codes));
    }

    public static Column<String> text(String name) {
        return new Column<>(name, Cell.text());
    }
}
