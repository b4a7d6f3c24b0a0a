package grognard.game.honour;

import static grognard.game.honour.HonourFields.PURSUED_ON;
import static grognard.game.honour.HonourTerms.*;

import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.TurnRules;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The phases of a turn (196-217): initiative, the movement of one side and of the other, firing and close combat of both,
 * generalship, rallying.
 */
final class HonourTurn {

    /** Names of all phases; the two movements share one. */
    static final List<String> NAMES = List.of(INITIATIVE, MOVEMENT, FIRING, CLOSE_COMBAT, GENERALSHIP, RALLYING);

    /** What a unit does against a charge on it, other than to fire. */
    private static final List<String> ANSWERS = List.of("counter-charge", "emergency", "evade");

    private static final int PHASES = 7;
    private static final int FIRST_MOVEMENT = 2;

    private HonourTurn() {}

    static List<Phase> phases(GameState state) {
        List<String> sides = state.units().sides();
        String first = sides.size() < 2 ? "" : movesFirst(state);
        String second = sides.size() < 2 ? "" : other(first, sides);
        return List.of(
                new Phase(INITIATIVE, "", 1, PHASES),
                new Phase(MOVEMENT, first, FIRST_MOVEMENT, PHASES),
                new Phase(MOVEMENT, second, FIRST_MOVEMENT + 1, PHASES),
                new Phase(FIRING, "", 4, PHASES),
                new Phase(CLOSE_COMBAT, "", 5, PHASES),
                new Phase(GENERALSHIP, "", 6, PHASES),
                new Phase(RALLYING, "", 7, PHASES));
    }

    /** The side that moves, or has begun to; before that the winner of the initiative, who may choose otherwise (212). */
    private static String movesFirst(GameState state) {
        List<String> sides = state.units().sides();
        Optional<Phase> moving = state.phase().filter(phase -> phase.name().equals(MOVEMENT));
        if (moving.isPresent()) {
            String side = moving.get().side();
            return moving.get().n() == FIRST_MOVEMENT ? side : other(side, sides);
        }
        String winner = state.moment().first();
        return winner.isEmpty() ? sides.get(0) : winner;
    }

    private static String other(String side, List<String> sides) {
        return sides.get(side.equals(sides.get(0)) ? 1 : 0);
    }

    /** The movement of either side may come first: whichever is called before the other. */
    static Phase called(Phase phase, GameState state) {
        boolean begins =
                phase.name().equals(MOVEMENT) && state.phase().map(Phase::n).orElse(0) < FIRST_MOVEMENT;
        return begins ? new Phase(MOVEMENT, phase.side(), FIRST_MOVEMENT, PHASES) : phase;
    }

    /** Nobody moves before the initiative is thrown for (210-212), and no phase is begun twice. */
    static List<String> doubts(Phase phase, GameState state) {
        boolean skipped = phase.n() > 1 && state.phase().map(Phase::n).orElse(0) <= 1;
        return skipped ? initiativeIsOpen(state) : TurnRules.goingBack(phase, state);
    }

    private static List<String> initiativeIsOpen(GameState state) {
        boolean open = state.moment().first().isEmpty() && state.units().sides().size() > 1;
        return open
                ? List.of("The initiative of turn " + state.turn() + " is not thrown yet: initiative throws it.")
                : List.of();
    }

    /** Sentences on the tasks of the phase in play that are not due items. */
    static List<String> guidance(Phase phase, GameState state) {
        List<String> guidance = new ArrayList<>();
        String winner = state.moment().first();
        switch (phase.name()) {
            case INITIATIVE -> {
                guidance.addAll(initiativeIsOpen(state));
                if (!winner.isEmpty()) {
                    guidance.add(choice(winner, state.units().sides()) + ".");
                }
            }
            case CLOSE_COMBAT -> {
                long fights = state.dueNow().stream()
                        .filter(HonourConditions::isFight)
                        .count();
                if (fights > 1 && !winner.isEmpty()) {
                    guidance.add(winner + " won the initiative and chooses which combat is fought next."); // 199, 217
                }
            }
            case GENERALSHIP ->
                guidance.add("Generals join units and leave them now: attach GENERAL UNIT, detach GENERAL."); // 740
            default -> {
                // The units of the other phases, and what is due of them, say everything.
            }
        }
        return guidance;
    }

    /** Keeps the winner of the initiative for the turn. */
    static GameState remembered(Resolved resolved, GameState now) {
        List<String> sides = now.units().sides();
        return resolved.deed().resolver().equals(INITIATIVE) && sides.size() > 1
                ? now.at(now.moment().withFirst(winner(resolved.deed().code(), sides)))
                : now;
    }

    private static String winner(String code, List<String> sides) {
        return sides.get(code.equals("first-side") ? 0 : 1);
    }

    /** Tells the winner of the initiative how to choose whether he moves first or second (212). */
    static Optional<String> choiceAfter(EventContext after) {
        List<String> sides = after.units().sides();
        return after.played(INITIATIVE) && sides.size() > 1
                ? Optional.of(choice(winner(after.code(), sides), sides))
                : Optional.empty();
    }

    private static String choice(String winner, List<String> sides) {
        return winner + " chooses: phase " + winner + " movement to move first, phase " + other(winner, sides)
                + " movement to move second";
    }

    /**
     * A pursuit that meets a new enemy charges it at once, in the close combat phase too, and the enemy answers as he does a
     * charge (698-704).
     */
    static boolean isOfPursuit(LineContext line, Phase phase) {
        boolean pursues = line.resolver().equals("charge")
                && line.actor().filter(unit -> PURSUED_ON.is(unit, line.turn())).isPresent();
        return phase.name().equals(CLOSE_COMBAT) && (pursues || answersPursuers(line));
    }

    /** Whether the line answers a charge, and an enemy has pursued this turn. */
    private static boolean answersPursuers(LineContext line) {
        return ANSWERS.contains(line.resolver())
                && line.actor()
                        .filter(unit -> !line.units()
                                .where(enemy -> !enemy.side().equals(unit.side()) && PURSUED_ON.is(enemy, line.turn()))
                                .isEmpty())
                        .isPresent();
    }

    /**
     * Doubts an answer to a charge in the movement of one's own side: the enemy charges in his (319, 343). Only his
     * pursuers come then, too.
     */
    static Optional<String> answersNoCharge(LineContext line, Phase phase) {
        return line.actor()
                .filter(unit ->
                        ANSWERS.contains(line.resolver()) && phase.is(MOVEMENT, unit.side()) && !answersPursuers(line))
                .map(unit -> "It is " + phase.words() + ". " + unit.name()
                        + " answers charges in the movement of the other side.");
    }
}
