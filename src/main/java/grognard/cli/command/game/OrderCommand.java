package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.ManualChanges;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Gives units an order for the turn. In a ruleset with a resolver of that name the resolver is meant instead. */
@Command(
        name = "order",
        header = "give units an order for the turn",
        customSynopsis = {"order first-fire 20ME 83PA", "order 20ME 83PA hold", "order none 20ME", "order hold all"})
public final class OrderCommand extends RecordingCommand {

    @Parameters(index = "0", paramLabel = "ORDER", description = "the order, one of the words of the field order")
    private String order = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "UNIT",
            description = "the units that get it; all: every unit that has none")
    private List<String> names = List.of();

    public OrderCommand(Session session) {
        super(session);
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        Units all = line.game().state().units();
        List<String> units = new ArrayList<>(names);
        String word = order;
        String last = names.get(names.size() - 1);
        if (!isOrder(order, line) && isOrder(last, line)) { // typed after the units
            units.add(0, order);
            units.remove(units.size() - 1);
            word = last;
        }
        ManualChanges changes = new ManualChanges(line.game());
        boolean every = units.equals(List.of("all"));
        List<Unit> ordered = every ? changes.withoutOrder(word) : all.allNamed("order", units, all::isAtHand);
        runner.add(changes.order(word, ordered), line, options());
    }

    private static boolean isOrder(String word, GameLine line) {
        return line.game().referee().orderField().stream()
                .anyMatch(field -> word.equals("none") || field.choices().contains(word));
    }
}
