package grognard.lookup;

import grognard.input.SafeText;
import grognard.render.page.PageWriter;
import grognard.rules.Description;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.NamedRow;
import grognard.table.PrintedTable;
import grognard.table.Table;
import grognard.table.TableSpec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Writes the quick-reference sheet of a ruleset: its tables in the order of the turn, each once, then the rules that no
 * table states, the large tables and the rulings. The ruleset's {@code sheet.csv} has the sections; without it every
 * resolver has one of its own.
 */
public final class Sheet {

    /** Tables with more columns are moved to the end, where they have the full width of the paper. */
    private static final int WIDE = 8;

    /** Tables with more cells are moved to the end, too. */
    private static final int LARGE = 500;

    /** Up to this many tables in other sections are named one by one; for more, only the sections are. */
    private static final int MOST_NAMED = 2;

    /** Where large tables are printed. */
    private static final String END = "at the end";

    private final Tables tables;
    private final TableSentences spoken;

    /** The section in which each table is printed, by the table's name. */
    private final Map<String, String> shown = new HashMap<>();

    /** The sections of tables that {@code sheet.csv} puts into a later one than the first that uses them. */
    private final Map<String, String> places = new HashMap<>();

    private final List<TableSpec> large = new ArrayList<>();

    /** Sentences of tables whose rows belong to different resolvers, as far as they are printed. */
    private final Set<String> said = new HashSet<>();

    /**
     * A section.
     *
     * @param title in the players' words
     * @param resolvers the resolvers whose dice and tables it shows
     */
    private record Section(String title, List<Description> resolvers) {}

    public Sheet(Tables tables) {
        this.tables = tables;
        this.spoken = TableSentences.of(tables.ruleset());
    }

    /** Writes the sheet. The last line names the ruleset, the tables and the house rules that it was made with. */
    public void write(PageWriter page) {
        Ruleset ruleset = tables.ruleset();
        page.heading(1, ruleset.title() + ": quick reference");
        tables.used(PackReader.packSpecs(ruleset)).line().ifPresent(page::prose);
        sections(ruleset).forEach(section -> section(section, page));
        unsaid(page);
        facts(page);
        for (TableSpec spec : large) {
            PrintedTable table = TableSentences.readable(tables.get(spec));
            page.heading(2, spec.title());
            page.grid(table.header(), table.rows());
        }
        page.heading(2, "Rulings");
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
            page.heading(2, "What else the rules say");
            page.terms(rows);
        }
    }

    private static boolean isLarge(PrintedTable table) {
        return table.header().size() > WIDE
                || table.rows().size() * table.header().size() > LARGE;
    }

    /** The sections, in the order of the turn; a resolver that {@code sheet.csv} does not name has one at the end. */
    private List<Section> sections(Ruleset ruleset) {
        List<Section> sections = new ArrayList<>();
        Set<String> left = new LinkedHashSet<>();
        for (String name : ruleset.resolvers()) {
            // A resolver that only plays others one after another has nothing of its own to print.
            if (ruleset.resolver(name).description().steps().isEmpty()) {
                left.add(name);
            }
        }
        String csv = ruleset.companion("sheet.csv")
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElse("section,resolvers,tables\n");
        List<NamedRow> rows = NamedRow.read("sheet.csv", csv);
        for (NamedRow row : rows.subList(1, rows.size())) {
            List<Description> resolvers = new ArrayList<>();
            for (String name : row.get("resolvers").split(" ", -1)) {
                if (left.remove(name)) {
                    resolvers.add(ruleset.resolver(name).description());
                }
            }
            for (String table : row.get("tables").split(" ", -1)) {
                places.put(table, row.get("section"));
            }
            sections.add(new Section(row.get("section"), resolvers));
        }
        for (String name : left) {
            Description description = ruleset.resolver(name).description();
            sections.add(new Section(capital(description.summary()), List.of(description)));
        }
        return sections;
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private void section(Section section, PageWriter page) {
        page.heading(2, section.title());
        for (Description description : section.resolvers()) {
            String summary = description.summary() + (description.summary().endsWith("?") ? "" : ".");
            String dice = description.dice().isEmpty() ? "" : " Dice: " + String.join("; ", description.dice()) + ".";
            page.terms(List.of(List.of(description.name(), summary + dice)));
            tables(description, section.title(), page);
            if (description.tables().isEmpty()) {
                page.terms(description.codes().stream()
                        .map(code -> List.of(code.name(), code.pattern()))
                        .toList());
            }
        }
    }

    /** Writes the tables of a resolver, with references for those that are printed in other sections. */
    private void tables(Description description, String section, PageWriter page) {
        Map<String, String> elsewhere = new LinkedHashMap<>();
        for (TableSpec spec : description.tables()) {
            Table table = tables.get(spec);
            if (spoken.isSpread(table)) {
                for (String sentence : spoken.sentencesFor(table, description.name())) {
                    if (said.add(sentence)) {
                        page.prose(sentence);
                    }
                }
                continue;
            }
            String place = places.getOrDefault(spec.name(), section);
            String before = place.equals(section) ? shown.putIfAbsent(spec.name(), section) : place;
            if (before == null && isLarge(PrintedTable.of(table))) {
                large.add(spec);
                shown.put(spec.name(), END);
                elsewhere.put(spec.title(), END);
            } else if (before == null) {
                page.heading(3, spec.title());
                spoken.write(spec, tables, "", page);
            } else if (!before.equals(section)) {
                elsewhere.put(spec.title(), before);
            }
        }
        if (elsewhere.size() > MOST_NAMED) {
            page.prose("See also " + String.join(", ", new LinkedHashSet<>(elsewhere.values())) + ".");
        } else if (!elsewhere.isEmpty()) {
            List<String> named = new ArrayList<>();
            elsewhere.forEach((title, where) -> named.add(title + " (" + where + ")"));
            page.prose("See " + String.join("; ", named) + ".");
        }
    }

    /** Writes the sentences and tables that no section has printed, so that none is lost. */
    private void unsaid(PageWriter page) {
        List<String> sentences = new ArrayList<>();
        List<TableSpec> left = new ArrayList<>();
        for (TableSpec spec : PackReader.specs(tables.ruleset())) {
            if (spoken.isSpread(tables.get(spec))) {
                sentences.addAll(spoken.sentencesFor(tables.get(spec), ""));
            } else if (!shown.containsKey(spec.name())) {
                left.add(spec);
            }
        }
        sentences.removeAll(said);
        if (!sentences.isEmpty() || !left.isEmpty()) {
            page.heading(2, "Other numbers");
            sentences.forEach(page::prose);
        }
        for (TableSpec spec : left) {
            page.heading(3, spec.title());
            spoken.write(spec, tables, "", page);
        }
    }
}
