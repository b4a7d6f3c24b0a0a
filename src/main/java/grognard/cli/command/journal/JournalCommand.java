package grognard.cli.command.journal;

import grognard.cli.command.OpensNoGame;
import grognard.cli.command.RunsAlone;
import picocli.CommandLine.Command;

/** Groups the commands about journals. */
@Command(
        name = "journal",
        header = "show, verify, seal and reveal records; the battle and its luck",
        subcommands = {
            JournalShowCommand.class,
            JournalVerifyCommand.class,
            JournalSealCommand.class,
            JournalRevealCommand.class,
            JournalStatsCommand.class,
            JournalStoryCommand.class
        },
        footer = {
            "--log FILE on any resolution puts it on record.",
            "Exit: 0 done, 1 could not, 2 bad input, 3 a record does not verify."
        })
public final class JournalCommand implements OpensNoGame, RunsAlone {}
