package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.line.Usual;

/** Does again what undo took back, as long as nothing else was done. */
public final class RedoVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("redo", "do again what undo took back")
            .examples("redo")
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public RedoVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        OpenGame open = session.gameFor("redo");
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> play.add(line.game().redo(), line, call.options()));
        return Exit.DONE;
    }
}
