package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.workshop.StarterFolder;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.input.SafeText;
import java.util.List;

/** Starts a ruleset. */
final class WorkshopNew implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "workshop new", "write a small ruleset that plays at once, to be changed")
            .examples("workshop new skirmish", "workshop new skirmish --shape chart")
            .operand(Operand.of(
                    "DIR", Operand.Kind.FILE, "the folder, made if it is not there; its name is the ruleset's"))
            .valued("--shape", String.join("|", StarterFolder.SHAPES), "with one resolver of that shape")
            .writes()
            .build();

    private final Session session;

    WorkshopNew(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.words().isEmpty()) {
            throw new BadInput("workshop new: expected DIR, the folder to write to, e.g. workshop new skirmish");
        }
        String shape = call.text("--shape").orElse("");
        if (!shape.isEmpty() && !StarterFolder.SHAPES.contains(shape)) {
            throw BadInput.value(
                    "--shape", shape, "one of " + String.join(", ", StarterFolder.SHAPES), StarterFolder.SHAPES);
        }
        String folder = call.words().get(0);
        List<String> files = StarterFolder.write(folder, shape);
        String shown = SafeText.line(folder);
        String path = shown.contains("/") ? shown : "./" + shown;
        String before = session.before();
        session.world()
                .out()
                .print("Wrote " + String.join(", ", files) + " to " + shown + "\n"
                        + "Read them, change them, prove them with '" + before + "workshop check " + shown + "'\n"
                        + "and play by them: " + before + (session.isAtPrompt() ? "use " + path : "--rules " + path)
                        + "\n");
        return Exit.DONE;
    }
}
