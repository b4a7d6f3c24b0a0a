package grognard.cli;

import grognard.cli.batch.BatchCommand;
import grognard.cli.command.ResolverCommand;
import grognard.cli.command.game.ApartCommand;
import grognard.cli.command.game.AttachCommand;
import grognard.cli.command.game.CaptureCommand;
import grognard.cli.command.game.DetachCommand;
import grognard.cli.command.game.DueCommand;
import grognard.cli.command.game.EndCommand;
import grognard.cli.command.game.GameCommand;
import grognard.cli.command.game.MovedCommand;
import grognard.cli.command.game.NextCommand;
import grognard.cli.command.game.NoteCommand;
import grognard.cli.command.game.OrderCommand;
import grognard.cli.command.game.PhaseCommand;
import grognard.cli.command.game.PlanCommand;
import grognard.cli.command.game.RedoCommand;
import grognard.cli.command.game.TogetherCommand;
import grognard.cli.command.game.TurnCommand;
import grognard.cli.command.game.UndoCommand;
import grognard.cli.command.game.UnitCommand;
import grognard.cli.command.game.UnitsCommand;
import grognard.cli.command.general.AliasCommand;
import grognard.cli.command.general.CompletionCommand;
import grognard.cli.command.general.HelpCommand;
import grognard.cli.command.general.ManCommand;
import grognard.cli.command.general.OddsCommand;
import grognard.cli.command.general.PageCommand;
import grognard.cli.command.general.RulesCommand;
import grognard.cli.command.general.SheetCommand;
import grognard.cli.command.general.UseCommand;
import grognard.cli.command.journal.JournalCommand;
import grognard.cli.command.prompt.AgainCommand;
import grognard.cli.command.prompt.ExitCommand;
import grognard.cli.command.prompt.LastCommand;
import grognard.cli.command.prompt.SetCommand;
import grognard.cli.command.prompt.UnsetCommand;
import grognard.cli.command.tables.TablesCommand;
import grognard.cli.command.workshop.WorkshopCommand;
import grognard.cli.session.Session;
import grognard.rulesets.Rulesets;
import java.util.List;

/**
 * Creates commands by name. Only the class of the requested command is loaded, which is why this is a switch and not a
 * map.
 */
final class Commands {

    /** All command names, in the order in which help lists them. */
    static final List<String> NAMES = List.of(
            "odds",
            "plan",
            "roll",
            "rules",
            "sheet",
            "batch",
            "journal",
            "game",
            "units",
            "unit",
            "attach",
            "detach",
            "due",
            "next",
            "turn",
            "phase",
            "moved",
            "order",
            "capture",
            "end",
            "together",
            "apart",
            "undo",
            "redo",
            "note",
            "tables",
            "workshop",
            "use",
            "alias",
            "help",
            "completion",
            "man",
            "page",
            "again",
            "last",
            "set",
            "unset",
            "exit");

    private final Session session;
    private final Cli program;

    Commands(Session session, Cli program) {
        this.session = session;
        this.program = program;
    }

    /** Creates the command of one of the {@link #NAMES}. */
    Object create(String name) {
        return switch (name) {
            case "odds" -> new OddsCommand(session, program);
            case "plan" -> new PlanCommand(session);
            case "roll" -> new ResolverCommand(Rulesets.named("dice"), "roll");
            case "rules" -> new RulesCommand(session);
            case "sheet" -> new SheetCommand(session);
            case "batch" -> new BatchCommand(session, Cli::new);
            case "journal" -> new JournalCommand();
            case "game" -> new GameCommand(session, program);
            case "units" -> new UnitsCommand(session);
            case "unit" -> new UnitCommand(session);
            case "attach" -> new AttachCommand(session);
            case "detach" -> new DetachCommand(session);
            case "due" -> new DueCommand(session);
            case "next" -> new NextCommand(session, program);
            case "turn" -> new TurnCommand(session);
            case "phase" -> new PhaseCommand(session);
            case "moved" -> new MovedCommand(session);
            case "order" -> new OrderCommand(session);
            case "capture" -> new CaptureCommand(session);
            case "end" -> new EndCommand(session);
            case "together" -> new TogetherCommand(session);
            case "apart" -> new ApartCommand(session);
            case "undo" -> new UndoCommand(session);
            case "redo" -> new RedoCommand(session);
            case "note" -> new NoteCommand(session);
            case "tables" -> new TablesCommand();
            case "workshop" -> new WorkshopCommand();
            case "use" -> new UseCommand(session);
            case "alias" -> new AliasCommand(session, program);
            case "help" -> new HelpCommand(session, program);
            case "completion" -> new CompletionCommand(session, program);
            case "man" -> new ManCommand(session, program);
            case "page" -> new PageCommand(session);
            case "again" -> new AgainCommand(session, program);
            case "last" -> new LastCommand(session);
            case "set" -> new SetCommand(session);
            case "unset" -> new UnsetCommand(session);
            case "exit" -> new ExitCommand(session);
            default -> throw new IllegalArgumentException("no command " + name);
        };
    }
}
