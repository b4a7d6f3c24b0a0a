package grognard.cli.game;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.Game;
import grognard.line.Usual;
import grognard.render.GameText;

/** Shows the turn. */
public final class TurnVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "turn", "the turn, its order of play, and what is due")
            .examples("turn")
            .usual(Usual.FORCE, Usual.NO_COLOR)
            .build();

    private final Session session;

    public TurnVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        Game game = session.gameFor("turn").look();
        GameText text =
                new GameText(session.style(call.options()), session.world().textWidth());
        session.world().out().print(text.turn(game));
        return Exit.DONE;
    }
}
