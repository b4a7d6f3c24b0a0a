package grognard.plan;

import grognard.game.Game;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.line.Request;
import grognard.line.Token;
import grognard.rules.Code;
import grognard.rules.Description;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The action of a step, without its condition. */
interface PlanAction {

    /**
     * Enumerates all results of the action from one state.
     *
     * @throws grognard.input.BadInput if the rules do not allow the action in this state
     */
    StepResult from(GameState state, Simulation simulation);

    /** Resolver that the action plays; empty if it plays none. */
    default Optional<Description> resolver() {
        return Optional.empty();
    }

    /** All codes that the action can end with, in the order of the table; empty if they are not known in advance. */
    default List<String> codes() {
        if (resolver().isEmpty()) {
            return List.of(StepResult.DONE);
        }
        Description description = resolver().get();
        return description.hasOpenCodes()
                ? List.of()
                : description.codes().stream().map(Code::name).toList();
    }

    /** Whether the action belongs to the next turn, so that a turn whose end was played has to be closed before it. */
    default boolean startsTurn() {
        return false;
    }

    /** Plays a resolver with the values on the line and the units in its roles. */
    record Play(Request request, Roles roles) implements PlanAction {
        @Override
        public StepResult from(GameState state, Simulation simulation) {
            return simulation.play(request, roles, state);
        }

        @Override
        public Optional<Description> resolver() {
            return Optional.of(request.resolver().description());
        }

        @Override
        public boolean startsTurn() {
            return true;
        }
    }

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
            return state.dueNow().stream()
                    .filter(due -> due.isFor(resolver, names))
                    .findFirst()
                    .map(due -> simulation.play(simulation.due(due, words, state.units()), roles, state))
                    .orElse(StepResult.notPlayed(state));
        }

        @Override
        public Optional<Description> resolver() {
            return Optional.of(typed.resolver().description());
        }
    }

    /**
     * A step without dice: sets fields of a unit, attaches an officer, starts or ends simultaneous play.
     *
     * @param event makes the event from the game as it is when the step is taken
     */
    record ByHand(Function<Game, GameEvent> event) implements PlanAction {
        @Override
        public StepResult from(GameState state, Simulation simulation) {
            Game now = simulation.game(state);
            return StepResult.certain(simulation.after(now, event.apply(now)));
        }
    }
}
