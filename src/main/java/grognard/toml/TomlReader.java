package grognard.toml;

import grognard.input.SafeText;
import grognard.toml.TomlTable.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a file line by line; after a line that is no TOML it goes on with the next, so that all problems are named. */
public final class TomlReader {

    private static final int DEEPEST = 50;
    private static final int MOST_PROBLEMS = 100;

    private final Cursor cursor;
    private final Strings strings;
    private final Scalars scalars;
    private final TomlTable root = new TomlTable(Origin.HEADING);
    private final List<TomlProblem> problems = new ArrayList<>();
    private TomlTable current = root;

    private TomlReader(String text) {
        this.cursor = new Cursor(text);
        this.strings = new Strings(cursor);
        this.scalars = new Scalars(cursor);
    }

    /** What came of a file: the table is that of the lines that could be read. */
    public record Reading(TomlTable table, List<TomlProblem> problems) {
        public Reading {
            problems = List.copyOf(problems);
        }
    }

    /** Reads a text. */
    public static Reading read(String text) {
        TomlReader reader = new TomlReader(text);
        while (!reader.cursor.isAtEnd() && reader.problems.size() < MOST_PROBLEMS) {
            reader.line();
        }
        return new Reading(reader.root, reader.problems);
    }

    private void line() {
        try {
            cursor.blanks();
            if (cursor.peek() == '[') {
                heading();
            } else if (!cursor.isAtLineEnd() && cursor.peek() != '#') {
                pair(current);
            }
            endOfLine();
        } catch (Cursor.NotToml e) {
            problems.add(e.problem());
            cursor.restOfLine();
        }
        cursor.lineEnd();
    }

    private void endOfLine() {
        cursor.blanks();
        if (cursor.peek() == '#') {
            comment();
        }
        if (!cursor.isAtLineEnd()) {
            throw cursor.expected("the end of the line");
        }
    }

    private void comment() {
        while (!cursor.isAtLineEnd()) {
            if (!Strings.isText(cursor.peek())) {
                throw cursor.expected("no control characters in a comment");
            }
            cursor.next();
        }
    }

    /** A part of a key. */
    private record Part(String name, Place place) {}

    private void heading() {
        Place place = cursor.place();
        boolean several = cursor.skip("[[");
        if (!several) {
            cursor.next();
        }
        current = new TomlTable(Origin.INLINE); // what follows a heading that is wrong belongs nowhere
        List<Part> parts = key();
        cursor.blanks();
        if (!cursor.skip(several ? "]]" : "]")) {
            throw cursor.expected(several ? "]] after the key" : "] after the key");
        }
        TomlTable parent = root;
        for (Part part : parts.subList(0, parts.size() - 1)) {
            parent = under(parent, part);
        }
        Part last = parts.get(parts.size() - 1);
        current = several ? itemOf(parent, last, place) : headed(parent, last, place);
    }

    /** The table of that name on the way to another; of a list of tables it is the last. */
    private static TomlTable under(TomlTable parent, Part part) {
        Optional<TomlTable.Entry> known = parent.entry(part.name);
        if (known.isEmpty()) {
            TomlTable made = new TomlTable(Origin.ON_THE_WAY);
            parent.put(part.name, part.place, new TomlValue.Fields(made, part.place));
            return made;
        }
        TomlValue value = known.get().value();
        if (value instanceof TomlValue.Items list
                && !list.items().isEmpty()
                && list.items().get(list.items().size() - 1) instanceof TomlValue.Fields last
                && last.table().origin() == Origin.HEADING) {
            return last.table();
        }
        if (value instanceof TomlValue.Fields fields && fields.table().origin() != Origin.INLINE) {
            return fields.table();
        }
        throw twice(part, known.get());
    }

    private static TomlTable headed(TomlTable parent, Part name, Place place) {
        Optional<TomlTable.Entry> known = parent.entry(name.name);
        if (known.isEmpty()) {
            TomlTable made = new TomlTable(Origin.HEADING);
            parent.put(name.name, name.place, new TomlValue.Fields(made, place));
            return made;
        }
        if (known.get().value() instanceof TomlValue.Fields fields
                && fields.table().origin() == Origin.ON_THE_WAY) {
            fields.table().now(Origin.HEADING);
            return fields.table();
        }
        throw twice(name, known.get());
    }

    private static TomlTable itemOf(TomlTable parent, Part name, Place place) {
        TomlTable made = new TomlTable(Origin.HEADING);
        Optional<TomlTable.Entry> known = parent.entry(name.name);
        List<TomlValue> items = new ArrayList<>();
        if (known.isPresent()) {
            boolean ours = known.get().value() instanceof TomlValue.Items list
                    && !list.items().isEmpty()
                    && list.items().get(0) instanceof TomlValue.Fields first
                    && first.table().origin() == Origin.HEADING;
            if (!ours) {
                throw twice(name, known.get());
            }
            items.addAll(((TomlValue.Items) known.get().value()).items());
        }
        items.add(new TomlValue.Fields(made, place));
        parent.put(name.name, name.place, new TomlValue.Items(items, place));
        return made;
    }

    private static Cursor.NotToml twice(Part part, TomlTable.Entry before) {
        return new Cursor.NotToml(
                part.place,
                SafeText.shortened(part.name) + " a second time: expected it once, it is in line "
                        + before.place().line() + " already");
    }

    private void pair(TomlTable into) {
        pair(into, 0);
    }

    private void pair(TomlTable into, int depth) {
        List<Part> parts = key();
        cursor.blanks();
        if (cursor.peek() != '=') {
            throw cursor.expected("= after the key " + SafeText.shortened(parts.get(parts.size() - 1).name));
        }
        cursor.next();
        cursor.blanks();
        TomlTable table = into;
        for (Part part : parts.subList(0, parts.size() - 1)) {
            table = dotted(table, part);
        }
        Part last = parts.get(parts.size() - 1);
        Optional<TomlTable.Entry> known = table.entry(last.name);
        TomlValue value = value(depth);
        if (known.isPresent()) {
            throw twice(last, known.get());
        }
        table.put(last.name, last.place, value);
    }

    private static TomlTable dotted(TomlTable parent, Part part) {
        Optional<TomlTable.Entry> known = parent.entry(part.name);
        if (known.isEmpty()) {
            TomlTable made = new TomlTable(Origin.DOTTED);
            parent.put(part.name, part.place, new TomlValue.Fields(made, part.place));
            return made;
        }
        if (known.get().value() instanceof TomlValue.Fields fields
                && fields.table().origin() == Origin.DOTTED) {
            return fields.table();
        }
        throw twice(part, known.get());
    }

    private List<Part> key() {
        List<Part> parts = new ArrayList<>(2);
        do {
            cursor.blanks();
            Place place = cursor.place();
            parts.add(new Part(strings.isHere() ? strings.one() : bare(), place));
            cursor.blanks();
        } while (cursor.skip(".") && parts.size() < DEEPEST);
        return parts;
    }

    private String bare() {
        int start = cursor.position();
        while (isBare(cursor.peek())) {
            cursor.next();
        }
        if (cursor.position() == start) {
            throw cursor.expected("a key");
        }
        return cursor.since(start);
    }

    private static boolean isBare(char c) {
        return Scalars.isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
    }

    private TomlValue value(int depth) {
        if (depth > DEEPEST) {
            throw cursor.expected("at most " + DEEPEST + " brackets within each other");
        }
        Place place = cursor.place();
        if (strings.isHere()) {
            return new TomlValue.Text(strings.read(), place);
        }
        if (cursor.skip("[")) {
            return new TomlValue.Items(items(depth), place);
        }
        return cursor.skip("{") ? new TomlValue.Fields(inline(depth), place) : scalars.read();
    }

    private List<TomlValue> items(int depth) {
        List<TomlValue> items = new ArrayList<>();
        overLines();
        while (!cursor.skip("]")) {
            items.add(value(depth + 1));
            overLines();
            if (!cursor.skip(",") && cursor.peek() != ']') {
                throw cursor.expected(", or ] in the list");
            }
            overLines();
        }
        return items;
    }

    private void overLines() {
        cursor.blanks();
        while (cursor.peek() == '#' || (cursor.isAtLineEnd() && !cursor.isAtEnd())) {
            if (cursor.peek() == '#') {
                comment();
            } else {
                cursor.lineEnd();
            }
            cursor.blanks();
        }
    }

    private TomlTable inline(int depth) {
        TomlTable table = new TomlTable(Origin.DOTTED);
        cursor.blanks();
        if (!cursor.skip("}")) {
            do {
                cursor.blanks();
                pair(table, depth + 1);
                cursor.blanks();
            } while (cursor.skip(","));
            if (!cursor.skip("}")) {
                throw cursor.expected(", or } in the table");
            }
        }
        table.now(Origin.INLINE);
        return table;
    }
}
