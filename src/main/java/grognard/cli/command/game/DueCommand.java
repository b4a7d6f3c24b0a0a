package grognard.cli.command.game;

import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.state.Due;
import grognard.input.BadInput;
import grognard.line.OptionValues;
import grognard.record.JsonBytes;
import grognard.render.game.GameText;
import java.nio.charset.StandardCharsets;
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
            paramLabel = "N|RESOLVER",
            description = "what to drop: 3, 2-5, friends, all")
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
        List<Integer> dropped = dropped(line.game().due());
        runner.add(line.game().drop(dropped), line, options());
        runner.advanceTurn(line, options());
    }

    private void show(Game game, OptionValues common) {
        List<Due> due = game.due();
        if (common.json()) {
            JsonBytes json = new JsonBytes();
            json.open('{');
            Due.write(json, "due", due, false);
            session.out().json(new String(json.close('}').bytes(), StandardCharsets.UTF_8) + "\n");
            return;
        }
        GameText text =
                new GameText(session.style(common), session.environment().textWidth());
        session.out().print(due.isEmpty() ? "Nothing is due.\n" : text.due(due));
    }

    /** Returns the numbers of the due entries that the words name, each once; a word that names none is refused. */
    private List<Integer> dropped(List<Due> due) {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (String word : words) {
            List<Integer> meant = DueNumbers.in(word, due);
            if (meant.isEmpty()) {
                throw BadInput.value("due drop", word, "something that is due, by its number or resolver");
            }
            numbers.addAll(meant);
        }
        return List.copyOf(numbers);
    }
}
