package grognard.game.acw;

import grognard.game.state.GameState;
import java.util.List;

/** Names of roles and phases. */
final class AcwTerms {

    static final String UNIT = "unit";
    static final String ATTACKER = "attacker";
    static final String DEFENDER = "defender";
    static final String FIRER = "firer";
    static final String TARGET = "target";
    static final String STRIKER = "striker";
    static final String SUPPORT = "support";
    static final String DEFENDERS_SUPPORT = "def-support";

    static final String ORDERS = "orders";
    static final String ROUTS = "routs";
    private static final String REVEAL = "reveal";
    static final String FIRST_FIRE = "first-fire";
    static final String DISENGAGE = "disengage";
    static final String CHARGES = "charges";
    static final String MOVEMENT = "movement";
    static final String MOVING_FIRE = "moving-fire";
    static final String OFFICERS = "officers";

    /** The nine steps of a turn. */
    static final List<String> PHASES =
            List.of(ORDERS, ROUTS, REVEAL, FIRST_FIRE, DISENGAGE, CHARGES, MOVEMENT, MOVING_FIRE, OFFICERS);

    private AcwTerms() {}

    /** Whether the orders of the turn were revealed, in step 3. Players who name no phases do not say. */
    static boolean areOrdersRevealed(GameState state) {
        return state.phase().filter(phase -> phase.n() > PHASES.indexOf(REVEAL)).isPresent();
    }
}
