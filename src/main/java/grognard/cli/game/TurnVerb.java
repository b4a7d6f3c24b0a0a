package grognard.cli.game;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.Game;
import grognard.line.Usual;
import grognard.lookup.OrderOfPlay;
import grognard.render.GameText;
import java.util.List;

/** Shows the turn. */
public final class TurnVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "turn", "the turn, its order of play, and what is due")
            .examples("turn", "turn --brief  without the order of play")
            .usual(Usual.FORCE, Usual.BRIEF, Usual.NO_COLOR)
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
        session.world()
                .out()
                .print(text.turn(
                        game,
                        call.options().brief()
                                ? List.of()
                                : OrderOfPlay.of(game.rules().ruleset())));
        return Exit.DONE;
    }
}
