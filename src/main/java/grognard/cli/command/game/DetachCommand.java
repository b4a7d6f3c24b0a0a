package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.ManualChanges;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Has an officer leave the unit that he is with. */
@Command(name = "detach", header = "an officer leaves his unit", customSynopsis = "detach Picton")
public final class DetachCommand extends RecordingCommand {

    @Parameters(arity = "1..*", paramLabel = "OFFICER", description = "the officer's name")
    private List<String> name = List.of();

    public DetachCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        Units units = line.game().state().units();
        List<Unit> officers = units.allNamed("detach", name, units::isAtHand);
        if (officers.size() != 1) {
            throw BadInput.of("detach", "an officer, as in detach Picton");
        }
        Unit leaving = officers.get(0);
        boolean force = options().has(CommonOption.FORCE);
        runner.addDoubted(
                new ManualChanges(line.game()).detach(leaving, force), leaving, Optional.empty(), line, options());
    }
}
