package grognard.cli.command.game;

import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the units in the words of a line. A name of several words needs no quotes: the longest name that fits is taken. */
final class UnitWords {

    private UnitWords() {}

    /** @param command the command of the line, for errors */
    static List<Unit> read(String command, List<String> words, Units units) {
        List<Unit> found = new ArrayList<>();
        for (int at = 0; at < words.size(); ) {
            int end = words.size();
            Optional<Unit> named = Optional.empty();
            while (end > at + 1 && (named = units.named(words.subList(at, end))).isEmpty()) {
                end--;
            }
            String first = words.get(at);
            found.add(named.isPresent() ? named.get() : units.meant(command, first));
            at = end;
        }
        return found;
    }
}
