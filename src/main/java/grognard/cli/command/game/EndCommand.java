package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.TurnEnd;
import grognard.line.CommonOption;
import java.util.List;
import picocli.CommandLine.Command;

/**
 * Plays the upkeep at the end of the turn, then begins the next turn. If the upkeep makes something due, the turn ends when
 * the last of it is played or dropped ({@link GameRunner#advanceTurn}).
 */
@Command(name = "end", header = "the upkeep at the end of the turn, then the next turn", customSynopsis = "end")
public final class EndCommand extends UpkeepCommand {

    public EndCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        Game game = line.game();
        List<String> neglected =
                game.referee().timing().neglectedAtEnd(game.state()).stream().toList();
        runner.addDoubted(neglected, line, options(), () -> end(line, runner));
    }

    private void end(GameLine line, GameRunner runner) {
        TurnEnd.check(options().has(CommonOption.FORCE), line::game, event -> runner.add(event, line, options()));
        List<String> remarks = line.game().referee().remarksAtEnd(line.game().state());
        if (!remarks.isEmpty() && !options().json() && !options().quiet()) {
            session.out().print(String.join("\n", remarks) + "\n");
        }
        if (line.game().hasJustTurned() && !options().json() && !options().quiet()) {
            session.out().print("Nothing was played in this turn; undo takes its end back.\n");
        }
        runner.upkeep(new TurnEnd(line.game()).upkeep(), options(), line);
        runner.add(new TurnEnd(line.game()).end(), line, options());
    }
}
