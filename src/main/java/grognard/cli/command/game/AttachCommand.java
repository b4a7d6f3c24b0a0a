package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.ManualChanges;
import grognard.game.ManualUnits;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Unit;
import grognard.line.CommonOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Has an officer join a unit. Both may be named by a unique prefix. */
@Command(name = "attach", header = "an officer joins a unit", customSynopsis = "attach Picton 33rd")
public final class AttachCommand extends RecordingCommand {

    @Parameters(index = "0", paramLabel = "OFFICER", description = "the officer's name, or the unit's first")
    private String first = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "UNIT", description = "the unit that he joins")
    private List<String> others = List.of();

    public AttachCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        List<String> words = new ArrayList<>(List.of(first));
        words.addAll(others);
        List<Unit> both = new ManualUnits(line.game()).attached(words);
        Unit joining = both.get(0);
        Unit joined = both.get(1);
        boolean force = options().has(CommonOption.FORCE);
        OtherEvent event = new ManualChanges(line.game()).attach(joining, joined, force);
        runner.addDoubted(event, joining, Optional.of(joined), line, options());
    }
}
