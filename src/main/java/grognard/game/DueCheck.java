package grognard.game;

import grognard.game.referee.Fill;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.Roles;
import java.util.Map;
import java.util.function.Predicate;

/** Tells whether a due item can be played now, and what it leaves to the player. */
public record DueCheck(Game game, Due due) {

    /**
     * Whether only the player can complete the item: done on the table, agreed on by the players, or with a value that
     * the game cannot tell.
     *
     * @param typed whether the player has typed the value of a parameter
     */
    public boolean needsPlayer(Predicate<String> typed) {
        return game.referee().duties().isErrand(due)
                || game.referee().agreement(due, game.state()).isPresent()
                || due.asked().stream().anyMatch(option -> !typed.test(option) && !knows(option))
                || rules().unclear(line()).stream().anyMatch(question -> !typed.test(question.parameter()));
    }

    /** Whether something else that is due is played before the item. */
    public boolean comesAfter() {
        return game.referee().comesAfter(due, game.state()) || rules().waits(line());
    }

    /** Whether the game itself can tell a value that the item leaves open. */
    public boolean knows(String parameter) {
        LineContext line = line();
        return line.description()
                .parameter(parameter)
                .map(rules()::fill)
                .filter(fill -> fill instanceof Fill.Computed computed
                        && computed.value().apply(line) != null)
                .isPresent();
    }

    private ResolverRules rules() {
        return game.referee().rulesOf(due.resolver());
    }

    private LineContext line() {
        ResolverRules rules = rules();
        Roles roles = RoleReader.read(game, rules.description(), due.units());
        return rules.line(game.state(), game.values(), roles, Map.of());
    }
}
