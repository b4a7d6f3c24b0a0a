package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.state.Due;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.OptionValues;
import grognard.record.JsonBytes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows what must be played now, each entry as a complete command, or drops entries from it. */
@Command(
        name = "due",
        header = "what must be played now; due drop strikes out",
        customSynopsis = {"due", "due drop 2-5", "due drop friends"})
public final class DueCommand extends RecordingCommand {

    @Parameters(index = "0", arity = "0..1", paramLabel = "drop", description = "strikes out what does not apply")
    private Optional<String> drop = Optional.empty();

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "N|RESOLVER|UNIT",
            description = "what to drop: 3, 2-5, friends, a unit, all")
    private List<String> words = List.of();

    public DueCommand(Session session) {
        super(session);
    }

    @Override
    public void run() {
        if (drop.isEmpty()) {
            show(session.gameFor("due").look(), options());
            return;
        }
        if (!drop.get().equals("drop") || words.isEmpty()) {
            throw BadInput.value("due", drop.get(), "nothing, or drop and numbers or a resolver: due drop 2-5");
        }
        super.run();
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        List<Integer> dropped = dropped(line.game());
        runner.add(line.game().drop(dropped), line, options());
    }

    private void show(Game game, OptionValues common) {
        List<Due> due = game.due();
        if (common.json()) {
            JsonBytes json = new JsonBytes();
            json.open('{');
            Due.write(json, "due", due, false);
            session.out().jsonLine(json.close('}').bytes());
            return;
        }
        session.out()
                .print(
                        due.isEmpty()
                                ? "Nothing is due.\n"
                                : session.gameText(common).due(due));
    }

    /**
     * Returns the numbers of the due entries that the words name, each once; a word that names none is refused. A unit
     * stands for all that is due of it, and after a resolver for that alone: {@code due drop control 9e}.
     */
    private List<Integer> dropped(Game game) {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (int at = 0; at < words.size(); ) {
            List<Integer> meant = DueNumbers.in(words.get(at), game.due());
            int from = meant.isEmpty() ? at : at + 1;
            int end = meant.isEmpty() || isResolver(words.get(at)) ? endOfName(words, from, game) : from;
            if (end > from) {
                Units units = game.state().units();
                Unit unit = units.allNamed("due drop", words.subList(from, end), units::isAtHand)
                        .get(0);
                meant = of(unit, game.due(), meant);
            }
            if (meant.isEmpty()) {
                String named = String.join(" ", words.subList(at, Math.max(at + 1, end)));
                throw BadInput.value("due drop", named, "something that is due, by its number, resolver or unit");
            }
            numbers.addAll(meant);
            at = end;
        }
        return List.copyOf(numbers);
    }

    private static boolean isResolver(String word) {
        return !word.equals("all") && !Character.isDigit(word.charAt(0));
    }

    /** Returns the end of the unit's name that begins there; the beginning itself if none does. */
    private static int endOfName(List<String> words, int from, Game game) {
        if (from == words.size()) {
            return from;
        }
        Units units = game.state().units();
        int end = units.endOfName(words, from);
        boolean one = DueNumbers.in(words.get(from), game.due()).isEmpty()
                && !units.matching(words.get(from)).isEmpty();
        return end > from + 1 || one ? end : from;
    }

    /** Returns the entries of a unit, only those among the given numbers if there are any. */
    private static List<Integer> of(Unit unit, List<Due> due, List<Integer> among) {
        return due.stream()
                .filter(one -> one.units().contains(unit.name()) && (among.isEmpty() || among.contains(one.n())))
                .map(Due::n)
                .toList();
    }
}
