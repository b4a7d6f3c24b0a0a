package grognard.lookup;

import grognard.input.SafeText;
import grognard.render.page.PageWriter;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.WholePack;
import grognard.table.PrintedTable;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes the quick-reference sheet of a ruleset: its tables in the order of play, each once, then the rules that no table
 * states, the large tables and the rulings.
 */
public final class Sheet {

    /** Tables with more columns are moved to the end, where they have the full width of the paper. */
    private static final int WIDE = 8;

    /** Tables with more cells are moved to the end, too. */
    private static final int LARGE = 500;

    /** Up to this many tables in other sections are named one by one; for more, only the sections are. */
    private static final int MOST_NAMED = 2;

    private final Tables tables;
    private final TableSentences spoken;

    /** The section in which each table is printed, by the table's name. */
    private final Map<String, String> shown = new HashMap<>();

    private final List<TableSpec> large = new ArrayList<>();

    public Sheet(Tables tables) {
        this.tables = tables;
        this.spoken = TableSentences.of(tables.ruleset());
    }

    /** Writes the sheet. The last line names the ruleset, the tables and the house rules that it was made with. */
    public void write(PageWriter page) {
        Ruleset ruleset = tables.ruleset();
        page.heading(1, ruleset.title() + ": quick reference");
        tables.used(WholePack.packSpecs(ruleset)).line().ifPresent(page::prose);
        for (String name : ruleset.resolvers()) {
            section(ruleset.resolver(name).description(), page);
        }
        facts(page);
        for (TableSpec spec : large) {
            PrintedTable table = TableSentences.readable(tables.get(spec));
            page.heading(2, spec.title());
            page.grid(table.header(), table.rows());
        }
        page.heading(2, "rulings");
        page.terms(ruleset.rulings().stream()
                .map(ruling -> List.of(ruling.id(), ruling.text()))
                .toList());
        StringBuilder made =
                new StringBuilder("grognard, ruleset " + ruleset.name() + ", tables " + SafeText.line(tables.name()));
        tables.houseKeys()
                .forEach((key, value) ->
                        made.append(", house ").append(key).append('=').append(value));
        page.prose(made.append('.').toString());
    }

    /** Writes the rules that no table states, by topic. Facts of one topic are joined into one paragraph. */
    private void facts(PageWriter page) {
        Map<String, String> topics = new LinkedHashMap<>();
        for (Fact fact : Facts.of(tables.ruleset())) {
            if (fact.onSheet()) {
                topics.merge(fact.topic(), fact.text(), (before, more) -> before + " " + more);
            }
        }
        List<List<String>> rows = new ArrayList<>();
        topics.forEach((topic, text) -> rows.add(List.of(topic, text)));
        if (!rows.isEmpty()) {
            page.heading(2, "what else the rules say");
            page.terms(rows);
        }
    }

    private static boolean isLarge(PrintedTable table) {
        return table.header().size() > WIDE
                || table.rows().size() * table.header().size() > LARGE;
    }

    /** Writes the section of a resolver, with references for tables that are printed elsewhere. */
    private void section(Description description, PageWriter page) {
        page.heading(2, description.name() + ": " + description.summary());
        if (!description.dice().isEmpty()) {
            page.prose("Dice: " + String.join("; ", description.dice()) + ".");
        }
        List<String> elsewhere = new ArrayList<>();
        Set<String> where = new LinkedHashSet<>();
        for (TableSpec spec : description.tables()) {
            PrintedTable table = PrintedTable.of(tables.get(spec));
            String before = shown.putIfAbsent(spec.name(), description.name());
            if (before != null) {
                elsewhere.add(spec.title() + " (" + before + ")");
                where.add(before);
            } else if (isLarge(table)) {
                large.add(spec);
                elsewhere.add(spec.title() + " (at the end)");
                where.add("at the end");
            } else {
                page.heading(3, spec.title());
                spoken.write(spec, tables, "", page);
            }
        }
        if (elsewhere.size() > MOST_NAMED) {
            page.prose("See also " + String.join(", ", where) + ".");
        } else if (!elsewhere.isEmpty()) {
            page.prose("See " + String.join("; ", elsewhere) + ".");
        }
        if (description.tables().isEmpty()) {
            page.terms(description.codes().stream()
                    .map(code -> List.of(code.name(), code.pattern()))
                    .toList());
        }
    }
}
