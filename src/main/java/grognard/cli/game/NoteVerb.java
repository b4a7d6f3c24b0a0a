package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.line.Usual;

/** Puts a remark into the record. */
public final class NoteVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("note", "put a remark into the record")
            .examples("note \"fog lifts\"")
            .operand(Operand.of("TEXT", Operand.Kind.WORD, "what to remember").andMore())
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public NoteVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.words().isEmpty()) {
            throw BadInput.of("note", "some words");
        }
        OpenGame open = session.gameFor("note");
        GamePlay play = new GamePlay(session, open);
        String text = String.join(" ", call.words());
        open.play(session, line -> play.add(line.game().noted(text), line, call.options()));
        return Exit.DONE;
    }
}
