package grognard.game.napoleonic;

import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import java.util.Optional;

/** The army whose part of the turn it is: it rallies, fires, moves and attacks, the other only defends (section 4). */
record ActiveArmy(Referee referee) {

    boolean has(Unit unit, GameState state) {
        return referee.active(state).filter(unit.side()::equals).isPresent();
    }

    /** Forbids a line to units of the other army. */
    ResolverRules.Rule only(String role, String why) {
        return line -> line.all(role).stream()
                .map(unit -> forbidden(unit, why, line.state()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    Optional<String> forbidden(Unit unit, String why, GameState state) {
        return has(unit, state) ? Optional.empty() : Optional.of(unit.name() + " is not of the active side: " + why);
    }
}
