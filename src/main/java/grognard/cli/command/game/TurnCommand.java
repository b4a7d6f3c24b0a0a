package grognard.cli.command.game;

import grognard.cli.command.ColorOption;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.lookup.OrderOfPlay;
import grognard.render.game.TurnView;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows the turn: the phase in play, who may still act and with what, who must, who has done, and what is due. */
@Command(
        name = "turn",
        header = "the phase in play, who may, who must, who has done, and what is due",
        customSynopsis = {"turn", "turn --brief  # without the order of play"})
public final class TurnCommand implements Runnable {

    @Option(
            names = {"-b", "--brief"},
            description = "the outcome, what to do, the totals, and the dice on one line")
    private boolean brief;

    @Option(names = "--json", description = "one JSON object")
    private boolean json;

    @Mixin
    private final ColorOption color = new ColorOption();

    private final Session session;

    public TurnCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        Game game = session.gameFor("turn").look();
        OptionValues options = session.inFormat(color.options().with(CommonOption.JSON, json));
        if (options.json()) {
            session.out().jsonLine(new TurnView(game).json());
            return;
        }
        List<String> order = brief ? List.of() : OrderOfPlay.of(game.referee().ruleset());
        session.out().print(session.gameText(options).turn(game, order));
    }
}
