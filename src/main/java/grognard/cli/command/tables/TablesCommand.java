package grognard.cli.command.tables;

import grognard.cli.command.OpensNoGame;
import grognard.cli.command.RunsAlone;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;

/** Groups the commands about tables. */
@Command(
        name = "tables",
        header = "list, export and check tables",
        subcommands = {TablesListCommand.class, TablesExportCommand.class, TablesCheckCommand.class},
        footer = {
            "A folder with none of a ruleset's files leaves that ruleset on its built-in tables; with some, all are"
                    + " required. The folder's name is the pack's, and every outcome names it. Tables that are still cell"
                    + " for cell the stand-in's are named too. Lines that begin with # are comments.",
            "--tables DIR plays by them; GROGNARD_TABLES, or tables = DIR in the settings, stand for it on every call."
        })
public final class TablesCommand implements OpensNoGame, RunsAlone {

    /** Returns the built-in ruleset of that name, or all of them. */
    static List<Ruleset> rulesets(Optional<String> name) {
        return name.map(one -> List.of(ruleset(one)))
                .orElseGet(() ->
                        Rulesets.names().stream().map(TablesCommand::ruleset).toList());
    }

    /**
     * Returns the built-in ruleset of that name; any other name is refused, since rulesets in folders have no packs.
     */
    static Ruleset ruleset(String name) {
        if (!Rulesets.names().contains(name)) {
            throw BadInput.oneOf("tables", name, Rulesets.names());
        }
        return Rulesets.named(name);
    }
}
