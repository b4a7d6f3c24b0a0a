package grognard.cli.command.tables;

import grognard.cli.command.ColorOption;
import grognard.cli.command.Completes;
import grognard.cli.session.Session;
import grognard.cli.settings.FolderPack;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.render.page.TableText;
import grognard.repl.CommandNode;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.BadTable;
import grognard.table.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * Checks that the tables of a folder are complete and valid. All problems are reported together, with file, line and
 * column.
 */
@Command(
        name = "check",
        header = "check that the tables of a folder are complete and valid",
        customSynopsis = {"tables check mytables", "tables check mytables napoleonic"})
public final class TablesCheckCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "DIR", description = "the folder")
    @Completes(CommandNode.Kind.FILE)
    private String folder = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "RULESET", description = "only those of that ruleset")
    @Completes(CommandNode.Kind.RULESET)
    private Optional<String> only = Optional.empty();

    @Mixin
    private final ColorOption color = new ColorOption();

    private final Session session;

    public TablesCheckCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        FolderPack pack = FolderPack.in("tables check", folder);
        List<Problem> problems = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Ruleset ruleset : TablesCommand.rulesets(only)) {
            if (!pack.serves(ruleset)) {
                rows.add(List.of(
                        ruleset.name(),
                        "none of its files: it stays on its tables "
                                + ruleset.builtIn().name()));
                continue;
            }
            try {
                Tables tables = PackReader.tables(ruleset, pack, Map.of());
                rows.add(List.of(
                        ruleset.name(), "complete, " + PackReader.files(ruleset).size() + " tables"));
                if (!PackReader.standIns(tables).isEmpty()) {
                    rows.add(List.of(
                            "",
                            "still the " + ruleset.builtIn().name() + "'s, cell for cell: "
                                    + String.join(", ", PackReader.standIns(tables))));
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
        session.out().print(new TableText(session.style(color.options())).rows(rows));
        if (!problems.isEmpty()) {
            throw new BadTable(problems);
        }
    }
}
