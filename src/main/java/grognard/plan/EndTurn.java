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

/** The turn ends: what is due is dropped, and the upkeep played. */
record EndTurn() implements Move {

    @Override
    public Onward from(GameState state, SandTable table) {
        GameState clear = table.dropped(state);
        Shares<GameState> shares = new Shares<>();
        shares.add(clear, BigInteger.ONE, BigInteger.ONE);
        BigInteger of = BigInteger.ONE;
        for (Due one : new Upkeep(table.game(clear)).played()) {
            Shares<GameState> next = new Shares<>();
            for (Map.Entry<GameState, BigInteger> here :
                    shares.over(shares.of()).entrySet()) {
                Onward on = played(one, here.getKey(), table);
                for (Onward.Branch branch : on.branches()) {
                    next.add(branch.state(), here.getValue().multiply(branch.ways()), on.of());
                }
            }
            of = of.multiply(next.of());
            shares = next;
        }
        Map<GameState, BigInteger> ended = new LinkedHashMap<>();
        shares.over(shares.of()).forEach((now, ways) -> {
            Game game = table.game(now);
            ended.merge(table.after(game, new Upkeep(game).ended()), ways, BigInteger::add);
        });
        List<Onward.Branch> branches = new ArrayList<>();
        ended.forEach((now, ways) -> branches.add(new Onward.Branch(now, Onward.DONE, ways)));
        return new Onward(branches, of, state.dueNow(), true);
    }

    private static Onward played(Due upkeep, GameState state, SandTable table) {
        Request request = table.due(upkeep, List.of(), state.units());
        return table.play(
                request, Playing.roles(table.game(state), request.resolver().description(), upkeep.units()), state);
    }

    @Override
    public boolean startsTurn() {
        return true;
    }
}
