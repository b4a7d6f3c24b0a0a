package grognard.cli.command.tables;

import grognard.cli.command.Completes;
import grognard.cli.session.Session;
import grognard.cli.settings.PackExporter;
import grognard.input.SafeText;
import grognard.repl.CommandNode;
import grognard.rules.Ruleset;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the built-in tables to a folder, for the player to edit. */
@Command(
        name = "export",
        header = "write the built-in tables to a folder, to be edited",
        customSynopsis = "tables export napoleonic mytables")
public final class TablesExportCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "RULESET", description = "the ruleset whose tables are written")
    @Completes(CommandNode.Kind.RULESET)
    private String ruleset = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "the folder, made if it is not there")
    @Completes(CommandNode.Kind.FILE)
    private String folder = "";

    @Option(names = "--force", description = "replace files that are there")
    private boolean force;

    private final Session session;

    public TablesExportCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        Ruleset exported = TablesCommand.ruleset(ruleset);
        List<String> files = new PackExporter(exported, folder).write(force);
        String shown = SafeText.line(folder);
        session.out()
                .print("Wrote " + files.size() + " tables of " + exported.name() + " to " + shown + ": "
                        + String.join(", ", files) + "\nEdit them, check them with 'grognard tables check " + shown
                        + "' and play by them with --tables " + shown + "\n");
    }
}
