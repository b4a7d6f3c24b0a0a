package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.Hand;
import grognard.game.Unit;
import grognard.input.BadInput;
import grognard.line.Usual;

/** An officer leaves the unit that he is with. */
public final class DetachVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("detach", "an officer leaves his unit")
            .examples("detach Picton")
            .operand(Operand.of("OFFICER", Operand.Kind.WORD, "who"))
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public DetachVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.words().size() != 1) {
            throw BadInput.of("detach", "an officer, as in detach Picton");
        }
        OpenGame open = session.gameFor("detach");
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> {
            Unit officer =
                    line.game().state().units().meant("detach", call.words().get(0));
            play.add(new Hand(line.game()).detach(officer), line, call.options());
        });
        return Exit.DONE;
    }
}
