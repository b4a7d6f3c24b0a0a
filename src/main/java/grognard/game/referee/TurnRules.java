package grognard.game.referee;

import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A ruleset's turn: its parts, its phases, and what the game remembers between them. A ruleset without phases keeps the
 * defaults.
 */
public interface TurnRules {

    /** Number of parts of a turn, one for each side where the armies take turns. */
    default int stages() {
        return 1;
    }

    /** Returns the side whose part of the turn it is; empty where all play at once. */
    default Optional<String> active(GameState state) {
        List<String> sides = state.units().sides();
        boolean parts = stages() > 1 && state.stage() <= sides.size();
        return parts ? Optional.of(sides.get(state.stage() - 1)) : Optional.empty();
    }

    /** Names of all phases that a turn can have; empty for a ruleset without phases. */
    default List<String> phaseNames() {
        return List.of();
    }

    /** Phases of the present turn in order, as far as they are known: those of cards not drawn yet are not. */
    default List<Phase> phases(GameState state) {
        return List.of();
    }

    /** Returns a phase of the turn as it is when players call it now: its place may depend on what was played before. */
    default Phase called(Phase phase, GameState state) {
        return phase;
    }

    /** Returns reasons that speak against beginning the phase now but do not forbid it. */
    default List<String> doubts(Phase phase, GameState state) {
        return List.of();
    }

    /** Returns the doubt that the phase to begin comes before the one in play. */
    static List<String> goingBack(Phase phase, GameState state) {
        return state.phase()
                .filter(now -> phase.n() < now.n())
                .map(now -> List.of("That goes back, from " + now.words() + " to " + phase.words() + "."))
                .orElse(List.of());
    }

    /** Returns sentences for the players on the phase in play: what is done in it that no due item says. */
    default List<String> guidance(Phase phase, GameState state) {
        return List.of();
    }

    /** Returns what to do after the last known phase, for the message when there is no next one. */
    default String afterLastPhase(GameState state) {
        return "end, since this is the last phase of the turn";
    }

    /** The command that goes on to the next phase. */
    default String nextPhaseCommand(GameState state) {
        return "phase";
    }

    /** The cards of the turn in words, as far as they are known; empty in a game without cards. */
    default String cardWords(GameState state) {
        return "";
    }

    /** Whether all actions of the phase happen at the same time, so that they take effect when it is over. */
    default boolean isAtOnce(Phase phase) {
        return false;
    }

    /** Whether the unit may act in the phase. */
    default boolean acts(Unit unit, Phase phase) {
        return phase.side().isEmpty() || phase.side().equals(unit.side());
    }

    /** Returns why the unit does not move in that phase, as a sentence; what it may not do at all is refused elsewhere. */
    default Optional<String> movesOutOfPhase(Unit unit, Phase phase) {
        return Optional.empty();
    }

    /** Whether the unit has done what it does in that phase by moving, which no resolver records. */
    default boolean hasMovedIn(Unit unit, Phase phase) {
        return false;
    }

    /** Whether the unit has its hands full, so that lists of who may act leave it out: it is in a fight. */
    default boolean isBusy(Unit unit, GameState state) {
        return false;
    }

    /** Whether the unit may act in the phase once more, though it has acted. */
    default boolean actsAgain(Unit unit) {
        return false;
    }

    /** Returns the units when the game goes on to that moment: marks that last for a phase or turn are removed. */
    default Units passed(GameState state, GameState.Moment next) {
        return state.units();
    }

    /** Returns the state with what the turn remembers of a resolution: cards, the side that acts first, the phase. */
    default GameState remembered(Resolved resolved, GameState now) {
        return now;
    }

    /** Returns the state in which a game begins, with what the referee keeps beside units. */
    default GameState mustered(GameState state) {
        return state;
    }

    /** Returns the state after due items changed, with what the referee keeps beside units. */
    default GameState settled(GameState before, GameState now) {
        return now;
    }

    /** Resolvers that are played at once at the end of the turn, each with its units. */
    default Map<String, List<Unit>> upkeep(GameState state) {
        return Map.of();
    }

    /** Whether the phase begins with the upkeep of the turn, if it was not played yet. */
    default boolean beginsWithUpkeep(Phase phase) {
        return false;
    }
}
