package grognard.plan;

import grognard.game.Game;
import grognard.game.RoleReader;
import grognard.game.Turn;
import grognard.game.TurnEnd;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.line.Request;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Ends the turn. Tests that are still due are given up, then the upkeep of the ruleset is played item by item, in every
 * state that the items before it can lead to.
 *
 * @param force whether to play on after the end of the battle
 */
record EndTurn(boolean force) implements PlanAction {

    @Override
    public StepResult from(GameState state, Simulation simulation) {
        Game before = simulation.game(state);
        new TurnEnd(before).checkOver(force);
        boolean open = new Turn(before).isOpen(); // else the plan has an apart for its together
        GameState cleared = simulation.dropped(open ? simulation.after(before, before.apart()) : state);
        WeightedCounts<GameState> states = new WeightedCounts<>();
        states.add(cleared, BigInteger.ONE, BigInteger.ONE);
        BigInteger of = BigInteger.ONE;
        for (Due upkeep : new TurnEnd(simulation.game(cleared)).upkeep()) {
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
            ended.merge(simulation.after(game, new TurnEnd(game).end()), ways, BigInteger::add);
        });
        List<StepResult.Branch> branches = new ArrayList<>();
        ended.forEach((now, ways) -> branches.add(new StepResult.Branch(now, StepResult.DONE, ways)));
        return new StepResult(branches, of, state.dueNow(), true);
    }

    private static StepResult played(Due upkeep, GameState state, Simulation simulation) {
        Request request = simulation.due(upkeep, List.of(), state.units());
        return simulation.play(
                request,
                RoleReader.read(simulation.game(state), request.resolver().description(), upkeep.units()),
                state);
    }

    @Override
    public boolean startsTurn() {
        return true;
    }
}
