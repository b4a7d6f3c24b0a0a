package grognard.workshop.folder;

import grognard.input.SafeText;
import grognard.toml.Position;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Typed access to one table of a TOML file. A value of the wrong type becomes a problem with its position, and the method
 * returns empty or a neutral value, so that the reader can continue and find the other problems.
 */
public final class TomlSection {

    private static final int LONGEST_NAME = 40;

    private final String file;
    private final TomlTable table;
    private final Position position;
    private final FolderProblems problems;

    public TomlSection(String file, TomlTable table, Position position, FolderProblems problems) {
        this.file = file;
        this.table = table;
        this.position = position;
        this.problems = problems;
    }

    public String file() {
        return file;
    }

    public Position position() {
        return position;
    }

    public Collection<TomlTable.Entry> entries() {
        return table.entries();
    }

    public boolean has(String key) {
        return table.keys().contains(key);
    }

    /** The position of a key, or of the section if it lacks the key. */
    public Position positionOf(String key) {
        return table.entry(key).map(TomlTable.Entry::position).orElse(position);
    }

    public Optional<TomlValue> value(String key) {
        return table.entry(key).map(TomlTable.Entry::value);
    }

    public void problem(Position where, String what) {
        problems.add(file, where, what);
    }

    /** Reports every key that is none of these. */
    public void only(Collection<String> keys) {
        for (TomlTable.Entry entry : table.entries()) {
            if (!keys.contains(entry.key())) {
                problems.word(file, entry.position(), "key", entry.key(), keys);
            }
        }
    }

    /** The value of a key if it is of that type; empty if the key is missing or, with a problem, if it is of another. */
    private <V extends TomlValue> Optional<V> value(String key, Class<V> type, String expected) {
        Optional<TomlValue> value = value(key);
        if (value.isPresent() && !type.isInstance(value.get())) {
            wrong(key, value.get(), expected);
            return Optional.empty();
        }
        return value.map(type::cast);
    }

    /** Reports a value of the wrong type. */
    private void wrong(String key, TomlValue value, String expected) {
        problem(value.position(), key + ": expected " + expected + ", not " + shown(value));
    }

    /** A value for an error message; lists and tables are named by their type only. */
    public static String shown(TomlValue value) {
        if (value instanceof TomlValue.Text text) {
            return "\"" + SafeText.shortened(text.text()) + "\"";
        }
        if (value instanceof TomlValue.Numeric figure) {
            return SafeText.shortened(figure.number().toString());
        }
        return value instanceof TomlValue.Bool bool ? String.valueOf(bool.value()) : value.kind();
    }

    /** The text of a key: one line, not blank, stripped, without characters that would disturb a terminal. */
    public Optional<String> text(String key) {
        return value(key).flatMap(value -> plainText(key, value));
    }

    /** A text that can be printed as it is, since titles and sentences of a folder reach the terminal. */
    private Optional<String> plainText(String key, TomlValue value) {
        boolean isText = value instanceof TomlValue.Text;
        if (value instanceof TomlValue.Text text
                && SafeText.isSafe(text.text())
                && !text.text().isBlank()) {
            return Optional.of(text.text().strip());
        }
        wrong(key, value, isText ? "a text of one line without control characters" : "a text in quotes");
        return Optional.empty();
    }

    /**
     * A text of several lines, as written. Line ends and tabs are allowed, other hidden characters are not.
     *
     * @param most number of characters that it may have
     */
    public Optional<TomlValue.Text> lines(String key, int most) {
        Optional<TomlValue.Text> text = value(key, TomlValue.Text.class, "a text in quotes");
        if (text.isEmpty()) {
            return text;
        }
        String plain = text.get().text().replace('\n', ' ').replace('\t', ' ');
        if (!SafeText.isSafe(plain) || plain.isBlank()) {
            wrong(key, text.get(), "a text without control or invisible characters");
            return Optional.empty();
        }
        if (plain.length() > most) {
            problem(
                    text.get().position(),
                    key + ": expected a text of at most " + most + " characters, not " + plain.length());
            return Optional.empty();
        }
        return text;
    }

    /** The tables of a list of {@code [[key]]} headings; none if the key is missing or, with a problem, no such list. */
    public List<TomlSection> tables(String key) {
        List<TomlSection> tables = new ArrayList<>();
        for (TomlValue item : items(key)) {
            if (item instanceof TomlValue.Table fields) {
                tables.add(new TomlSection(file, fields.table(), fields.position(), problems));
            } else {
                wrong(key, item, "a table below [[" + key + "]]");
            }
        }
        return tables;
    }

    /** As {@link #text}, with a problem if the key is missing; empty text then. */
    public String requiredText(String key) {
        if (!has(key)) {
            problem(position, "no " + key + ": expected " + key + " = \"…\"");
            return "";
        }
        return text(key).orElse("");
    }

    /** A text that must be one of these words. */
    public Optional<String> oneOf(String key, List<String> words) {
        Optional<String> text = text(key);
        if (text.isPresent() && !words.contains(text.get())) {
            problems.word(file, valuePosition(key), key, text.get(), words);
            return Optional.empty();
        }
        return text;
    }

    /** The position of a key's value, or of the section if it lacks the key. */
    public Position valuePosition(String key) {
        return value(key).map(TomlValue::position).orElse(position);
    }

    /** The items of a list; none if the key is missing or, with a problem, if it holds a single value. */
    public List<TomlValue> items(String key) {
        return value(key, TomlValue.Array.class, "a list in square brackets")
                .map(TomlValue.Array::items)
                .orElse(List.of());
    }

    /** The texts of a list; items of another type are reported and left out. */
    public List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        for (TomlValue item : items(key)) {
            plainText(key, item).ifPresent(texts::add);
        }
        return texts;
    }

    /** The names of a list, each well-formed and listed once. */
    public List<String> names(String key, boolean capitals) {
        Set<String> names = new LinkedHashSet<>();
        for (TomlValue item : items(key)) {
            Optional<String> name = plainText(key, item);
            if (name.isPresent() && !isName(name.get(), capitals)) {
                wrong(key, item, nameExpected(capitals));
            } else if (name.isPresent() && names.contains(name.get())) {
                problem(item.position(), key + " " + name.get() + " a second time: expected it once");
            } else {
                name.ifPresent(names::add);
            }
        }
        return List.copyOf(names);
    }

    /** The rule of {@link #isName} in words. */
    public static String nameExpected(boolean capitals) {
        return "a name of " + (capitals ? "A-Z, a-z" : "a-z") + ", 0-9 and -, at most " + LONGEST_NAME + " long";
    }

    /**
     * Whether the text can name an option, effect, code or field.
     *
     * @param capitals whether capital letters are allowed, as in codes and choices
     */
    public static boolean isName(String text, boolean capitals) {
        if (text.isEmpty() || text.length() > LONGEST_NAME || text.startsWith("-") || text.endsWith("-")) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
            if (!fits && !(capitals && c >= 'A' && c <= 'Z')) {
                return false;
            }
        }
        return true;
    }

    /** A flag of the file; false if the key is missing or, with a problem, if it holds something else. */
    public boolean bool(String key) {
        return value(key, TomlValue.Bool.class, "true or false")
                .map(TomlValue.Bool::value)
                .orElse(false);
    }

    /** A whole number, both ends included. */
    public Optional<Integer> whole(String key, TomlValue value, int least, int most) {
        if (value instanceof TomlValue.Numeric figure && figure.whole()) {
            long number = figure.number().longValue();
            if (number >= least && number <= most) {
                return Optional.of((int) number);
            }
        }
        wrong(key, value, "a whole number from " + least + " to " + most);
        return Optional.empty();
    }

    /** A number of at most three decimals, or a fraction as a string: {@code "1/3"}. */
    public Optional<Rational> fraction(String key, TomlValue value) {
        Optional<Rational> number = Optional.empty();
        if (value instanceof TomlValue.Numeric figure) {
            number = Rational.of(figure.number());
        } else if (value instanceof TomlValue.Text text) {
            number = Rational.read(text.text());
        }
        if (number.isEmpty()) {
            wrong(key, value, "a number of at most 9 digits and 3 decimals, or a fraction such as \"1/3\"");
        }
        return number;
    }

    /** The table under that key; empty if the key is missing or, with a problem, if it holds no table. */
    public Optional<TomlSection> section(String key) {
        return value(key, TomlValue.Table.class, "a table, [" + key + ".NAME] or { … }")
                .map(fields -> new TomlSection(file, fields.table(), positionOf(key), problems));
    }

    /** The tables below a table, by name: {@code [option.pips]} is {@code pips} of {@code sections("option")}. */
    public Map<String, TomlSection> sections(String key) {
        Map<String, TomlSection> sections = new LinkedHashMap<>();
        Optional<TomlSection> all = section(key);
        if (all.isPresent()) {
            for (TomlTable.Entry entry : all.get().entries()) {
                all.get().section(entry.key()).ifPresent(section -> sections.put(entry.key(), section));
            }
        }
        return sections;
    }

    /** The name of a CSV file in the folder; a path is refused, since nothing outside the folder may be read. */
    public Optional<String> csv(String key) {
        Optional<String> name = text(key);
        if (name.isPresent() && !isFileName(name.get())) {
            problem(
                    valuePosition(key),
                    key + " " + SafeText.shortened(name.get())
                            + ": expected a plain file name that ends in .csv, such as \"results.csv\"");
            return Optional.empty();
        }
        return name;
    }

    /** As {@link #csv}, with a problem if the key is missing. */
    public Optional<String> requiredCsv(String key) {
        if (!has(key)) {
            problem(position, "no " + key + ": expected " + key + " = \"….csv\"");
        }
        return csv(key);
    }

    /** Whether the name stays in the folder on every system: no separator, no drive, not hidden. */
    private static boolean isFileName(String text) {
        if (!text.endsWith(".csv") || text.length() == ".csv".length() || text.startsWith(".")) {
            return false;
        }
        return text.chars().noneMatch(c -> c == '/' || c == '\\' || c == ':' || c < ' ');
    }

    /** A range: a list of exactly two numbers, the first not above the second. */
    public Optional<List<Rational>> pair(String key) {
        Optional<TomlValue> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        List<Rational> pair = new ArrayList<>();
        if (value.get() instanceof TomlValue.Array list && list.items().size() == 2) {
            for (TomlValue item : list.items()) {
                fraction(key, item).ifPresent(pair::add);
            }
            if (pair.size() < 2) {
                return Optional.empty();
            }
            if (pair.get(0).compareTo(pair.get(1)) <= 0) {
                return Optional.of(pair);
            }
        }
        wrong(key, value.get(), "[least, most], the first not above the second");
        return Optional.empty();
    }

    public FolderProblems problems() {
        return problems;
    }
}
