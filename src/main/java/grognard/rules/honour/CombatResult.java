package grognard.rules.honour;

import grognard.rules.Code;
import grognard.rules.Tables;
import grognard.rules.Words;

/** How a round of close combat between two units ends. */
enum CombatResult {
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

    /** Routs first; then fewer hits win. A beaten unit that its additional hit routs has routed. */
    static CombatResult of(Unit attacker, Unit defender, Tables tables) {
        if (attacker.isRouted(tables)) {
            return defender.isRouted(tables) ? BOTH_ROUT : ATTACKER_ROUTS;
        }
        if (defender.isRouted(tables)) {
            return DEFENDER_ROUTS;
        }
        int more = Retreat.additionalHit(tables);
        return switch (Comparison.of(attacker, defender)) {
            case WINS -> defender.with(more).isRouted(tables) ? DEFENDER_ROUTS : DEFENDER_FALLS_BACK;
            case LOSES -> attacker.with(more).isRouted(tables) ? ATTACKER_ROUTS : ATTACKER_FALLS_BACK;
            case DRAWS -> attacker.isWeakened(tables) ? BOTH_FALL_BACK : NEXT_ROUND;
        };
    }

    boolean isRout() {
        return this == ATTACKER_ROUTS || this == DEFENDER_ROUTS || this == BOTH_ROUT;
    }

    String text() {
        return text;
    }

    Code code() {
        return Code.of(Words.of(this), text);
    }
}
