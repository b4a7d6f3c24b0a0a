package grognard.cli.command.game;

import grognard.cli.command.ColorOption;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.lookup.OrderOfPlay;
import grognard.render.game.GameText;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows the turn: its number, its order of play, and what is due. */
@Command(
        name = "turn",
        header = "the turn, its order of play, and what is due",
        customSynopsis = {"turn", "turn --brief  # without the order of play"})
public final class TurnCommand implements Runnable {

    @Option(
            names = {"-b", "--brief"},
            description = "the outcome, what to do, the totals, and the dice on one line")
    private boolean brief;

    @Option(names = "--force", description = "in a game: play what the units may not do")
    private boolean force;

    @Mixin
    private final ColorOption color = new ColorOption();

    private final Session session;

    public TurnCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        Game game = session.gameFor("turn").look();
        OptionValues options = color.options().with(CommonOption.BRIEF, brief).with(CommonOption.FORCE, force);
        GameText text =
                new GameText(session.style(options), session.environment().textWidth());
        session.out()
                .print(text.turn(
                        game,
                        options.brief()
                                ? List.of()
                                : OrderOfPlay.of(game.rules().ruleset())));
    }
}
