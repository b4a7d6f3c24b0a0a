package grognard.lookup;

import grognard.input.BadInput;
import grognard.render.Style;
import grognard.render.TableText;
import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.Tables;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Everything that is known about one resolver, or one ruling. */
public final class RulePage {

    private final Tables tables;
    private final Ruleset ruleset;
    private final TableText text;

    public RulePage(Tables tables, Style style) {
        this.tables = tables;
        this.ruleset = tables.ruleset();
        this.text = new TableText(style);
    }

    /** What there is to look up. */
    public String contents() {
        List<List<String>> rows = new ArrayList<>();
        for (String name : ruleset.resolvers()) {
            rows.add(List.of(name, ruleset.resolver(name).description().summary()));
        }
        StringBuilder page = new StringBuilder(text.title(ruleset.name() + ": " + ruleset.title()));
        page.append(text.rows(rows));
        List<List<String>> rulings = new ArrayList<>();
        ruleset.rulings().forEach(ruling -> rulings.add(List.of(ruling.id(), ruling.text())));
        return page.append(text.title("Rulings")).append(text.rows(rulings)).toString();
    }

    /** The page of a resolver or a ruling; any other word is refused. */
    public String about(String word) {
        Optional<Ruling> ruling = ruleset.rulings().stream()
                .filter(known -> known.id().equalsIgnoreCase(word))
                .findFirst();
        if (ruling.isPresent()) {
            return text.rows(List.of(List.of(ruling.get().id(), ruling.get().text())));
        }
        String name = word.toLowerCase(Locale.ROOT);
        if (!ruleset.resolvers().contains(name)) {
            List<String> words = new ArrayList<>(ruleset.resolvers());
            throw BadInput.value("rules", word, "a resolver or ruling of " + ruleset.name(), words);
        }
        return page(ruleset.resolver(name));
    }

    private String page(Resolver resolver) {
        Description description = resolver.description();
        StringBuilder page = new StringBuilder();
        page.append(text.title(ruleset.name() + " " + description.name() + ": " + description.summary()));
        for (String example : description.examples()) {
            page.append("  grognard ")
                    .append((description.name() + " " + example).strip())
                    .append('\n');
        }
        if (!description.dice().isEmpty()) {
            page.append("Dice: ").append(String.join("; ", description.dice())).append('\n');
        }
        for (TableSpec spec : description.tables()) {
            page.append(text.title(spec.title())).append(text.table(tables.get(spec)));
        }
        if (!tables.remark().isEmpty() && tables.serve(resolver)) {
            page.append("Tables ")
                    .append(tables.name())
                    .append(": ")
                    .append(tables.remark())
                    .append('\n');
        }
        page.append(text.title("Outcomes"));
        List<List<String>> codes = new ArrayList<>();
        description.codes().forEach(code -> codes.add(List.of(code.name(), code.text())));
        page.append(text.rows(codes));
        if (!description.notes().isEmpty()) {
            page.append(text.title("Remember"));
            description.notes().forEach(note -> page.append("  ").append(note).append('\n'));
        }
        page.append(rulings(description));
        if (!description.source().isEmpty()) {
            page.append("In the rulebook: ").append(description.source()).append('\n');
        }
        return page.toString();
    }

    private String rulings(Description description) {
        List<List<String>> rows = new ArrayList<>();
        for (Ruling ruling : description.rulings().isEmpty() ? List.<Ruling>of() : ruleset.rulings()) {
            if (description.rulings().contains(ruling.id())) {
                rows.add(List.of(ruling.id(), ruling.text()));
            }
        }
        return rows.isEmpty() ? "" : text.title("Rulings") + text.rows(rows);
    }
}
