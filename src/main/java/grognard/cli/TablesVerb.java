package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.Visible;
import grognard.render.JsonPage;
import grognard.render.Style;
import grognard.render.TableText;
import grognard.rules.HouseKey;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import grognard.rules.WholePack;
import grognard.table.BadTable;
import grognard.table.Problem;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Shows which tables are in force, writes them out to be changed, and proves changed ones whole. */
final class TablesVerb implements Verb {

    private static final String EXPECTED = "list [RULESET], export RULESET DIR or check DIR [RULESET]";

    private final Session session;

    TablesVerb(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.command("grognard tables");
        spec.usageMessage()
                .header(
                        "tables: play by tables of your own",
                        "",
                        "  grognard tables list                          the tables in force",
                        "  grognard tables export napoleonic mytables    write the built-in ones, to be edited",
                        "  grognard tables check mytables                prove them whole",
                        "  grognard napoleonic combat --tables mytables  play by them",
                        "")
                .footer(
                        "",
                        "A folder with none of a ruleset's files leaves that ruleset on its built-in tables; with some,",
                        "all are required. The folder's name is the pack's, and every outcome names it. Tables that are",
                        "still cell for cell the stand-in's are named too. Lines that begin with # are comments.",
                        "GROGNARD_TABLES, or tables = DIR in the settings, stand for --tables on every call.");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel("list|export|check …")
                .description(EXPECTED)
                .build());
        spec.addOption(OptionSpec.builder("--force")
                .type(boolean.class)
                .arity("0")
                .description("export: replace files that are there")
                .build());
        GeneralOptions.addTo(spec, List.of());
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        GeneralOptions options = GeneralOptions.of(parsed);
        List<String> words = parsed.matchedPositionals().isEmpty()
                ? new ArrayList<>()
                : new ArrayList<>(parsed.matchedPositionals().get(0).<List<String>>getValue());
        boolean force = parsed.hasMatchedOption("--force");
        String what = words.isEmpty() ? "" : words.remove(0);
        if (options.json() && !what.equals("list")) {
            throw new BadInput("--json: expected it only with tables list");
        }
        if (force && !what.equals("export")) {
            throw new BadInput("--force: expected it only with tables export");
        }
        switch (what) {
            case "list" -> list(atMost(1, words, "list"), options);
            case "export" -> export(exactly(2, words), force);
            case "check" -> check(atMost(2, words, "check"), session.style(options));
            default -> throw BadInput.value("tables", what, EXPECTED, List.of("list", "export", "check"));
        }
        return DONE;
    }

    private static List<String> atMost(int most, List<String> words, String what) {
        if (words.size() > most) {
            throw BadInput.value("tables " + what, words.get(most), "no more than that: " + EXPECTED);
        }
        return words;
    }

    private static List<String> exactly(int count, List<String> words) {
        if (words.size() < count) {
            throw new BadInput("tables export: expected RULESET and DIR, e.g. tables export napoleonic mytables");
        }
        return atMost(count, words, "export");
    }

    private static Ruleset ruleset(String name) {
        if (!Rulesets.names().contains(name)) {
            throw BadInput.value("tables", name, "one of " + String.join(", ", Rulesets.names()), Rulesets.names());
        }
        return Rulesets.named("tables", name);
    }

    private static List<Ruleset> named(List<String> words, int at) {
        return words.size() > at
                ? List.of(ruleset(words.get(at)))
                : Rulesets.names().stream().map(TablesVerb::ruleset).toList();
    }

    private void list(List<String> words, GeneralOptions options) {
        if (words.isEmpty() && !options.house().isEmpty()) {
            throw new BadInput("--house with tables list: expected a RULESET too");
        }
        if (options.json()) {
            named(words, 0).forEach(ruleset -> json(ruleset, session.tables(ruleset, options)));
            return;
        }
        TableText text = new TableText(session.style(options));
        StringBuilder page = new StringBuilder();
        for (Ruleset ruleset : named(words, 0)) {
            Tables tables = session.tables(ruleset, options);
            page.append(page.isEmpty() ? "" : "\n");
            page.append(text.title(ruleset.name() + ": " + ruleset.title()));
            page.append("  tables in force: ").append(Visible.text(tables.name()));
            page.append(tables.remark().isEmpty() ? "" : " (" + tables.remark() + ")")
                    .append('\n');
            page.append(text.rows(tableRows(ruleset, tables)));
            page.append(text.title("House keys"));
            page.append(text.rows(houseRows(ruleset, tables)));
        }
        session.world().out().print(page.toString());
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
        List<String> standIns = tables.standIns();
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

    private void export(List<String> words, boolean force) {
        Ruleset ruleset = ruleset(words.get(0));
        List<String> files = new ExportedPack(ruleset, words.get(1)).write(force);
        String folder = Visible.text(words.get(1));
        StringBuilder text = new StringBuilder();
        text.append("Wrote ").append(files.size()).append(" tables of ").append(ruleset.name());
        text.append(" to ")
                .append(folder)
                .append(": ")
                .append(String.join(", ", files))
                .append('\n');
        text.append("Edit them, prove them with 'grognard tables check ").append(folder);
        text.append("' and play by them with --tables ").append(folder).append('\n');
        session.world().out().print(text.toString());
    }

    private void check(List<String> words, Style style) {
        if (words.isEmpty()) {
            throw new BadInput("tables check: expected DIR, the folder of table files");
        }
        FolderPack pack = FolderPack.in("tables check", words.get(0));
        List<Problem> problems = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Ruleset ruleset : named(words, 1)) {
            if (!pack.serves(ruleset)) {
                rows.add(List.of(
                        ruleset.name(),
                        "none of its files: it stays on its tables "
                                + ruleset.builtIn().name()));
                continue;
            }
            try {
                Tables tables = Tables.whole(ruleset, pack, Map.of());
                rows.add(List.of(
                        ruleset.name(), "whole, " + WholePack.files(ruleset).size() + " tables"));
                if (!tables.standIns().isEmpty()) {
                    rows.add(List.of(
                            "",
                            "still the " + ruleset.builtIn().name() + "'s, cell for cell: "
                                    + String.join(", ", tables.standIns())));
                }
            } catch (BadTable e) {
                problems.addAll(e.problems());
            }
        }
        for (String file : pack.unknown()) {
            rows.add(List.of(
                    Visible.text(file),
                    "a table of no ruleset, and not read" + Nearest.hint(file, FolderPack.known())));
        }
        session.world().out().print(new TableText(style).rows(rows));
        if (!problems.isEmpty()) {
            throw new BadTable(problems);
        }
    }
}
