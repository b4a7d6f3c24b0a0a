package grognard.plan;

import grognard.game.Game;
import grognard.game.GameState;
import grognard.game.Happening;
import java.util.function.Function;

/** Something that needs no dice: a unit is set, an officer joins one. */
record ByHand(Function<Game, Happening> happening) implements Move {

    @Override
    public Onward from(GameState state, SandTable table) {
        Game now = table.game(state);
        return Onward.certain(table.after(now, happening.apply(now)));
    }
}
