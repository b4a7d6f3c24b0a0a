package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.OptionValues;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Takes back the last typed lines, any number of them. */
@Command(
        name = "undo",
        header = "take the last line of the game back",
        customSynopsis = {"undo", "undo 3"})
public final class UndoCommand implements Callable<Integer>, RunsAlone {

    @Parameters(arity = "0..1", paramLabel = "N", defaultValue = "1", description = "so many lines (1)")
    private int lines;

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public UndoCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("undo");
        if (session.isAtPrompt() && open.hasNewRecords()) {
            session.out()
                    .print("Somebody else has written since: record "
                            + open.look().records() + " is the last now.\n"
                            + "undo once more takes the last line back, whoever typed it.\n");
            open.markSeen();
            return ExitCode.DONE.code();
        }
        int most = open.look().lines();
        if (lines != 1 && (lines < 1 || lines > most)) {
            String expected = "a whole number from 1 to " + most + ", the lines that can be taken back";
            throw BadInput.value("undo", String.valueOf(lines), expected);
        }
        GameRunner play = new GameRunner(session, open);
        OptionValues common = options.options();
        for (int i = 0; i < lines; i++) {
            open.play(session, line -> play.add(line.game().undo(), line, common));
        }
        return ExitCode.DONE.code();
    }
}
