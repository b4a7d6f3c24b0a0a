package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Due;
import grognard.game.Happening;
import grognard.game.Upkeep;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays the upkeep at the end of the turn, then begins the next turn. */
@Command(name = "end", header = "the upkeep at the end of the turn, then the next turn", customSynopsis = "end")
public final class EndCommand implements Callable<Integer>, RunsAlone {

    @Option(
            names = "--seed",
            paramLabel = "TEXT",
            description = "the seed of the dice; without it one is minted and shown")
    private Optional<String> seed = Optional.empty();

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public EndCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("end");
        GameRunner play = new GameRunner(session, open);
        OptionValues common = options.options().with(CommonOption.SEED, seed);
        open.play(session, line -> {
            if (line.game().state().ending()) {
                throw BadInput.of("end", "first what is due: next plays it, due drop strikes it out");
            }
            if (line.game().hasJustTurned() && !common.json() && !common.quiet()) {
                session.out().print("Nothing was played in this turn; undo takes its end back.\n");
            }
            int k = 0;
            for (Due one : new Upkeep(line.game()).played()) {
                play.resolve(one, common, ++k, line);
            }
            Happening ending = new Upkeep(line.game()).ended();
            play.add(ending, line, common);
        });
        return ExitCode.DONE.code();
    }
}
