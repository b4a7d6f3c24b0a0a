package grognard.game.referee;

import grognard.game.state.GameState;
import grognard.input.WholeNumber;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a battle of the ruleset ends. */
public interface BattleRules {

    /** Ways in which a battle can end, for {@code game new --until}. */
    default List<String> waysToEnd() {
        return List.of("nightfall");
    }

    /** Returns the end of the battle by the sides' own names if an event brought it; empty while it goes on. */
    default Optional<String> verdict(GameState before, GameState after, Map<String, String> values) {
        return Optional.empty();
    }

    /** Returns the losses of a side against the limit at which it has lost, for the list of units. */
    default Optional<String> lossWords(String side, GameState state, Map<String, String> values) {
        return Optional.empty();
    }

    /** Returns the reason why the current turn should not be played: the last turn of the game is over. */
    default Optional<String> over(GameState state, Map<String, String> values) {
        Optional<Integer> last = WholeNumber.in(values.getOrDefault("turns", ""));
        return last.filter(turn -> state.turn() > turn).map(turn -> "night fell at the end of turn " + turn);
    }

    /** Returns {@link #over} as a sentence, for players who play on. */
    default Optional<String> overWords(GameState state, Map<String, String> values) {
        return over(state, values)
                .map(why -> Character.toUpperCase(why.charAt(0)) + why.substring(1) + ": the battle is over.");
    }

    /** Whether night falls between these two states. */
    default boolean isNightfall(GameState before, GameState after, Map<String, String> values) {
        return over(after, values).isPresent() && over(before, values).isEmpty();
    }
}
