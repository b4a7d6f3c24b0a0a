package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.Game;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.Usual;

/** Takes the last typed line back, any number of times. */
public final class UndoVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("undo", "take the last line of the game back")
            .examples("undo", "undo 3")
            .operand(Operand.of("[N]", Operand.Kind.WORD, "so many lines; one if nothing is said"))
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public UndoVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        OpenGame open = session.gameFor("undo");
        if (session.isAtPrompt() && open.isNews()) {
            session.world()
                    .out()
                    .print("Somebody else has written since: record "
                            + open.look().records() + " is the last now.\n"
                            + "undo once more takes the last line back, whoever typed it.\n");
            open.shown();
            return Exit.DONE;
        }
        int lines = lines(call, open.look());
        GamePlay play = new GamePlay(session, open);
        for (int i = 0; i < lines; i++) {
            open.play(session, line -> play.add(line.game().undo(), line, call.options()));
        }
        return Exit.DONE;
    }

    private static int lines(Call call, Game game) {
        if (call.word().isEmpty()) {
            return 1;
        }
        String word = call.word().get();
        return WholeNumber.in(word)
                .filter(number -> number >= 1 && number <= game.lines())
                .orElseThrow(() -> BadInput.value(
                        "undo",
                        word,
                        "a whole number from 1 to " + game.lines() + ", the lines that can be taken back"));
    }
}
