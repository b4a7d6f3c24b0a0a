package grognard.plan;

import grognard.game.Game;
import grognard.game.GameState;
import grognard.game.Happening;
import java.util.function.Function;

/**
 * A step without dice: sets fields of a unit, attaches an officer, starts or ends simultaneous play.
 *
 * @param happening makes the event from the game as it is when the step is taken
 */
record SetByHand(Function<Game, Happening> happening) implements PlanAction {

    @Override
    public StepResult from(GameState state, Simulation simulation) {
        Game now = simulation.game(state);
        return StepResult.certain(simulation.after(now, happening.apply(now)));
    }
}
