package grognard.plan;

import grognard.game.Due;
import grognard.game.Game;
import grognard.game.GameState;
import grognard.game.Playing;
import grognard.game.Upkeep;
import grognard.line.Request;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Ends the turn. Tests that are still due are given up, then the upkeep of the ruleset is played item by item, in every
 * state that the items before it can lead to.
 */
record EndTurn() implements PlanAction {

    @Override
    public StepResult from(GameState state, Simulation simulation) {
        GameState cleared = simulation.dropped(state);
        WeightedCounts<GameState> states = new WeightedCounts<>();
        states.add(cleared, BigInteger.ONE, BigInteger.ONE);
        BigInteger of = BigInteger.ONE;
        for (Due upkeep : new Upkeep(simulation.game(cleared)).played()) {
            WeightedCounts<GameState> next = new WeightedCounts<>();
            for (Map.Entry<GameState, BigInteger> here :
                    states.over(states.of()).entrySet()) {
                StepResult result = played(upkeep, here.getKey(), simulation);
                for (StepResult.Branch branch : result.branches()) {
                    next.add(branch.state(), here.getValue().multiply(branch.ways()), result.of());
                }
            }
            of = of.multiply(next.of());
            states = next;
        }
        Map<GameState, BigInteger> ended = new LinkedHashMap<>();
        states.over(states.of()).forEach((now, ways) -> {
            Game game = simulation.game(now);
            ended.merge(simulation.after(game, new Upkeep(game).ended()), ways, BigInteger::add);
        });
        List<StepResult.Branch> branches = new ArrayList<>();
        ended.forEach((now, ways) -> branches.add(new StepResult.Branch(now, StepResult.DONE, ways)));
        return new StepResult(branches, of, state.dueNow(), true);
    }

    private static StepResult played(Due upkeep, GameState state, Simulation simulation) {
        Request request = simulation.due(upkeep, List.of(), state.units());
        return simulation.play(
                request,
                Playing.roles(simulation.game(state), request.resolver().description(), upkeep.units()),
                state);
    }

    @Override
    public boolean startsTurn() {
        return true;
    }
}
