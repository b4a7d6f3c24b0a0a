package grognard.workshop;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.toml.Place;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table of a TOML file that is being understood; what cannot be is noted, with its place. */
final class Section {

    private static final int LONGEST_NAME = 40;

    private final String file;
    private final TomlTable table;
    private final Place place;
    private final FolderProblems problems;

    Section(String file, TomlTable table, Place place, FolderProblems problems) {
        this.file = file;
        this.table = table;
        this.place = place;
        this.problems = problems;
    }

    String file() {
        return file;
    }

    Place place() {
        return place;
    }

    Collection<TomlTable.Entry> entries() {
        return table.entries();
    }

    boolean has(String key) {
        return table.keys().contains(key);
    }

    Place placeOf(String key) {
        return table.entry(key).map(TomlTable.Entry::place).orElse(place);
    }

    Optional<TomlValue> value(String key) {
        return table.entry(key).map(TomlTable.Entry::value);
    }

    void problem(Place where, String what) {
        problems.add(file, where, what);
    }

    /** Refuses every key that is none of these. */
    void only(Collection<String> keys) {
        for (TomlTable.Entry entry : table.entries()) {
            if (!keys.contains(entry.key())) {
                problems.word(file, entry.place(), "key", entry.key(), keys);
            }
        }
    }

    private void wrong(String key, TomlValue value, String expected) {
        problem(value.place(), key + ": expected " + expected + ", not " + shown(value));
    }

    static String shown(TomlValue value) {
        if (value instanceof TomlValue.Text text) {
            return "\"" + SafeText.shortened(text.text()) + "\"";
        }
        if (value instanceof TomlValue.Figure figure) {
            return SafeText.shortened(figure.number().toString());
        }
        return value instanceof TomlValue.Truth truth ? String.valueOf(truth.truth()) : value.kind();
    }

    /** A text that can be shown as it is. */
    Optional<String> text(String key) {
        Optional<TomlValue> value = value(key);
        return value.isEmpty() ? Optional.empty() : plainText(key, value.get());
    }

    private Optional<String> plainText(String key, TomlValue value) {
        if (value instanceof TomlValue.Text text) {
            if (SafeText.isSafe(text.text()) && !text.text().isBlank()) {
                return Optional.of(text.text().strip());
            }
            wrong(key, value, "a text of one line without control characters");
            return Optional.empty();
        }
        wrong(key, value, "a text in quotes");
        return Optional.empty();
    }

    /** A text that has to be there. */
    String requiredText(String key) {
        if (!has(key)) {
            problem(place, "no " + key + ": expected " + key + " = \"…\"");
            return "";
        }
        return text(key).orElse("");
    }

    /** One of some words. */
    Optional<String> oneOf(String key, List<String> words) {
        Optional<String> text = text(key);
        if (text.isPresent() && !words.contains(text.get())) {
            problems.word(file, valuePlace(key), key, text.get(), words);
            return Optional.empty();
        }
        return text;
    }

    Place valuePlace(String key) {
        return value(key).map(TomlValue::place).orElse(place);
    }

    /** A list; a single value is none. */
    List<TomlValue> items(String key) {
        Optional<TomlValue> value = value(key);
        if (value.isPresent() && value.get() instanceof TomlValue.Items list) {
            return list.items();
        }
        if (value.isPresent()) {
            wrong(key, value.get(), "a list in square brackets");
        }
        return List.of();
    }

    /** A list of texts. */
    List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        for (TomlValue item : items(key)) {
            plainText(key, item).ifPresent(texts::add);
        }
        return texts;
    }

    /** A list of words that are names: each once, and as names are written. */
    List<String> names(String key, boolean capitals) {
        List<String> names = new ArrayList<>();
        for (TomlValue item : items(key)) {
            Optional<String> name = plainText(key, item);
            if (name.isPresent() && !isName(name.get(), capitals)) {
                wrong(key, item, nameExpected(capitals));
            } else if (name.isPresent() && names.contains(name.get())) {
                problem(item.place(), key + " " + name.get() + " a second time: expected it once");
            } else {
                name.ifPresent(names::add);
            }
        }
        return names;
    }

    static String nameExpected(boolean capitals) {
        return "a name of " + (capitals ? "A-Z, a-z" : "a-z") + ", 0-9 and -, at most " + LONGEST_NAME + " long";
    }

    static boolean isName(String text, boolean capitals) {
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

    boolean truth(String key) {
        Optional<TomlValue> value = value(key);
        if (value.isPresent() && value.get() instanceof TomlValue.Truth truth) {
            return truth.truth();
        }
        if (value.isPresent()) {
            wrong(key, value.get(), "true or false");
        }
        return false;
    }

    /** A whole number between two others. */
    Optional<Integer> whole(String key, TomlValue value, int least, int most) {
        if (value instanceof TomlValue.Figure figure && figure.whole()) {
            long number = figure.number().longValue();
            if (number >= least && number <= most) {
                return Optional.of((int) number);
            }
        }
        wrong(key, value, "a whole number from " + least + " to " + most);
        return Optional.empty();
    }

    /** A number of at most three decimals, or a fraction in quotes. */
    Optional<Fraction> fraction(String key, TomlValue value) {
        Optional<Fraction> number = Optional.empty();
        if (value instanceof TomlValue.Figure figure) {
            number = Fraction.of(figure.number());
        } else if (value instanceof TomlValue.Text text) {
            number = Fraction.read(text.text());
        }
        if (number.isEmpty()) {
            wrong(key, value, "a number of at most 9 digits and 3 decimals, or a fraction such as \"1/3\"");
        }
        return number;
    }

    /** A table within, if it is there and is one. */
    Optional<Section> section(String key) {
        Optional<TomlTable.Entry> entry = table.entry(key);
        if (entry.isPresent() && entry.get().value() instanceof TomlValue.Fields fields) {
            return Optional.of(new Section(file, fields.table(), entry.get().place(), problems));
        }
        if (entry.isPresent()) {
            wrong(key, entry.get().value(), "a table, [" + key + ".NAME] or { … }");
        }
        return Optional.empty();
    }

    /** The tables within a table, by their names: {@code [option.pips]}. */
    Map<String, Section> sections(String key) {
        Map<String, Section> sections = new LinkedHashMap<>();
        Optional<Section> all = section(key);
        if (all.isPresent()) {
            for (TomlTable.Entry entry : all.get().entries()) {
                all.get().section(entry.key()).ifPresent(section -> sections.put(entry.key(), section));
            }
        }
        return sections;
    }

    /** The name of a CSV file in the folder. */
    Optional<String> csv(String key) {
        Optional<String> name = text(key);
        if (name.isPresent() && !isFileName(name.get())) {
            problem(
                    valuePlace(key),
                    key + " " + SafeText.shortened(name.get())
                            + ": expected a plain file name that ends in .csv, such as \"results.csv\"");
            return Optional.empty();
        }
        return name;
    }

    static boolean isFileName(String text) {
        if (!text.endsWith(".csv") || text.length() == ".csv".length() || text.startsWith(".")) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '/' || c == '\\' || c == ':' || c < ' ') {
                return false;
            }
        }
        return true;
    }

    /** A list of exactly two numbers, the first not above the second. */
    Optional<List<Fraction>> pair(String key) {
        Optional<TomlValue> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        List<Fraction> pair = new ArrayList<>();
        if (value.get() instanceof TomlValue.Items list && list.items().size() == 2) {
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

    String hint(String word, Collection<String> words) {
        return Nearest.hint(word, words);
    }

    FolderProblems problems() {
        return problems;
    }
}
