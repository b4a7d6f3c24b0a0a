package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.line.OptionValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * A command that adds records to the open game. All records of one typed line go to disk together or, if the line is
 * refused on the way, not at all; {@code undo} takes them back together too.
 */
abstract class RecordingCommand implements Runnable, RunsAlone {

    final Session session;

    @Mixin
    private final GameOptions options = new GameOptions();

    RecordingCommand(Session session) {
        this.session = session;
    }

    /** Plays one line in the open game; without a game it is refused, with the command's name in the message. */
    @Override
    public void run() {
        OpenGame open = session.gameFor(getClass().getAnnotation(Command.class).name());
        GameRunner runner = new GameRunner(session, open);
        open.play(session, line -> {
            play(line, runner);
            runner.advanceTurn(line, options());
        });
    }

    /** Adds this command's records to the line. */
    abstract void play(OpenGame.GameLine line, GameRunner runner);

    /** Returns the options as typed, in the batch's format. A command with options of its own adds them here. */
    OptionValues options() {
        return session.inFormat(options.options());
    }

    /**
     * Finds the units in the words of a line. A name of several words needs no quotes: the longest name that fits is taken.
     *
     * @param command the command of the line, for errors
     */
    static List<Unit> units(String command, List<String> words, Units units) {
        return units(command, words, units, units::isAtHand);
    }

    /**
     * Finds the units in the words of a line.
     *
     * @param wanted those that are meant if a word fits others too
     */
    static List<Unit> units(String command, List<String> words, Units units, Predicate<Unit> wanted) {
        List<Unit> found = new ArrayList<>();
        for (int at = 0; at < words.size(); ) {
            int end = words.size();
            Optional<Unit> named = Optional.empty();
            while (named.isEmpty() && end > at + 1) {
                named = units.named(words.subList(at, end));
                end = named.isPresent() ? end : end - 1;
            }
            String first = words.get(at);
            found.add(named.orElseGet(() -> units.meant(command, first, wanted)));
            at = end;
        }
        return found;
    }
}
