package grognard.lookup;

import grognard.render.PageWriter;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.Shown;
import grognard.table.TableSpec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The quick-reference sheet of a ruleset: its tables in the order of play, each once, and the rulings. */
public final class Sheet {

    private final Tables tables;
    private final Map<String, String> shown = new HashMap<>();

    public Sheet(Tables tables) {
        this.tables = tables;
    }

    public void write(PageWriter page) {
        Ruleset ruleset = tables.ruleset();
        page.heading(1, ruleset.title() + ": quick reference");
        for (String name : ruleset.resolvers()) {
            section(ruleset.resolver(name).description(), page);
        }
        page.heading(2, "rulings");
        page.terms(ruleset.rulings().stream()
                .map(ruling -> List.of(ruling.id(), ruling.text()))
                .toList());
        StringBuilder made = new StringBuilder("grognard, ruleset " + ruleset.name() + ", tables " + tables.name());
        tables.houseKeys()
                .forEach((key, value) -> made.append(", house ").append(key).append('=').append(value));
        page.prose(made.append('.').toString());
    }

    private void section(Description description, PageWriter page) {
        page.heading(2, description.name() + ": " + description.summary());
        if (!description.dice().isEmpty()) {
            page.prose("Dice: " + String.join("; ", description.dice()) + ".");
        }
        for (TableSpec spec : description.tables()) {
            String before = shown.putIfAbsent(spec.name(), description.name());
            if (before != null) {
                page.prose(spec.title() + ": see " + before + ".");
            } else {
                Shown table = Shown.of(tables.get(spec));
                page.heading(3, spec.title());
                page.grid(table.header(), table.rows());
            }
        }
        if (description.tables().isEmpty()) {
            page.terms(description.codes().stream()
                    .map(code -> List.of(code.name(), code.text()))
                    .toList());
        }
        description.notes().forEach(page::prose);
    }
}
