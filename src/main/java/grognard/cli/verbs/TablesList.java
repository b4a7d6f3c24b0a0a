package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.render.JsonPage;
import grognard.render.TableText;
import grognard.rules.HouseKey;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.WholePack;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shows which tables are in force. */
final class TablesList implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "tables list", "the tables and house keys in force")
            .examples("tables list", "tables list napoleonic --tables mytables")
            .operand(Operand.of("[RULESET]", Operand.Kind.RULESET, "only of that ruleset"))
            .usual(Usual.of(Usual.For.BOTH))
            .build();

    private final Session session;

    TablesList(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        Options options = call.options();
        Optional<String> name = call.word()
                .or(() -> options.text(Usual.RULES))
                .or(() -> session.preferences().onThisLine());
        List<Ruleset> wanted = name.isPresent()
                ? List.of(session.library().named("tables", name.get()))
                : TablesVerb.rulesets(Optional.empty());
        if (name.isEmpty() && !options.house().isEmpty()) {
            throw new BadInput("--house with tables list: expected a RULESET too");
        }
        if (options.json()) {
            wanted.forEach(ruleset -> json(ruleset, session.shelf().tables(ruleset, options)));
            return Exit.DONE;
        }
        TableText text = new TableText(session.style(options));
        StringBuilder page = new StringBuilder();
        for (Ruleset ruleset : wanted) {
            Tables tables = session.shelf().tables(ruleset, options);
            page.append(page.isEmpty() ? "" : "\n");
            page.append(text.title(ruleset.name() + ": " + ruleset.title()));
            page.append("  tables in force: ").append(SafeText.line(tables.name()));
            page.append(tables.remark().isEmpty() ? "" : " (" + tables.remark() + ")")
                    .append('\n');
            page.append(text.rows(tableRows(ruleset, tables)));
            page.append(text.title("House keys"));
            page.append(text.rows(houseRows(ruleset, tables)));
        }
        session.world().out().print(page.toString());
        return Exit.DONE;
    }

    /** One object a ruleset. */
    private void json(Ruleset ruleset, Tables tables) {
        JsonPage page = new JsonPage();
        page.heading(1, ruleset.name() + ": " + ruleset.title());
        page.heading(2, "Tables in force");
        page.terms(List.of(List.of(tables.name(), tables.remark())));
        page.heading(2, "Tables");
        page.terms(tableRows(ruleset, tables));
        page.heading(2, "House keys");
        page.terms(houseRows(ruleset, tables));
        session.world().out().print(page.text());
    }

    private static List<List<String>> tableRows(Ruleset ruleset, Tables tables) {
        List<List<String>> rows = new ArrayList<>();
        List<String> standIns = WholePack.standIns(tables);
        for (TableSpec spec : WholePack.specs(ruleset)) {
            String fixed = spec.isFixed() ? " (fixed by the text: no part of a pack)" : "";
            String ours = standIns.contains(spec.file())
                    ? " (still the " + ruleset.builtIn().name() + "'s)"
                    : "";
            rows.add(List.of(spec.file(), spec.title() + fixed + ours));
        }
        return rows.isEmpty() ? List.of(List.of("none")) : rows;
    }

    private static List<List<String>> houseRows(Ruleset ruleset, Tables tables) {
        List<List<String>> rows = new ArrayList<>();
        for (HouseKey<?> key : ruleset.house()) {
            rows.add(List.of(key.name() + "=" + value(key, tables), key.meaning(), key.ruling()));
        }
        return rows.isEmpty() ? List.of(List.of("none")) : rows;
    }

    private static <T> Object value(HouseKey<T> key, Tables tables) {
        return key.type().json(tables.house(key));
    }
}
