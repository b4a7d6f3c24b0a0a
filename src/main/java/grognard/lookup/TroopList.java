package grognard.lookup;

import grognard.render.page.PageWriter;
import grognard.rules.Tables;
import grognard.table.Pack;
import grognard.table.PrintedTable;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Picks from the ruleset's list of troops those that a look-up asks for. The list has over a hundred rows; in a game, the
 * troops in play are preferred.
 */
final class TroopList {

    /** Most rows to show; for more the player is told to narrow the search. */
    private static final int MOST = 6;

    /** Number of leading columns in words: the troop's name and kind. The columns after them hold numbers. */
    private static final int WORDS = 5;

    private final Question question;
    private final PrintedTable list;
    private final Set<String> inPlay;

    private TroopList(Question question, PrintedTable list, Set<String> inPlay) {
        this.question = question;
        this.list = list;
        this.inPlay = inPlay;
    }

    /**
     * Writes the rows that match the question and whose numbers they are; nothing if the ruleset has no list of troops or
     * no row matches.
     *
     * @param inPlay the troops of the game in progress; empty if there is none
     * @param brief whether to say only how many match where they are more than a few, as on a screen
     * @return the first troop shown; empty if none
     */
    static String write(Question question, Tables tables, Set<String> inPlay, boolean brief, PageWriter page) {
        if (tables.ruleset().roster().isEmpty()) {
            return "";
        }
        TableSpec spec = tables.ruleset().roster().get();
        String first = new TroopList(question, list(spec, tables), inPlay).write(spec.title(), brief, page);
        if (!first.isEmpty()) {
            tables.used(List.of(spec)).line().ifPresent(page::prose);
        }
        return first;
    }

    /** Writes the rows of all troops in play. Only for rulesets with a list of troops. */
    static void writeInPlay(Tables tables, Set<String> inPlay, PageWriter page) {
        TableSpec spec = tables.ruleset().roster().orElseThrow();
        PrintedTable list = list(spec, tables);
        List<List<String>> rows = new ArrayList<>();
        for (List<String> row : list.rows()) {
            if (inPlay.contains(row.get(0))) {
                rows.add(List.of(row.get(0), numbers(list, row, List.of())));
            }
        }
        page.terms(rows);
    }

    /**
     * Reads the list of troops. The built-in one is read without checks, which would take noticeable time; a player's own
     * was checked when it was loaded.
     */
    private static PrintedTable list(TableSpec spec, Tables tables) {
        Pack builtIn = tables.ruleset().builtIn();
        if (!tables.name().equals(builtIn.name())) {
            return PrintedTable.of(tables.get(spec));
        }
        List<List<String>> rows = ResourceText.of(builtIn.file(spec.file()).orElseThrow());
        return new PrintedTable(rows.get(0), rows.subList(1, rows.size()));
    }

    /**
     * Writes the matching rows. Words of the question that occur in the heading of a number column select that column; all
     * other words select troops. A question that matches half of the list or more is not about troops.
     */
    private String write(String title, boolean brief, PageWriter page) {
        List<SearchTerm> troopTerms = new ArrayList<>();
        List<Integer> columns = new ArrayList<>();
        for (SearchTerm term : question.terms()) {
            int before = columns.size();
            for (int i = WORDS; i < list.header().size(); i++) {
                if (term.isIn(list.header().get(i))) {
                    columns.add(i);
                }
            }
            if (columns.size() == before) {
                troopTerms.add(term);
            }
        }
        List<List<String>> rows = new ArrayList<>();
        List<List<String>> rowsInPlay = new ArrayList<>();
        for (List<String> row : list.rows()) {
            if (!troopTerms.isEmpty() && matches(row, troopTerms)) {
                rows.add(List.of(row.get(0), numbers(list, row, columns)));
                if (inPlay.contains(row.get(0))) {
                    rowsInPlay.add(rows.get(rows.size() - 1));
                }
            }
        }
        if (!rowsInPlay.isEmpty()) {
            page.heading(3, title + "; in this game");
            page.terms(rowsInPlay);
            return rowsInPlay.get(0).get(0);
        }
        if (rows.isEmpty() || rows.size() >= list.rows().size() / 2) {
            return "";
        }
        if (brief && rows.size() > MOST) {
            page.prose(rows.size() + " troops match: name a nation too for their numbers");
            return "";
        }
        page.heading(3, title);
        page.terms(rows.subList(0, Math.min(MOST, rows.size())));
        if (rows.size() > MOST) {
            page.prose("and " + (rows.size() - MOST) + " more: name a nation too");
        }
        return rows.get(0).get(0);
    }

    /** Whether the name and kind of the troop contain every term. */
    private static boolean matches(List<String> row, List<SearchTerm> troopTerms) {
        String words = String.join(" ", row.subList(0, WORDS));
        for (SearchTerm term : troopTerms) {
            if (!term.isIn(words)) {
                return false;
            }
        }
        return true;
    }

    /** The row's numbers with their headings; only the wanted columns, or all if none is wanted in particular. */
    private static String numbers(PrintedTable list, List<String> row, List<Integer> wanted) {
        StringBuilder text = new StringBuilder();
        for (int i = WORDS; i < row.size(); i++) {
            if (!row.get(i).isEmpty() && (wanted.isEmpty() || wanted.contains(i))) {
                String title = TableSentences.words(list.header().get(i));
                text.append(text.isEmpty() ? "" : ", ")
                        .append(title)
                        .append(' ')
                        .append(row.get(i));
            }
        }
        return text.toString();
    }
}
