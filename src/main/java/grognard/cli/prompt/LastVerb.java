package grognard.cli.prompt;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.render.TextOutput;

/** Shows the last result with its whole audit. */
public final class LastVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("last", "the last result with its full audit")
            .examples("last")
            .betweenLines()
            .build();

    private final Session session;

    public LastVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        World world = session.world();
        TextOutput text = new TextOutput(world.style(), world.textWidth());
        world.out().print(session.last().resolution(text::full));
        return Exit.DONE;
    }
}
