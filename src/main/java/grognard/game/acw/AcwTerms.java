package grognard.game.acw;

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
    static final String CHARGES = "charges";
    static final String OFFICERS = "officers";

    private AcwTerms() {}
}
