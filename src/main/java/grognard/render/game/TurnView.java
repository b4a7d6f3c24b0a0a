package grognard.render.game;

import grognard.game.Game;
import grognard.game.Turn;
import grognard.game.state.Due;
import grognard.record.JsonBytes;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The turn: the phase in play, who may, who must, who has done, and what is due. */
public final class TurnView {

    private static final int SCHEMA = 1;
    private static final String INDENT = "  ";

    private final Game game;
    private final Turn turn;

    public TurnView(Game game) {
        this.game = game;
        this.turn = new Turn(game);
    }

    /** {@code turn --json}. */
    public byte[] json() {
        JsonBytes json = new JsonBytes();
        json.open('{')
                .member("schema")
                .number(SCHEMA)
                .member("turn")
                .number(game.state().turn());
        json.member("phase");
        game.state().phase().ifPresentOrElse(phase -> phase.write(json), () -> json.bare("null"));
        json.member("may").open('[');
        for (Turn.May may : turn.may()) {
            json.open('{').member("unit").text(may.unit()).member("resolvers").open('[');
            may.resolvers().forEach(json::text);
            json.close(']').close('}');
        }
        json.close(']').member("must").open('[');
        for (Turn.Must must : turn.must()) {
            json.open('{').member("unit").text(must.unit()).member("resolver").text(must.resolver());
            json.member("why").text(must.why()).close('}');
        }
        json.close(']').member("done").open('[');
        turn.done().forEach(json::text);
        json.close(']');
        Due.write(json, "due", game.due(), false);
        return json.close('}').bytes();
    }

    /** Lists the obligations that are no due items; those have their own list on the same screen. */
    String must(Style style, int width) {
        List<String> due = game.due().stream().map(Due::line).toList();
        StringBuilder text = new StringBuilder();
        for (Turn.Must must : turn.must()) {
            if (!due.contains(must.line())) {
                text.append(INDENT + style.bold("must") + " " + must.line() + INDENT + must.why() + "\n");
            }
        }
        return LineWrapper.text(text.toString(), width);
    }

    /** Returns the resolvers that a unit may play, without those of its due items. */
    private List<String> mayBesideDue(Turn.May may) {
        return may.resolvers().stream()
                .filter(resolver -> game.state().dueNow().stream()
                        .noneMatch(due -> due.resolver().equals(resolver)
                                && due.units().get(0).equals(may.unit())))
                .toList();
    }

    /** The lines about the phase: units with the same choices share one; empty if no phase is in play. */
    String phase(Style style, int width) {
        Map<List<String>, List<String>> byChoice = new LinkedHashMap<>();
        for (Turn.May may : turn.may()) {
            byChoice.computeIfAbsent(mayBesideDue(may), any -> new ArrayList<>())
                    .add(may.unit());
        }
        byChoice.remove(List.<String>of());
        StringBuilder text = new StringBuilder();
        byChoice.forEach((resolvers, units) -> text.append(INDENT + style.accent("may") + " "
                + String.join(" or ", resolvers) + ": " + String.join(", ", units) + "\n"));
        text.append(must(style, width));
        turn.guidance().forEach(sentence -> text.append(INDENT).append(sentence).append('\n'));
        if (!turn.done().isEmpty()) {
            text.append(INDENT + "done: " + String.join(", ", turn.done()) + "\n");
        }
        return LineWrapper.text(text.toString(), width);
    }
}
