package grognard.game.honour;

/** Names of roles and phases. */
final class HonourTerms {

    static final String UNIT = "unit";
    static final String ATTACKER = "attacker";
    static final String DEFENDER = "defender";
    static final String FIRER = "firer";
    static final String TARGET = "target";

    /** Target of a pursuit: the enemy that was beaten, unless the player names one that it meets. */
    static final String ENEMY = "enemy";

    static final String INITIATIVE = "initiative";
    static final String MOVEMENT = "movement";
    static final String FIRING = "firing";
    static final String CLOSE_COMBAT = "close-combat";
    static final String GENERALSHIP = "generalship";
    static final String RALLYING = "rallying";

    private HonourTerms() {}
}
