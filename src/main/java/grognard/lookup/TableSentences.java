package grognard.lookup;

import grognard.render.page.PageWriter;
import grognard.rules.Effect;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.Column;
import grognard.table.NamedRow;
import grognard.table.PrintedTable;
import grognard.table.Row;
import grognard.table.Table;
import grognard.table.TableSpec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Formats tables for readers. A table of single numbers becomes sentences, from the templates in the ruleset's
 * {@code spoken.csv}; in other tables, effects are spelt out as instructions and codes lose their hyphens.
 */
final class TableSentences {

    /** Placeholder for the number in a sentence template. */
    private static final String NUMBER = "#";

    /**
     * The template for one row.
     *
     * @param resolvers the resolvers whose pages show it; empty for all that use the table
     */
    private record Sentence(String text, List<String> resolvers) {}

    /** Templates by table name and first cell of the row, with a blank between them. */
    private final Map<String, Sentence> sentences = new HashMap<>();

    private TableSentences() {}

    /** Reads the templates of a ruleset; without {@code spoken.csv} all its tables are written as grids. */
    static TableSentences of(Ruleset ruleset) {
        TableSentences spoken = new TableSentences();
        Optional<byte[]> file = ruleset.companion("spoken.csv");
        if (file.isPresent()) {
            spoken.read(new String(file.get(), StandardCharsets.UTF_8));
        }
        return spoken;
    }

    private void read(String csv) {
        List<NamedRow> rows = NamedRow.read("spoken.csv", csv);
        for (NamedRow row : rows.subList(1, rows.size())) {
            String resolvers = row.get("resolvers");
            sentences.put(
                    row.get("table") + " " + row.get("row"),
                    new Sentence(
                            row.get("sentence"), resolvers.isEmpty() ? List.of() : List.of(resolvers.split(" ", -1))));
        }
    }

    /**
     * Writes a table, as sentences if every row has a template, otherwise as a grid.
     *
     * @param resolver restricts the sentences to those for this resolver; empty for all
     */
    void write(TableSpec spec, Tables tables, String resolver, PageWriter page) {
        Table table = tables.get(spec);
        Optional<List<String>> lines = sentences(table, resolver);
        if (lines.isEmpty()) {
            PrintedTable shown = readable(table);
            page.grid(shown.header(), shown.rows());
        } else {
            lines.get().forEach(page::prose);
        }
    }

    /** Whether the table's rows are sentences that belong to different resolvers, rather than a table that is read as one. */
    boolean isSpread(Table table) {
        return sentences(table, "").isPresent()
                && table.rows().stream()
                        .anyMatch(row -> !sentence(table, row).resolvers().isEmpty());
    }

    /** The sentences of a table for a resolver; none if the table is written as a grid. */
    List<String> sentencesFor(Table table, String resolver) {
        return sentences(table, resolver).orElse(List.of());
    }

    private Sentence sentence(Table table, Row row) {
        return sentences.getOrDefault(table.spec().name() + " " + row.texts().get(0), new Sentence("", List.of()));
    }

    /** The table as sentences; empty if any row has no template or more than one number, or none is for the resolver. */
    private Optional<List<String>> sentences(Table table, String resolver) {
        List<String> lines = new ArrayList<>();
        for (Row row : table.rows()) {
            Sentence sentence =
                    sentences.get(table.spec().name() + " " + row.texts().get(0));
            if (sentence == null || row.texts().size() != 2) {
                return Optional.empty();
            }
            boolean wanted = resolver.isEmpty()
                    || sentence.resolvers().isEmpty()
                    || sentence.resolvers().contains(resolver);
            if (wanted) {
                lines.add(sentence.text().replace(NUMBER, row.texts().get(1)));
            }
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines);
    }

    /** Returns the table with its codes replaced by words and with plus signs before modifiers. */
    static PrintedTable readable(Table table) {
        PrintedTable coded = PrintedTable.of(table);
        List<String> header = new ArrayList<>();
        for (String title : coded.header()) {
            header.add(title(title));
        }
        // Index columns come first, then the columns with answers, whose cells may hold effects.
        List<Column<?>> answers = table.spec().values();
        int firstAnswer = coded.header().size() - answers.size();
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < coded.rows().size(); i++) {
            List<String> cells = new ArrayList<>();
            for (String cell : coded.rows().get(i)) {
                boolean isIndex = cells.size() < firstAnswer;
                Object value = isIndex ? cell : table.rows().get(i).get(answers.get(cells.size() - firstAnswer));
                boolean versus = coded.header().get(cells.size()).equals("versus");
                cells.add(versus ? cell.replace("-", " against ") : cell(cell, value));
            }
            rows.add(cells);
        }
        for (int column = firstAnswer; column < header.size(); column++) {
            boolean isAdded = table.spec().title().startsWith("Added")
                    || header.get(column).endsWith("drm");
            sign(rows, column, isAdded);
        }
        return new PrintedTable(header, rows);
    }

    /** The heading of a column; empty for headings that only matter in the file. */
    private static String title(String code) {
        return switch (code) {
            case "value", "from - to" -> "";
            case "code" -> "result";
            default -> words(code);
        };
    }

    /**
     * Puts plus signs before the positive numbers of a column of modifiers. A column holds modifiers if its title says so,
     * or if any of its numbers is negative.
     */
    private static void sign(List<List<String>> rows, int column, boolean isTitled) {
        boolean isAdded = isTitled;
        for (List<String> row : rows) {
            String cell = row.get(column);
            isAdded |= cell.length() > 1 && cell.charAt(0) == '-' && isNumber(cell.substring(1));
        }
        for (List<String> row : rows) {
            String cell = row.get(column);
            if (isAdded && isNumber(cell) && !cell.equals("0")) {
                row.set(column, "+" + cell);
            }
        }
    }

    private static boolean isNumber(String cell) {
        for (int i = 0; i < cell.length(); i++) {
            if (!Character.isDigit(cell.charAt(i))) {
                return false;
            }
        }
        return !cell.isEmpty();
    }

    /** The text of a cell; a list of effects is grouped by side, as in {@code attacker: halt; defender: rout}. */
    private static String cell(String text, Object value) {
        if (!(value instanceof List<?> list) || list.isEmpty() || !(list.get(0) instanceof Effect)) {
            return words(text);
        }
        StringBuilder phrases = new StringBuilder();
        String side = "";
        for (Object one : list) {
            Effect effect = (Effect) one;
            String whose = effect.side().equals(side) ? ", " : (phrases.isEmpty() ? "" : "; ") + effect.side() + ": ";
            phrases.append(whose).append(effect.phrase());
            side = effect.side();
        }
        return phrases.toString();
    }

    /** Replaces hyphens between letters by blanks. Those beside digits stay, since {@code 2-5} is a range. */
    static String words(String code) {
        StringBuilder words = new StringBuilder(code);
        for (int i = 1; i < code.length() - 1; i++) {
            boolean between = Character.isLetter(code.charAt(i - 1)) && Character.isLetter(code.charAt(i + 1));
            if (code.charAt(i) == '-' && between) {
                words.setCharAt(i, ' ');
            }
        }
        return words.toString();
    }
}
