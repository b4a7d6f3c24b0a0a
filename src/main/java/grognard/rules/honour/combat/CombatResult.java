package grognard.rules.honour.combat;

import grognard.rules.Code;
import grognard.rules.ResolverInput;
import grognard.rules.honour.unit.Unit;
import grognard.table.Keyword;
import java.util.Optional;

/** How a round of close combat between two units ends. */
enum CombatResult implements Keyword {
    ATTACKER_FALLS_BACK("The attacker is beaten."),
    DEFENDER_FALLS_BACK("The defender is beaten."),
    BOTH_FALL_BACK("A draw between weakened units: both fall back, without an additional hit."),
    NEXT_ROUND("A draw: fight another round at once."),
    ATTACKER_ROUTS("The attacker routs."),
    DEFENDER_ROUTS("The defender routs."),
    BOTH_ROUT("Both sides rout.");

    private final String text;

    CombatResult(String text) {
        this.text = text;
    }

    /**
     * Judges routs first, then who has fewer hits. A beaten unit whose additional hit reaches its rout number routs
     * instead of falling back.
     */
    static CombatResult of(Unit attacker, Unit defender, ResolverInput inputs) {
        if (attacker.isRouted(inputs)) {
            return defender.isRouted(inputs) ? BOTH_ROUT : ATTACKER_ROUTS;
        }
        if (defender.isRouted(inputs)) {
            return DEFENDER_ROUTS;
        }
        return switch (Comparison.of(attacker, defender)) {
            case WINS -> defenderBeaten(defender, inputs);
            case LOSES -> attackerBeaten(attacker, inputs);
            case DRAWS -> attacker.isWeakened(inputs) ? BOTH_FALL_BACK : NEXT_ROUND;
        };
    }

    /**
     * As above, but where another round would follow, a unit may leave by choice: it counts as beaten and takes the
     * additional hit.
     */
    static CombatResult of(Unit attacker, Unit defender, Optional<Leaving> leaving, ResolverInput inputs) {
        CombatResult fought = of(attacker, defender, inputs);
        if (fought != NEXT_ROUND || leaving.isEmpty() || !leaving.get().isDue(attacker, defender)) {
            return fought;
        }
        return leaving.get().defender() ? defenderBeaten(defender, inputs) : attackerBeaten(attacker, inputs);
    }

    /** A beaten attacker falls back, or routs if the additional hit is one too many. */
    static CombatResult attackerBeaten(Unit attacker, ResolverInput inputs) {
        return beaten(attacker, inputs, ATTACKER_ROUTS, ATTACKER_FALLS_BACK);
    }

    static CombatResult defenderBeaten(Unit defender, ResolverInput inputs) {
        return beaten(defender, inputs, DEFENDER_ROUTS, DEFENDER_FALLS_BACK);
    }

    private static CombatResult beaten(Unit loser, ResolverInput inputs, CombatResult routs, CombatResult fallsBack) {
        return loser.with(Retreat.additionalHit(inputs)).isRouted(inputs) ? routs : fallsBack;
    }

    boolean isRout() {
        return this == ATTACKER_ROUTS || this == DEFENDER_ROUTS || this == BOTH_ROUT;
    }

    String text() {
        return text;
    }

    Code code() {
        return Code.of(word(), text);
    }
}
