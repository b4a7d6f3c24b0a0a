package grognard.game.napoleonic;

import static grognard.game.unit.CommonFields.MOVED;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WHY;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.unit.Field;
import grognard.game.unit.Fields;
import grognard.game.unit.Unit;
import grognard.rules.napoleonic.unit.General;
import java.util.List;
import java.util.function.Predicate;

/** The fields of units and generals. */
final class NapoleonicFields {

    static final Field<String> TROOP = Field.word("troop").readBy("rally").required();
    static final Field<Integer> BASES = Field.whole("bases", 0, 99).required();
    static final Field<Integer> START = Field.whole("start", 0, 99).byDefault(unit -> BASES.of(unit));
    static final Field<Formation> FORMATION = Field.choice("formation", Formation.class);
    /** Whether it has the better ground; fills {@code --ground} of its combats. */
    static final Field<Ground> GROUND = Field.choice("ground", Ground.class).byDefault(Ground.EVEN);

    static final Field<General> RANK =
            Field.choice(Unit.RANK, List.of(General.GENERAL, General.NAPOLEON)).byDefault(General.GENERAL);
    static final Field<String> BRIGADE = Field.word("brigade");

    static final Field<Boolean> DISRUPTED = Field.flag("disrupted");
    /** Retires until it is rallied. */
    static final Field<Boolean> WITHDRAWING = Field.flag("withdrawing");
    /** Retreats with its back to the enemy, until its army is active again (7.2.3). */
    static final Field<Boolean> BACKS = Field.flag("backs");
    /** Holds its ground in its army's next movement (Dx of attackers who were disrupted already). */
    static final Field<Boolean> HOLDS = Field.flag("holds").trace();

    static final Field<State> STATE = Field.choice(Unit.STATE, State.class).byDefault(State.READY);
    /** The turn of its last charge; it may charge again six turns later. */
    static final Field<Integer> CHARGED_ON = Field.turn("charged-on");

    /** Fired at, or fought, since its army's last part of the turn ended: its general is in danger (5.3). */
    static final Field<Boolean> ENGAGED = Field.flag("engaged").trace();
    /** The unit at which a battery fired this turn. */
    static final Field<String> FIRED_AT = Field.unit("fired-at").untilTurnEnds().trace();
    /** The turn in which a battery unlimbered; it fires in the next. */
    static final Field<Integer> UNLIMBERED_ON = Field.turn("unlimbered-on").trace();
    /** The cavalry that took a base of it this turn; it may do so once a move (8.7). */
    static final Field<String> RIDDEN_BY =
            Field.unit("ridden-by").untilTurnEnds().trace();

    /** The router of which cavalry took a base this turn. */
    static final Field<String> RODE_DOWN =
            Field.unit("rode-down").untilTurnEnds().trace();

    /** The side for which it was mustered, whose loss it is if it is captured (NA-21). */
    static final Field<String> MUSTERED =
            Field.side("mustered").byDefault(Unit::side).trace();
    /** The turn from which a captured battery serves its captors; set for good once it was captured. */
    static final Field<Integer> ACTIVE_ON = Field.turn("active-on");

    private NapoleonicFields() {}

    /**
     * All fields, in the order in which they are shown.
     *
     * @param guns whether a unit's troop is artillery by the tables in use
     */
    static Fields all(Predicate<Unit> guns) {
        Field<Formation> formation =
                FORMATION.byDefault(unit -> guns.test(unit) ? Formation.UNLIMBERED : Formation.LINE);
        return Fields.builder()
                .units(TROOP, BASES, START, formation, GROUND)
                .officers(RANK, BRIGADE, WITH)
                .units(DISRUPTED, WITHDRAWING, BACKS, HOLDS, STATE)
                .officers(OFFICER_STATE)
                .both(WHY)
                .units(CHARGED_ON, ENGAGED, FIRED_AT, UNLIMBERED_ON, RIDDEN_BY, RODE_DOWN)
                .both(MOVED)
                .units(MUSTERED, ACTIVE_ON)
                .build();
    }

    /** Whether guns are in action. */
    static boolean isUnlimbered(Unit unit) {
        return FORMATION.is(unit, Formation.UNLIMBERED);
    }

    /** Batteries, and nobody else, are limbered or unlimbered; a pack of tables calls them as it likes. */
    static boolean isBattery(Unit unit) {
        return FORMATION.is(unit, Formation.LIMBERED, Formation.UNLIMBERED);
    }

    /** Whether the unit serves its side: a captured battery does so after one full move. */
    static boolean isInUse(Unit unit, int turn) {
        return ACTIVE_ON.number(unit) <= turn;
    }

    static boolean routs(Unit unit) {
        return STATE.is(unit, State.ROUTING);
    }

    static boolean isInSquare(Unit unit) {
        return FORMATION.is(unit, Formation.SQUARE) && !routs(unit);
    }
}
