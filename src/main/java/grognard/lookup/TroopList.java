package grognard.lookup;

import grognard.render.PageWriter;
import grognard.rules.Tables;
import grognard.table.Pack;
import grognard.table.PrintedTable;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The troops that a question asks for, and in a game those of its units, out of a list too long to be read through. */
final class TroopList {

    private static final int MOST = 6;

    /** The name, and the columns after it that say what kind of troops these are; numbers follow. */
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
     * Writes the rows in question, if the ruleset has such a list and the question names some of its troops.
     *
     * @param inPlay the troops of the game that is being played; none if there is no game
     * @return the first of the troops that were shown; empty if none
     */
    static String write(Question question, Tables tables, Set<String> inPlay, PageWriter page) {
        if (tables.ruleset().roster().isEmpty()) {
            return "";
        }
        TableSpec spec = tables.ruleset().roster().get();
        return new TroopList(question, list(spec, tables), inPlay).write(spec.title(), page);
    }

    /** Writes the rows of the troops in play, for a resolver that reads them. */
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

    /** The list as it is written: our own needs no check when somebody is waiting, and a player's has had it. */
    private static PrintedTable list(TableSpec spec, Tables tables) {
        Pack builtIn = tables.ruleset().builtIn();
        if (!tables.name().equals(builtIn.name())) {
            return PrintedTable.of(tables.get(spec));
        }
        List<List<String>> rows = OwnFile.of(builtIn.file(spec.file()).orElseThrow());
        return new PrintedTable(rows.get(0), rows.subList(1, rows.size()));
    }

    /** A word that is part of a column's title asks for that column, any other for troops. */
    private String write(String title, PageWriter page) {
        List<Term> who = new ArrayList<>();
        List<Integer> what = new ArrayList<>();
        for (Term term : question.terms()) {
            int before = what.size();
            for (int i = WORDS; i < list.header().size(); i++) {
                if (term.isIn(list.header().get(i))) {
                    what.add(i);
                }
            }
            if (what.size() == before) {
                who.add(term);
            }
        }
        List<List<String>> rows = new ArrayList<>();
        List<List<String>> ours = new ArrayList<>();
        for (List<String> row : list.rows()) {
            if (!who.isEmpty() && isMeant(row, who)) {
                rows.add(List.of(row.get(0), numbers(list, row, what)));
                if (inPlay.contains(row.get(0))) {
                    ours.add(rows.get(rows.size() - 1));
                }
            }
        }
        if (!ours.isEmpty()) {
            page.heading(3, title + "; in this game");
            page.terms(ours);
            return ours.get(0).get(0);
        }
        if (rows.isEmpty() || rows.size() >= list.rows().size() / 2) {
            return "";
        }
        page.heading(3, title);
        page.terms(rows.subList(0, Math.min(MOST, rows.size())));
        if (rows.size() > MOST) {
            page.prose("and " + (rows.size() - MOST) + " more: name a nation too");
        }
        return rows.get(0).get(0);
    }

    private static boolean isMeant(List<String> row, List<Term> who) {
        String words = String.join(" ", row.subList(0, WORDS));
        for (Term term : who) {
            if (!term.isIn(words)) {
                return false;
            }
        }
        return true;
    }

    private static String numbers(PrintedTable list, List<String> row, List<Integer> wanted) {
        StringBuilder said = new StringBuilder();
        for (int i = WORDS; i < row.size(); i++) {
            if (!row.get(i).isEmpty() && (wanted.isEmpty() || wanted.contains(i))) {
                String title = Spoken.words(list.header().get(i));
                said.append(said.isEmpty() ? "" : ", ")
                        .append(title)
                        .append(' ')
                        .append(row.get(i));
            }
        }
        return said.toString();
    }
}
