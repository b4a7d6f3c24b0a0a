package grognard.plan;

import grognard.game.GameState;
import grognard.rules.Code;
import grognard.rules.Description;
import java.util.List;
import java.util.Optional;

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
}
