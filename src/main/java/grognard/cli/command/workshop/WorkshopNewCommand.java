package grognard.cli.command.workshop;

import grognard.cli.command.Completes;
import grognard.cli.session.Session;
import grognard.cli.workshop.StarterFolder;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.repl.CommandNode;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a small ruleset for the player to change. */
@Command(
        name = "new",
        header = "write a small ruleset that plays at once, to be changed",
        customSynopsis = {"workshop new skirmish", "workshop new skirmish --shape chart"})
public final class WorkshopNewCommand implements Runnable {

    @Parameters(paramLabel = "DIR", description = "the folder, made if it is not there; its name is the ruleset's")
    @Completes(CommandNode.Kind.FILE)
    private String folder = "";

    @Option(
            names = "--shape",
            paramLabel = "SHAPE",
            completionCandidates = Shapes.class,
            description = "with one resolver of that shape")
    private String shape = "";

    /** The shapes for completion and error messages; picocli wants a class for them. */
    static final class Shapes extends ArrayList<String> {

        private static final long serialVersionUID = 1L;

        Shapes() {
            super(StarterFolder.SHAPES);
        }
    }

    private final Session session;

    public WorkshopNewCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        if (!shape.isEmpty() && !StarterFolder.SHAPES.contains(shape)) {
            throw BadInput.oneOf("--shape", shape, StarterFolder.SHAPES);
        }
        List<String> files = StarterFolder.write(folder, shape);
        String shown = SafeText.line(folder);
        String path = shown.contains("/") ? shown : "./" + shown;
        String before = session.commandPrefix();
        session.out()
                .print("Wrote " + String.join(", ", files) + " to " + shown + "\n"
                        + "Read them, change them, check them with '" + before + "workshop check " + shown + "'\n"
                        + "and play by them: " + before + (session.isAtPrompt() ? "use " + path : "--rules " + path)
                        + "\n");
    }
}
