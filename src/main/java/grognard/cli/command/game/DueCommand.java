package grognard.cli.command.game;

import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Due;
import grognard.game.DueItems;
import grognard.game.Game;
import grognard.input.BadInput;
import grognard.line.OptionValues;
import grognard.record.JsonBytes;
import grognard.render.game.GameText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows what must be played now, each as a complete command, or drops some of it. */
@Command(
        name = "due",
        header = "what must be played now; due drop strikes out",
        customSynopsis = {"due", "due drop 2-5", "due drop friends"})
public final class DueCommand implements Callable<Integer>, RunsAlone {

    @Parameters(index = "0", arity = "0..1", paramLabel = "drop", description = "strikes out what does not apply")
    private Optional<String> drop = Optional.empty();

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "N|RESOLVER",
            description = "what to drop: 3, 2-5, friends, all")
    private List<String> words = List.of();

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public DueCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("due");
        OptionValues common = options.options();
        if (drop.isEmpty()) {
            show(open.look(), common);
            return ExitCode.DONE.code();
        }
        if (!drop.get().equals("drop") || words.isEmpty()) {
            throw BadInput.value("due", drop.get(), "nothing, or drop and numbers or a resolver: due drop 2-5");
        }
        GameRunner play = new GameRunner(session, open);
        open.play(session, line -> {
            List<Integer> dropped = dropped(line.game().state().dueNow());
            play.add(line.game().dropped(dropped), line, common);
            play.turn(line, common);
        });
        return ExitCode.DONE.code();
    }

    private void show(Game game, OptionValues common) {
        List<Due> due = game.state().dueNow();
        if (common.json()) {
            JsonBytes json = new JsonBytes();
            json.open('{');
            DueItems.write(json, "due", due, false);
            session.out().json(new String(json.close('}').bytes(), StandardCharsets.UTF_8) + "\n");
            return;
        }
        GameText text =
                new GameText(session.style(common), session.environment().textWidth());
        session.out().print(due.isEmpty() ? "Nothing is due.\n" : text.due(due));
    }

    private List<Integer> dropped(List<Due> due) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) {
            List<Integer> meant = DueNumbers.in(word, due);
            if (meant.isEmpty()) {
                throw BadInput.value("due drop", word, "something that is due, by its number or resolver");
            }
            for (int number : meant) {
                if (!numbers.contains(number)) {
                    numbers.add(number);
                }
            }
        }
        return numbers;
    }
}
