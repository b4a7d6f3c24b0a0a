package grognard.story;

import grognard.game.unit.Unit;
import grognard.rules.Ruleset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The rows of a ruleset's {@code card.csv}, which lists what a card shows of a unit. Comments in that of paperboys explain
 * the columns. A ruleset without that file has no rows.
 */
final class CardLayout {

    /**
     * One row.
     *
     * @param field the unit's field, or for {@code ask} the resolver
     * @param show the way to show it, with its arguments: {@code count 6}
     * @param words the caption; may be empty
     * @param unless conditions that exempt a unit
     * @param marks thresholds of boxes, each a number and its meaning
     */
    record Row(String field, List<String> show, String words, List<String> unless, List<String> marks) {

        String caption() {
            return words.isEmpty() ? field : words;
        }

        /** Whether the row does not apply to the unit. */
        boolean exempts(Unit unit) {
            return unless.stream().anyMatch(condition -> isMet(unit, condition));
        }

        /** Whether the unit meets a condition of the form {@code field=value} or {@code field!=value}. */
        private static boolean isMet(Unit unit, String condition) {
            int equals = condition.indexOf('=');
            boolean not = condition.charAt(equals - 1) == '!';
            String field = condition.substring(0, not ? equals - 1 : equals);
            return unit.text(field).equals(condition.substring(equals + 1)) != not;
        }
    }

    private final List<Row> rows = new ArrayList<>();

    private CardLayout() {}

    static CardLayout of(Ruleset ruleset) {
        CardLayout layout = new CardLayout();
        for (String[] cells : cells(ruleset.companion("card.csv"))) {
            layout.rows.add(
                    new Row(cells[0], List.of(cells[1].split(" ", -1)), cells[2], list(cells[3]), list(cells[4])));
        }
        return layout;
    }

    /**
     * The cells of each row below the header; no rows without a file. The format is simpler than that of tables: no quotes,
     * no commas in cells, and lines that start with {@code #} are comments.
     */
    private static List<String[]> cells(Optional<byte[]> file) {
        List<String[]> rows = new ArrayList<>();
        for (String line : file.map(text -> new String(text, StandardCharsets.UTF_8))
                .orElse("")
                .split("\n", -1)) {
            if (!line.startsWith("#") && !line.isBlank()) {
                rows.add(line.strip().split(",", -1));
            }
        }
        return rows.isEmpty() ? rows : rows.subList(1, rows.size());
    }

    private static List<String> list(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split("\\|", -1));
    }

    List<Row> rows() {
        return rows;
    }

    /** The words that describe the unit, such as arm and quality, without those of some fields. */
    List<String> traits(Unit unit, List<String> without) {
        List<String> traits = new ArrayList<>();
        for (Row row : rows) {
            boolean shown = row.show().get(0).equals("word") && !without.contains(row.field());
            if (shown && unit.get(row.field()) != null && !row.exempts(unit)) {
                String value = unit.text(row.field());
                String word = row.show().contains("code")
                        ? capital(withoutHyphens(value)) // a troop, which begins with its nation
                        : unit.choices(row.field()).isEmpty() ? value : withoutHyphens(value);
                traits.add(row.words().isEmpty() ? word : row.words() + " " + word);
            }
        }
        return traits;
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** Replaces hyphens between letters by blanks: {@code march-column} changes, {@code -1} and {@code 2-5} do not. */
    static String withoutHyphens(String code) {
        StringBuilder words = new StringBuilder(code);
        for (int i = 1; i + 1 < words.length(); i++) {
            if (words.charAt(i) == '-'
                    && Character.isLetter(words.charAt(i - 1))
                    && Character.isLetter(words.charAt(i + 1))) {
                words.setCharAt(i, ' ');
            }
        }
        return words.toString();
    }
}
