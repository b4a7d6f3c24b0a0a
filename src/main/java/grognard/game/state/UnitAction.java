package grognard.game.state;

/**
 * Something that a unit did, or that was done to it, in this turn.
 *
 * @param phase number of the phase in which it was; 0 if the game is in none
 * @param code the code with which it ended
 */
public record UnitAction(String resolver, String role, String unit, int phase, String code) {

    // Written by hand: a record's generated equals is linked at run time, which takes a start 10 ms and more.
    @Override
    public boolean equals(Object other) {
        return other instanceof UnitAction act
                && act.phase == phase
                && act.unit.equals(unit)
                && act.resolver.equals(resolver)
                && act.role.equals(role)
                && act.code.equals(code);
    }

    @Override
    public int hashCode() {
        return 31 * unit.hashCode() + resolver.hashCode();
    }
}
