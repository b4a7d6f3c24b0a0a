package grognard.toml;

import grognard.input.SafeText;
import grognard.toml.TomlTable.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Parses a TOML file. After a syntax error it continues with the next line, so that the author of a ruleset sees all
 * errors of a file at once.
 */
public final class TomlReader {

    /** Deepest nesting of brackets and longest dotted key; parsing is recursive, and a hostile file must not overflow the stack. */
    private static final int DEEPEST = 50;

    private static final int MOST_PROBLEMS = 100;

    private final Cursor cursor;
    private final StringParser strings;
    private final ScalarParser scalars;
    private final TomlTable root = new TomlTable(Origin.HEADING);
    private final List<TomlProblem> problems = new ArrayList<>();
    private TomlTable current = root;

    private TomlReader(String text) {
        this.cursor = new Cursor(text);
        this.strings = new StringParser(cursor);
        this.scalars = new ScalarParser(cursor);
    }

    /**
     * The result of parsing a file.
     *
     * @param table the keys of those lines that could be parsed
     */
    public record Reading(TomlTable table, List<TomlProblem> problems) {
        public Reading {
            problems = List.copyOf(problems);
        }
    }

    /** Parses the content of a file; at most 100 problems are collected. */
    public static Reading read(String text) {
        TomlReader reader = new TomlReader(text);
        while (!reader.cursor.isAtEnd() && reader.problems.size() < MOST_PROBLEMS) {
            reader.line();
        }
        return new Reading(reader.root, reader.problems);
    }

    /** Parses one line, or several if a value continues on the next; an error drops the rest of its line. */
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
            if (!StringParser.isText(cursor.peek())) {
                throw cursor.expected("no control characters in a comment");
            }
            cursor.next();
        }
    }

    /** One part of a dotted key. */
    private record Part(String name, Position position) {}

    /** Parses {@code [key]} or {@code [[key]]} and makes its table the current one. */
    private void heading() {
        Position position = cursor.position();
        boolean several = cursor.skip("[[");
        if (!several) {
            cursor.next();
        }
        current = new TomlTable(Origin.INLINE); // if the heading is wrong, the keys below it are parsed and dropped
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
        current = several ? itemOf(parent, last, position) : headed(parent, last, position);
    }

    /** The table that a heading passes through, created if it is new; of an array of tables the last one. */
    private static TomlTable under(TomlTable parent, Part part) {
        Optional<TomlTable.Entry> known = parent.entry(part.name);
        if (known.isEmpty()) {
            TomlTable made = new TomlTable(Origin.IMPLIED);
            parent.put(part.name, part.position, new TomlValue.Table(made, part.position));
            return made;
        }
        TomlValue value = known.get().value();
        if (value instanceof TomlValue.Array list
                && !list.items().isEmpty()
                && list.items().get(list.items().size() - 1) instanceof TomlValue.Table last
                && last.table().origin() == Origin.HEADING) {
            return last.table();
        }
        if (value instanceof TomlValue.Table fields && fields.table().origin() != Origin.INLINE) {
            return fields.table();
        }
        throw twice(part, known.get());
    }

    /** The table that a {@code [heading]} defines. */
    private static TomlTable headed(TomlTable parent, Part name, Position position) {
        Optional<TomlTable.Entry> known = parent.entry(name.name);
        if (known.isEmpty()) {
            TomlTable made = new TomlTable(Origin.HEADING);
            parent.put(name.name, name.position, new TomlValue.Table(made, position));
            return made;
        }
        if (known.get().value() instanceof TomlValue.Table fields
                && fields.table().origin() == Origin.IMPLIED) {
            fields.table().origin(Origin.HEADING);
            return fields.table();
        }
        throw twice(name, known.get());
    }

    /** A new last element of the array that a {@code [[heading]]} names. */
    private static TomlTable itemOf(TomlTable parent, Part name, Position position) {
        TomlTable made = new TomlTable(Origin.HEADING);
        Optional<TomlTable.Entry> known = parent.entry(name.name);
        List<TomlValue> items = new ArrayList<>();
        if (known.isPresent()) {
            boolean ours = known.get().value() instanceof TomlValue.Array list
                    && !list.items().isEmpty()
                    && list.items().get(0) instanceof TomlValue.Table first
                    && first.table().origin() == Origin.HEADING;
            if (!ours) {
                throw twice(name, known.get());
            }
            items.addAll(((TomlValue.Array) known.get().value()).items());
        }
        items.add(new TomlValue.Table(made, position));
        parent.put(name.name, name.position, new TomlValue.Array(items, position));
        return made;
    }

    private static Cursor.NotToml twice(Part part, TomlTable.Entry before) {
        return new Cursor.NotToml(
                part.position,
                SafeText.shortened(part.name) + " a second time: expected it once, it is in line "
                        + before.position().line() + " already");
    }

    private void pair(TomlTable into) {
        pair(into, 0);
    }

    /**
     * Parses {@code key = value} into a table.
     *
     * @param depth how many brackets and braces are open
     */
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
        table.put(last.name, last.position, value);
    }

    /** The table that a prefix of a dotted key names, created if it is new. */
    private static TomlTable dotted(TomlTable parent, Part part) {
        Optional<TomlTable.Entry> known = parent.entry(part.name);
        if (known.isEmpty()) {
            TomlTable made = new TomlTable(Origin.DOTTED);
            parent.put(part.name, part.position, new TomlValue.Table(made, part.position));
            return made;
        }
        if (known.get().value() instanceof TomlValue.Table fields
                && fields.table().origin() == Origin.DOTTED) {
            return fields.table();
        }
        throw twice(part, known.get());
    }

    /** Parses a key: bare or quoted parts with dots between them. */
    private List<Part> key() {
        List<Part> parts = new ArrayList<>(2);
        do {
            cursor.blanks();
            Position position = cursor.position();
            parts.add(new Part(strings.isHere() ? strings.one() : bare(), position));
            cursor.blanks();
        } while (cursor.skip(".") && parts.size() < DEEPEST);
        return parts;
    }

    /** Parses a key without quotes. */
    private String bare() {
        int start = cursor.offset();
        while (isBare(cursor.peek())) {
            cursor.next();
        }
        if (cursor.offset() == start) {
            throw cursor.expected("a key");
        }
        return cursor.since(start);
    }

    private static boolean isBare(char c) {
        return ScalarParser.isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
    }

    private TomlValue value(int depth) {
        if (depth > DEEPEST) {
            throw cursor.expected("at most " + DEEPEST + " brackets within each other");
        }
        Position position = cursor.position();
        if (strings.isHere()) {
            String text = strings.read();
            return new TomlValue.Text(text, position, strings.firstLine());
        }
        if (cursor.skip("[")) {
            return new TomlValue.Array(items(depth), position);
        }
        return cursor.skip("{") ? new TomlValue.Table(inline(depth), position) : scalars.read();
    }

    /** Parses the rest of a list behind its opening bracket; it may span lines and end with a comma. */
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

    /** Skips blanks, comments and line ends within a list. */
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

    /** Parses the rest of a table behind its opening brace; it must end on the same line. */
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
        table.origin(Origin.INLINE);
        return table;
    }
}
