package grognard.lookup;

import grognard.render.PageWriter;
import grognard.rules.Tables;
import grognard.table.PrintedTable;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;

/** The troops that a question asks for, out of a list too long to be read through. */
final class Muster {

    private static final int MOST = 6;

    /** The name, and the columns after it that say what kind of troops these are; numbers follow. */
    private static final int WORDS = 5;

    private final Question question;
    private final PrintedTable list;

    private Muster(Question question, PrintedTable list) {
        this.question = question;
        this.list = list;
    }

    /** Writes the rows in question, if the ruleset has such a list and the question names some of its troops. */
    static void write(Question question, Tables tables, PageWriter page) {
        if (tables.ruleset().roster().isPresent()) {
            TableSpec spec = tables.ruleset().roster().get();
            new Muster(question, PrintedTable.of(tables.get(spec))).write(spec.title(), page);
        }
    }

    /** A word that is part of a column's title asks for that column, any other for troops. */
    private void write(String title, PageWriter page) {
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
        for (List<String> row : list.rows()) {
            if (!who.isEmpty() && isMeant(row, who)) {
                rows.add(List.of(row.get(0), numbers(row, what)));
            }
        }
        if (!rows.isEmpty() && rows.size() < list.rows().size() / 2) {
            page.heading(3, title);
            page.terms(rows.subList(0, Math.min(MOST, rows.size())));
            if (rows.size() > MOST) {
                page.prose("and " + (rows.size() - MOST) + " more: name a nation too");
            }
        }
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

    private String numbers(List<String> row, List<Integer> wanted) {
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
