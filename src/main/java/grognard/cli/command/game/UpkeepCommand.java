package grognard.cli.command.game;

import grognard.cli.session.Session;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import java.util.Optional;
import picocli.CommandLine.Option;

/** A command that may play the upkeep of the turn, with dice. */
abstract class UpkeepCommand extends RecordingCommand {

    @Option(
            names = "--seed",
            paramLabel = "TEXT",
            description = "the seed of the dice; without it one is minted and shown")
    private Optional<String> seed = Optional.empty();

    UpkeepCommand(Session session) {
        super(session);
    }

    @Override
    OptionValues options() {
        return super.options().with(CommonOption.SEED, seed);
    }
}
