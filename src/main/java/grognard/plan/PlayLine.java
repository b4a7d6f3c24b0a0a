package grognard.plan;

import grognard.game.GameState;
import grognard.game.Roles;
import grognard.line.Request;
import grognard.rules.Description;
import java.util.Optional;

/** Plays a resolver with the values on the line and the units in its roles. */
record PlayLine(Request request, Roles roles) implements PlanAction {

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
