package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.line.Usual;

/** What happened at the same time takes effect. */
public final class ApartVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "apart", "the end of what happens at the same time")
            .examples("apart")
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public ApartVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        OpenGame open = session.gameFor("apart");
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> {
            play.add(line.game().parted(), line, call.options());
            play.turn(line, call.options());
        });
        return Exit.DONE;
    }
}
