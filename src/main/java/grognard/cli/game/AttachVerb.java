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
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.line.Usual;

/** An officer joins a unit. */
public final class AttachVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("attach", "an officer joins a unit")
            .examples("attach Picton 33rd")
            .operand(Operand.of("OFFICER", Operand.Kind.WORD, "who"))
            .operand(Operand.of("UNIT", Operand.Kind.WORD, "which unit he joins"))
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public AttachVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.words().size() != 2) {
            throw BadInput.of("attach", "an officer and a unit, as in attach Picton 33rd");
        }
        OpenGame open = session.gameFor("attach");
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> {
            Units units = line.game().state().units();
            Unit officer = units.meant("attach", call.words().get(0));
            Unit unit = units.meant("attach", call.words().get(1));
            play.add(new Hand(line.game()).attach(officer, unit), line, call.options());
        });
        return Exit.DONE;
    }
}
