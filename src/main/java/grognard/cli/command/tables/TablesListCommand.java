package grognard.cli.command.tables;

import grognard.cli.command.Completes;
import grognard.cli.command.OutputOptions;
import grognard.cli.command.RulesOptions;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.render.page.JsonPage;
import grognard.render.page.TableText;
import grognard.repl.CommandNode;
import grognard.rules.HouseKey;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows which tables are in force. */
@Command(
        name = "list",
        header = "the tables and house keys in force",
        customSynopsis = {"tables list", "tables list napoleonic --tables mytables"})
public final class TablesListCommand implements Runnable {

    @Parameters(arity = "0..1", paramLabel = "RULESET", description = "only of that ruleset")
    @Completes(CommandNode.Kind.RULESET)
    private Optional<String> ruleset = Optional.empty();

    @Mixin
    private final OutputOptions output = new OutputOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    private final Session session;

    public TablesListCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        OptionValues options = rules.addTo(output.options());
        Optional<String> name = ruleset.or(() -> options.text(CommonOption.RULES))
                .or(() -> session.preferences().lineRuleset());
        List<Ruleset> wanted = name.isPresent()
                ? List.of(session.library().named("tables", name.get()))
                : TablesCommand.rulesets(Optional.empty());
        if (name.isEmpty() && !options.house().isEmpty()) {
            throw new BadInput("--house with tables list: expected a RULESET too");
        }
        if (options.json()) {
            wanted.forEach(one -> json(one, session.tables(one, options)));
            return;
        }
        TableText text = new TableText(session.style(options));
        StringBuilder page = new StringBuilder();
        for (Ruleset one : wanted) {
            Tables tables = session.tables(one, options);
            page.append(page.isEmpty() ? "" : "\n");
            page.append(text.title(one.name() + ": " + one.title()));
            page.append("  tables in force: ").append(SafeText.line(tables.name()));
            page.append(tables.remark().isEmpty() ? "" : " (" + tables.remark() + ")")
                    .append('\n');
            page.append(text.rows(tableRows(one, tables)));
            page.append(text.title("House keys"));
            page.append(text.rows(houseRows(one, tables)));
        }
        session.out().print(page.toString());
    }

    /** Prints one JSON object for a ruleset. */
    private void json(Ruleset of, Tables tables) {
        JsonPage page = new JsonPage();
        page.heading(1, of.name() + ": " + of.title());
        page.heading(2, "Tables in force");
        page.terms(List.of(List.of(tables.name(), tables.remark())));
        page.heading(2, "Tables");
        page.terms(tableRows(of, tables));
        page.heading(2, "House keys");
        page.terms(houseRows(of, tables));
        session.out().print(page.text());
    }

    /** Returns the tables with their titles; marks those that no pack replaces and those equal to the stand-ins. */
    private static List<List<String>> tableRows(Ruleset ruleset, Tables tables) {
        List<List<String>> rows = new ArrayList<>();
        List<String> standIns = PackReader.standIns(tables);
        for (TableSpec spec : PackReader.specs(ruleset)) {
            String fixed = spec.isFixed() ? " (fixed by the text: no part of a pack)" : "";
            String ours = standIns.contains(spec.file())
                    ? " (still the " + ruleset.builtIn().name() + "'s)"
                    : "";
            rows.add(List.of(spec.file(), spec.title() + fixed + ours));
        }
        return rows.isEmpty() ? List.of(List.of("none")) : rows;
    }

    private static List<List<String>> houseRows(Ruleset ruleset, Tables tables) {
        List<List<String>> rows = ruleset.house().stream()
                .map(key -> List.of(key.name() + "=" + value(key, tables), key.meaning(), key.ruling()))
                .toList();
        return rows.isEmpty() ? List.of(List.of("none")) : rows;
    }

    private static <T> Object value(HouseKey<T> key, Tables tables) {
        return key.type().json(tables.house(key));
    }
}
