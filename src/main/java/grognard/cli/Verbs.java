package grognard.cli;

import grognard.cli.batch.BatchVerb;
import grognard.cli.game.ApartVerb;
import grognard.cli.game.AttachVerb;
import grognard.cli.game.DetachVerb;
import grognard.cli.game.DueVerb;
import grognard.cli.game.EndVerb;
import grognard.cli.game.GameVerb;
import grognard.cli.game.NextVerb;
import grognard.cli.game.NoteVerb;
import grognard.cli.game.PlanVerb;
import grognard.cli.game.RedoVerb;
import grognard.cli.game.TogetherVerb;
import grognard.cli.game.TurnVerb;
import grognard.cli.game.UndoVerb;
import grognard.cli.game.UnitVerb;
import grognard.cli.game.UnitsVerb;
import grognard.cli.prompt.AgainVerb;
import grognard.cli.prompt.ExitVerb;
import grognard.cli.prompt.LastVerb;
import grognard.cli.prompt.SetVerb;
import grognard.cli.prompt.UnsetVerb;
import grognard.cli.session.Session;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verbs.AliasVerb;
import grognard.cli.verbs.CompletionVerb;
import grognard.cli.verbs.HelpVerb;
import grognard.cli.verbs.JournalVerb;
import grognard.cli.verbs.ManVerb;
import grognard.cli.verbs.OddsVerb;
import grognard.cli.verbs.RollVerb;
import grognard.cli.verbs.RulesVerb;
import grognard.cli.verbs.SheetVerb;
import grognard.cli.verbs.TablesVerb;
import grognard.cli.verbs.UseVerb;
import grognard.cli.verbs.WorkshopVerb;
import java.util.List;
import java.util.Optional;

/** The verbs that there are. One is made when it is asked for; only those that are used cost anything. */
final class Verbs {

    /** Their names, in the order in which help lists them. */
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
            "again",
            "last",
            "set",
            "unset",
            "exit");

    private Verbs() {}

    static Optional<Verb> named(String name, Session session, Program program) {
        return Optional.ofNullable(
                switch (name) {
                    case "odds" -> new OddsVerb(session, program);
                    case "plan" -> new PlanVerb(session);
                    case "roll" -> new RollVerb(session, program);
                    case "rules" -> new RulesVerb(session);
                    case "sheet" -> new SheetVerb(session);
                    case "batch" -> new BatchVerb(session, Cli::new);
                    case "journal" -> new JournalVerb(session);
                    case "game" -> new GameVerb(session, program);
                    case "units" -> new UnitsVerb(session);
                    case "unit" -> new UnitVerb(session);
                    case "attach" -> new AttachVerb(session);
                    case "detach" -> new DetachVerb(session);
                    case "due" -> new DueVerb(session);
                    case "next" -> new NextVerb(session, program);
                    case "turn" -> new TurnVerb(session);
                    case "end" -> new EndVerb(session);
                    case "together" -> new TogetherVerb(session);
                    case "apart" -> new ApartVerb(session);
                    case "undo" -> new UndoVerb(session);
                    case "redo" -> new RedoVerb(session);
                    case "note" -> new NoteVerb(session);
                    case "tables" -> new TablesVerb(session);
                    case "workshop" -> new WorkshopVerb(session);
                    case "use" -> new UseVerb(session);
                    case "alias" -> new AliasVerb(session, program);
                    case "help" -> new HelpVerb(session, program);
                    case "completion" -> new CompletionVerb(session, program);
                    case "man" -> new ManVerb(session, program);
                    case "again" -> new AgainVerb(session, program);
                    case "last" -> new LastVerb(session);
                    case "set" -> new SetVerb(session);
                    case "unset" -> new UnsetVerb(session);
                    case "exit" -> new ExitVerb();
                    default -> null;
                });
    }
}
