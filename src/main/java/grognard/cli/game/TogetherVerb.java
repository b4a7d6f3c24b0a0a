package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.line.Usual;

/** What follows happens at the same time. */
public final class TogetherVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "together", "from here on all happens at the same time, until apart")
            .examples(
                    "together  before a phase in which both sides fire at once: who is hit still fires as he was",
                    "fire 33rd 45e 20",
                    "fire 45e 33rd 20",
                    "apart  then losses tell, and what is due is shown")
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public TogetherVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        OpenGame open = session.gameFor("together");
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> play.add(line.game().joined(), line, call.options()));
        return Exit.DONE;
    }
}
