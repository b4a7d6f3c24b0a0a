package grognard.game.referee;

import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.List;
import java.util.Optional;

/**
 * A ruleset's rules for single units: what follows from their fields, and what players may do with them by hand. The
 * engine calls these methods; each has a default for rulesets without such a rule.
 */
public interface UnitRules {

    /** Fields that show how much of a unit is left. They are always listed. */
    List<Field<?>> strengthFields();

    // ---- what follows from fields

    /** Returns the unit with its derived fields computed from its other fields and from other units. */
    default Unit derived(Unit unit, Units units) {
        return unit;
    }

    /** Returns why the unit leaves the table if a change left too little of it; empty if it stays. */
    default Optional<Gone> gone(Unit now, Unit was) {
        return Optional.empty();
    }

    /** Returns the unit with the changes that other units cause. Called again until nothing changes. */
    default Unit followUp(Unit unit, Units units) {
        return unit;
    }

    /**
     * Returns the units with the consequences that the loss of one unit has for others. Called before units are removed for
     * lack of strength.
     *
     * @param before the units before the event
     */
    default Units spread(Units before, Units now) {
        return now;
    }

    // ---- set by hand

    /** Returns why there cannot be such a unit, for musters and for fields set by hand. */
    default Optional<String> impossible(Unit unit) {
        return Optional.empty();
    }

    /** Returns why there cannot be such a unit among all units of a muster, or among those on the table. */
    default Optional<String> impossible(Unit unit, List<Unit> all) {
        return Optional.empty();
    }

    /** Returns why the book forbids setting a unit so now; {@code --force} sets it all the same. */
    default Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        return Optional.empty();
    }

    /**
     * Returns the units after a player set fields by hand, with the consequences for other fields and units. Verification
     * calls it again on the result, so a second call must change nothing.
     */
    default Units setByHand(Units was, Units now) {
        return now;
    }

    /** Returns the units as {@link #setByHand(Units, Units)} does, for consequences that depend on the phase. */
    default Units setByHand(GameState before, Units now) {
        return setByHand(before.units(), now);
    }

    /**
     * Returns the units as exports have them: with fields for what only the due items say, so that a game mustered from
     * them goes on with it.
     */
    default Units exported(GameState state) {
        return state.units();
    }

    /** Returns remarks about armies as they are mustered; they forbid nothing. */
    default List<String> remarksOnMuster(Units units) {
        return List.of();
    }

    // ---- moves, orders, officers, captures

    /** Returns why the unit may not move this turn. */
    default Optional<String> moveForbidden(Unit unit, GameState state) {
        return Optional.empty();
    }

    /** Returns reasons that speak against a move of the unit but do not forbid it, since only the table knows enough. */
    default List<String> moveDoubts(Unit unit) {
        return List.of();
    }

    /** Returns the unit after a move: marked as moved, and without what it left behind, such as cover. */
    default Unit moved(Unit unit) {
        return CommonFields.MOVED.set(unit, true);
    }

    /** Returns the unit after half a move or less; empty for a ruleset that does not distinguish it. */
    default Optional<Unit> movedHalf(Unit unit) {
        return Optional.empty();
    }

    /** The field that holds a unit's order for the turn; empty for a ruleset without orders. */
    default Optional<Field<?>> orderField() {
        return Optional.empty();
    }

    /** Returns why the officer may not join the unit. */
    default Optional<String> attachForbidden(Unit officer, Unit unit, GameState state) {
        return Optional.empty();
    }

    /** Returns why the officer may not leave the unit that he is with. */
    default Optional<String> detachForbidden(Unit officer, GameState state) {
        return Optional.empty();
    }

    /**
     * Returns reasons that speak against an officer's joining a unit but do not forbid it.
     *
     * @param unit the unit that he joins; empty if he leaves his own
     */
    default List<String> doubts(Unit officer, Optional<Unit> unit, GameState state) {
        return List.of();
    }

    /** Returns the officer after he has joined or left a unit. */
    default Unit ridden(Unit officer, GameState state) {
        return officer;
    }

    /** Returns why the guns cannot be captured. */
    default Optional<String> captureForbidden(Unit guns, Unit captor, GameState state) {
        return Optional.empty();
    }

    /** Returns the units after a capture: the guns are off the table unless the book lets the captor use them. */
    default Units captured(Unit guns, Unit captor, GameState state) {
        return state.units().with(guns.gone(Gone.CAPTURED));
    }
}
