package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.settings.FolderPack;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.line.Usual;
import grognard.render.TableText;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.WholePack;
import grognard.table.BadTable;
import grognard.table.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Proves the tables of a folder whole. */
final class TablesCheck implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "tables check", "prove the tables of a folder whole")
            .examples("tables check mytables", "tables check mytables napoleonic")
            .operand(Operand.of("DIR", Operand.Kind.FILE, "the folder"))
            .operand(Operand.of("[RULESET]", Operand.Kind.RULESET, "only those of that ruleset"))
            .usual(Usual.NO_COLOR)
            .build();

    private final Session session;

    TablesCheck(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        List<String> words = call.words();
        if (words.isEmpty()) {
            throw new BadInput("tables check: expected DIR, the folder of table files");
        }
        FolderPack pack = FolderPack.in("tables check", words.get(0));
        List<Problem> problems = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Ruleset ruleset : TablesVerb.rulesets(words.stream().skip(1).findFirst())) {
            if (!pack.serves(ruleset)) {
                rows.add(List.of(
                        ruleset.name(),
                        "none of its files: it stays on its tables "
                                + ruleset.builtIn().name()));
                continue;
            }
            try {
                Tables tables = WholePack.tables(ruleset, pack, Map.of());
                rows.add(List.of(
                        ruleset.name(), "whole, " + WholePack.files(ruleset).size() + " tables"));
                if (!WholePack.standIns(tables).isEmpty()) {
                    rows.add(List.of(
                            "",
                            "still the " + ruleset.builtIn().name() + "'s, cell for cell: "
                                    + String.join(", ", WholePack.standIns(tables))));
                }
            } catch (BadTable e) {
                problems.addAll(e.problems());
            }
        }
        for (String file : pack.unknown()) {
            rows.add(List.of(
                    SafeText.line(file),
                    "a table of no ruleset, and not read" + Nearest.hint(file, FolderPack.known())));
        }
        session.world().out().print(new TableText(session.style(call.options())).rows(rows));
        if (!problems.isEmpty()) {
            throw new BadTable(problems);
        }
        return Exit.DONE;
    }
}
