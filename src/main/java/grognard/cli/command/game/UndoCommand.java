package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Takes back the last typed lines, any number of them. If another process wrote since, the first {@code undo} at the
 * prompt only says so, lest the player takes back a line of the opponent unseen.
 */
@Command(
        name = "undo",
        header = "take the last line of the game back",
        customSynopsis = {"undo", "undo 3"})
public final class UndoCommand extends RecordingCommand {

    @Parameters(arity = "0..1", paramLabel = "N", defaultValue = "1", description = "so many lines (1)")
    private int lines;

    public UndoCommand(Session session) {
        super(session);
    }

    @Override
    public void run() {
        OpenGame open = session.gameFor("undo");
        if (session.isAtPrompt() && open.hasNewRecords()) {
            session.out()
                    .print("Somebody else has written since: record "
                            + open.look().records() + " is the last now.\n"
                            + "undo once more takes the last line back, whoever typed it.\n");
            open.markSeen();
            return;
        }
        int most = open.look().lines();
        if (lines != 1 && (lines < 1 || lines > most)) {
            String expected = "a whole number from 1 to " + most + ", the lines that can be taken back";
            throw BadInput.value("undo", String.valueOf(lines), expected);
        }
        for (int i = 0; i < lines; i++) {
            super.run();
        }
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        runner.add(line.game().undo(), line, options());
        session.gameFor("undo").ruledOutCover().clear();
    }
}
