package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Hand;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Gives units an order for the turn. In a ruleset with a resolver of that name the resolver is meant instead. */
@Command(
        name = "order",
        header = "give units an order for the turn",
        customSynopsis = {"order first-fire 20ME 83PA", "order none 20ME"})
public final class OrderCommand extends RecordingCommand {

    @Parameters(index = "0", paramLabel = "ORDER", description = "the order, one of the words of the field order")
    private String order = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "UNIT", description = "the units that get it")
    private List<String> names = List.of();

    public OrderCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        Units all = line.game().state().units();
        List<Unit> units = names.stream().map(name -> all.meant("order", name)).toList();
        runner.add(new Hand(line.game()).order(order, units), line, options());
    }
}
