package grognard.plan;

import grognard.game.Due;
import grognard.game.GameState;
import grognard.game.Roles;
import grognard.line.Request;
import grognard.line.Token;
import grognard.rules.Description;
import java.util.List;
import java.util.Optional;

/**
 * Plays a test where it is due, with the values that the game has for it by then; skipped in states where it is not
 * due.
 *
 * @param typed the line of the plan
 * @param words values on the line, without the resolver and the names of units
 */
record PlayDue(Request typed, Roles roles, List<Token> words) implements PlanAction {

    @Override
    public StepResult from(GameState state, Simulation simulation) {
        String resolver = typed.resolver().description().name();
        List<String> names = List.copyOf(roles.named().values());
        for (Due one : state.dueNow()) {
            if (one.isFor(resolver, names)) {
                return simulation.play(simulation.due(one, words, state.units()), roles, state);
            }
        }
        return StepResult.notPlayed(state);
    }

    @Override
    public Optional<Description> resolver() {
        return Optional.of(typed.resolver().description());
    }
}
