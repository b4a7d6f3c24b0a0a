package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.Due;
import grognard.game.DueItems;
import grognard.game.Game;
import grognard.input.BadInput;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.record.JsonBytes;
import grognard.render.GameText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What must be played now, each as a whole command. */
public final class DueVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "due", "what must be played now; due drop strikes out")
            .examples("due", "due drop 2-5", "due drop friends")
            .operand(Operand.of("[drop", Operand.Kind.WORD, "strikes out what does not apply"))
            .operand(Operand.of("N|RESOLVER]", Operand.Kind.WORD, "what: 3, 2-5, friends, all")
                    .andMore())
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public DueVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        OpenGame open = session.gameFor("due");
        if (call.words().isEmpty()) {
            return show(open.look(), call.options());
        }
        if (!call.words().get(0).equals("drop") || call.words().size() < 2) {
            throw BadInput.value(
                    "due", call.words().get(0), "nothing, or drop and numbers or a resolver: due drop 2-5");
        }
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> {
            List<Integer> dropped = dropped(
                    line.game().state().dueNow(),
                    call.words().subList(1, call.words().size()));
            play.add(line.game().dropped(dropped), line, call.options());
            play.turn(line, call.options());
        });
        return Exit.DONE;
    }

    private Exit show(Game game, Options options) {
        List<Due> due = game.state().dueNow();
        if (options.json()) {
            JsonBytes json = new JsonBytes();
            json.open('{');
            DueItems.write(json, "due", due, false);
            session.world().out().json(new String(json.close('}').bytes(), StandardCharsets.UTF_8) + "\n");
            return Exit.DONE;
        }
        GameText text = new GameText(session.style(options), session.world().textWidth());
        session.world().out().print(due.isEmpty() ? "Nothing is due.\n" : text.due(due));
        return Exit.DONE;
    }

    private static List<Integer> dropped(List<Due> due, List<String> words) {
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
