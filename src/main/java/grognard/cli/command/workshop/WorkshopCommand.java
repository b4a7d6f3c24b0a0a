package grognard.cli.command.workshop;

import grognard.cli.command.OpensNoGame;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.PathName;
import grognard.cli.settings.RulesetFiles;
import grognard.input.BadInput;
import java.nio.file.Files;
import picocli.CommandLine.Command;

/** Groups the commands for writing a ruleset. */
@Command(
        name = "workshop",
        header = "write a ruleset of your own as a folder of TOML and CSV",
        subcommands = {WorkshopNewCommand.class, WorkshopCheckCommand.class, WorkshopDiffCommand.class},
        footer =
                "A folder is played by with --rules DIR or use DIR; in rulesets/ of the settings' folder, or in a folder"
                        + " of GROGNARD_RULESETS, by its name. docs/workshop-format.md is the reference.")
public final class WorkshopCommand implements OpensNoGame, RunsAlone {

    /** Opens the folder of a ruleset; a name that is no folder is refused. */
    static RulesetFiles folder(String command, String name) {
        return PathName.path(name)
                .filter(Files::isDirectory)
                .map(RulesetFiles::of)
                .orElseThrow(() -> BadInput.value(command, name, "the folder of a ruleset"));
    }
}
