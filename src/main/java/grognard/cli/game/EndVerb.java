package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.Due;
import grognard.game.Happening;
import grognard.game.Upkeep;
import grognard.input.BadInput;
import grognard.line.Usual;

/** The upkeep at the end of the turn, then the next turn. */
public final class EndVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "end", "the upkeep at the end of the turn, then the next turn")
            .examples("end")
            .usual(Usual.FORCE, Usual.SEED, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public EndVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        OpenGame open = session.gameFor("end");
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> {
            if (line.game().state().ending()) {
                throw BadInput.of("end", "first what is due: next plays it, due drop strikes it out");
            }
            if (line.game().hasJustTurned()
                    && !call.options().json()
                    && !call.options().quiet()) {
                session.world().out().print("Nothing was played in this turn; undo takes its end back.\n");
            }
            int k = 0;
            for (Due one : new Upkeep(line.game()).played()) {
                play.resolve(one, call.options(), ++k, line);
            }
            Happening ending = new Upkeep(line.game()).ended();
            play.add(ending, line, call.options());
        });
        return Exit.DONE;
    }
}
