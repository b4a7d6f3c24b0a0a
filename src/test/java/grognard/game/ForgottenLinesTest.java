package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.game.referee.Referee;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The fold keeps the last lines for undo, and no more however long the game is. */
class ForgottenLinesTest {

    private static final int LINES = 3 * Game.MOST_LINES;

    private static Game played(int lines) {
        Ruleset ruleset = Rulesets.named("paperboys");
        Referee rules = Referees.of(Tables.builtIn(ruleset));
        Game game = MusterReader.madeUp("units", rules, List.of("a,one,stands=8", "b,two,stands=6"), Map.of());
        for (int n = 1; n <= lines; n++) {
            Unit two = game.state().units().get("two");
            game = game.after(new ManualChanges(game).set(two, List.of("pips=" + n % 7)), n + 1);
        }
        return game;
    }

    @Test
    void soManyLinesAreTakenBackAndDoneAgainAsTheyWere() {
        Game game = played(LINES);
        assertThat(game.lines()).isBetween(Game.MOST_LINES, 2 * Game.MOST_LINES);
        Game back = game;
        for (int n = LINES; n > LINES - Game.MOST_LINES; n--) {
            assertThat(back.state().units().get("two").get("pips")).isEqualTo(n % 7);
            back = back.after(back.undo(), 0);
        }
        Game again = back;
        for (int n = 0; n < Game.MOST_LINES; n++) {
            again = again.after(again.redo(), 0);
        }
        assertThat(again.state()).isEqualTo(game.state());
    }

    @Test
    void whatIsForgottenIsNotTakenBack() {
        Game game = played(LINES);
        while (game.done() != null) {
            game = game.after(game.undo(), 0);
        }
        assertThatThrownBy(game::undo)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the last " + Game.MOST_LINES + " can be");
    }

    /** Which columns are worth showing is decided by what has changed since then. */
    @Test
    void theMusterIsRemembered() {
        Game game = played(LINES);
        assertThat(game.state().units().get("two").get("pips")).isNotEqualTo(0);
        assertThat(game.telling(game.state().units().list())).contains("pips");
    }

    @Test
    void aShortGameIsTakenBackToItsMuster() {
        Game game = played(50);
        for (int n = 0; n < 50; n++) {
            game = game.after(game.undo(), 0);
        }
        assertThat(game.state().units().get("two").get("pips")).isEqualTo(0);
        assertThat(game.lines()).isZero();
    }
}
