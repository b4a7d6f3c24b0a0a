package grognard.lookup;

import grognard.render.PageWriter;
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
 * Tables as people say them: a number that stands alone becomes the sentence of {@code spoken.csv} that it belongs in,
 * effects become what the player does, and codes lose their hyphens.
 */
final class Spoken {

    /** Where the number goes in a sentence. */
    private static final String NUMBER = "#";

    /** What is said of a row, and the resolvers it matters to; none means all that have the table. */
    private record Sentence(String text, List<String> resolvers) {}

    private final Map<String, Sentence> sentences = new HashMap<>();

    private Spoken() {}

    static Spoken of(Ruleset ruleset) {
        Spoken spoken = new Spoken();
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
     * Writes a table.
     *
     * @param resolver whose numbers are wanted; empty for all
     */
    void write(TableSpec spec, Tables tables, String resolver, PageWriter page) {
        Table table = tables.get(spec);
        Optional<List<String>> lines = sentences(table, resolver);
        if (lines.isEmpty()) {
            PrintedTable shown = shown(table);
            page.grid(shown.header(), shown.rows());
        } else {
            lines.get().forEach(page::prose);
        }
    }

    /** The table in sentences, where each of its rows has one. */
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

    /** The table with its codes in words. */
    static PrintedTable shown(Table table) {
        PrintedTable coded = PrintedTable.of(table);
        List<String> header = new ArrayList<>();
        for (String title : coded.header()) {
            header.add(title(title));
        }
        List<Column<?>> answers = table.spec().values();
        int values = coded.header().size() - answers.size();
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < coded.rows().size(); i++) {
            List<String> cells = new ArrayList<>();
            for (String cell : coded.rows().get(i)) {
                boolean isIndex = cells.size() < values;
                Object value = isIndex ? cell : table.rows().get(i).get(answers.get(cells.size() - values));
                boolean versus = coded.header().get(cells.size()).equals("versus");
                cells.add(versus ? cell.replace("-", " against ") : cell(cell, value));
            }
            rows.add(cells);
        }
        for (int column = values; column < header.size(); column++) {
            boolean isAdded = table.spec().title().startsWith("Added")
                    || header.get(column).endsWith("drm");
            sign(rows, column, isAdded);
        }
        return new PrintedTable(header, rows);
    }

    private static String title(String code) {
        return switch (code) {
            case "value", "from - to" -> "";
            case "code" -> "result";
            default -> words(code);
        };
    }

    /** What is added to a die has its sign: where a title says so, or anything is taken off. */
    private static void sign(List<List<String>> rows, int column, boolean isSaid) {
        boolean isAdded = isSaid;
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

    private static String cell(String text, Object value) {
        if (!(value instanceof List<?> list) || list.isEmpty() || !(list.get(0) instanceof Effect)) {
            return words(text);
        }
        StringBuilder said = new StringBuilder();
        String side = "";
        for (Object one : list) {
            Effect effect = (Effect) one;
            String whose = effect.side().equals(side) ? ", " : (said.isEmpty() ? "" : "; ") + effect.side() + ": ";
            said.append(whose).append(effect.phrase());
            side = effect.side();
        }
        return said.toString();
    }

    /** A code as words: hyphens between letters are blanks. */
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
