package grognard.game.honour;

import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WHY;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.unit.Field;
import grognard.game.unit.Fields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.rules.honour.fire.Cover;
import grognard.rules.honour.morale.Rally.Attached;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Rating;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.util.List;
import java.util.function.Predicate;

/** The fields of units, generals and objectives. */
final class HonourFields {

    /** The type of every officer. */
    enum OfficerType implements Keyword {
        GENERAL
    }

    /** Conditions of a unit; one that routs leaves the table. */
    enum State implements Keyword {
        READY,
        GONE
    }

    /** The part of a unit that fires and fights, after an emergency change of formation. */
    enum Fighting implements Keyword {
        ALL,
        HALF,
        NONE
    }

    /** Distance that a unit has moved this turn: none, up to half its move, or more. */
    enum Moved implements Keyword {
        NO,
        PART,
        OVER
    }

    /** Effect of the general's die, or of his loss, on a unit this turn. */
    enum Command implements Keyword {
        IN,
        OUT,
        DOUBLE
    }

    /** The occasion of a pursuit, as long as the pursuers look for a new enemy. */
    enum After implements Keyword {
        COMBAT,
        CHARGE
    }

    static final Field<UnitType> TYPE = Field.choice("type", UnitType.TROOPS).byDefault(UnitType.FORMED);
    private static final Predicate<Unit> IS_GUNS = isOf(UnitType.GUNS);
    static final Field<OfficerType> OFFICER_TYPE =
            Field.choice("type", OfficerType.class).byDefault(OfficerType.GENERAL);
    static final Field<Quality> QUALITY = Field.choice("quality", Quality.class).byDefault(Quality.REGULAR);
    static final Field<Attached> RANK = Field.choice(Unit.RANK, Attached.class).byDefault(Attached.BRIGADIER);
    /** Worst first, as in all fields; the enum has the best first. */
    static final Field<Rating> RATING = Field.choice(
                    "rating",
                    List.of(Rating.DREADFUL, Rating.DITHERING, Rating.DEPENDABLE, Rating.DASHING, Rating.DAZZLING))
            .byDefault(Rating.DEPENDABLE);

    static final Field<String> BRIGADE = Field.word("brigade");
    static final Field<Formation> FORMATION =
            Field.choice("formation", Formation.class).byDefault(Formation.LINE).only(IS_GUNS.negate());
    static final Field<Boolean> LIMBERED = Field.flag("limbered").only(IS_GUNS);
    static final Field<Boolean> RIFLES = Field.flag("rifles").only(TYPE.is(UnitType.LIGHT));
    static final Field<Boolean> HOWITZER = Field.flag("howitzer").only(IS_GUNS);
    /** Cover in which the unit stands, until it leaves the place. */
    static final Field<Cover> COVER = Field.choice("cover", Cover.class).byDefault(Cover.NONE);

    static final Field<Integer> HITS = Field.whole("hits", 0, 20).byDefault(0);
    static final Field<Boolean> WEAKENED = Field.flag("weakened").derivedFrom("quality and hits");
    static final Field<State> STATE = Field.choice(Unit.STATE, State.class).byDefault(State.READY);

    // ---- this turn

    static final Field<Boolean> CHARGED = Field.flag("charged").untilTurnEnds();
    static final Field<Moved> MOVED =
            Field.choice("moved", Moved.class).byDefault(Moved.NO).untilTurnEnds();
    /** Whether the unit turned or changed formation in an emergency, in time or not. */
    static final Field<Boolean> CHANGED = Field.flag("changed").untilTurnEnds();

    static final Field<Boolean> EVADED = Field.flag("evaded").untilTurnEnds();
    static final Field<Boolean> FOUGHT = Field.flag("fought").untilTurnEnds();
    /** Whether the unit made a reserve move this turn. */
    static final Field<Boolean> RESERVE = Field.flag("reserve").untilTurnEnds();

    /** Dice that it has fired this turn, those in the movement phase left out. */
    static final Field<Integer> SHOTS =
            Field.whole("shots", 0, 99).byDefault(0).untilTurnEnds().trace();

    static final Field<Command> COMMAND =
            Field.choice("command", Command.class).byDefault(Command.IN).untilTurnEnds();
    static final Field<Integer> PURSUITS =
            Field.whole("pursuits", 0, 9).byDefault(0).untilTurnEnds();
    /** The enemy that it drove off, whom a pursuit goes after. */
    static final Field<String> BEAT =
            Field.unit("beat").ofEnemies().untilTurnEnds().trace();
    /** Its pursuit met a new enemy, to be charged now. */
    static final Field<After> MEETS_AFTER = Field.choice("meets-after", After.class)
            .maybeEmpty()
            .untilTurnEnds()
            .trace();

    static final Field<Fighting> FIGHTING =
            Field.choice("fighting", Fighting.class).byDefault(Fighting.ALL).untilTurnEnds();
    /** The part of a unit in close combat that has turned on a new enemy, and that enemy. */
    static final Field<Fighting> FACING_NEW =
            Field.choice("facing-new", Fighting.class).byDefault(Fighting.ALL).untilTurnEnds();

    static final Field<String> NEW_ENEMY = Field.unit("new-enemy").ofEnemies().untilTurnEnds();

    // ---- lasting

    /** The turns of the last fall-back and pursuit: in that turn and the next the unit fires as one that moved. */
    static final Field<Integer> FELL_BACK_ON = Field.turn("fell-back-on");

    /** How often it has fallen back this turn, further rounds of a close combat left out. */
    static final Field<Integer> FALL_BACKS =
            Field.whole("fall-backs", 0, 9).byDefault(0).untilTurnEnds().trace();

    static final Field<Integer> PURSUED_ON = Field.turn("pursued-on");
    /** The turn in which guns unlimbered in their own move. */
    static final Field<Integer> UNLIMBERED_ON =
            Field.turn("unlimbered-on").only(IS_GUNS).trace();
    /** Its crew ran from a charge, in that turn. */
    static final Field<Boolean> ABANDONED = Field.flag("abandoned").only(IS_GUNS);

    static final Field<Integer> ABANDONED_ON =
            Field.turn("abandoned-on").only(IS_GUNS).trace();
    /** Hits that it took in the bombardment. */
    static final Field<Integer> BOMBARDED =
            Field.whole("bombarded", 0, 20).byDefault(0).trace();
    /** Whether the battery has thrown its die in the bombardment. */
    static final Field<Boolean> HAS_BOMBARDED =
            Field.flag("has-bombarded").only(IS_GUNS).trace();

    // ---- generals

    /** He was lost once, whoever has taken over since (133-134). */
    static final Field<Boolean> WAS_LOST = Field.flag("was-lost");

    static final Field<Integer> REPLACED_ON = Field.turn("replaced-on").trace();
    static final Field<Integer> DETACHED_ON = Field.turn("detached-on").trace();
    /** The turn in whose generalship he joined the unit that he is with. */
    static final Field<Integer> ATTACHED_ON = Field.turn("attached-on").trace();

    // ---- objectives (776-778): rows of the muster that are no troops

    /** Value of the objective, counted in units. */
    static final Field<Integer> OBJECTIVE = Field.whole("objective", 0, 20).byDefault(0);
    /** Whether nobody holds the objective at the start, so that either side may take it. */
    static final Field<Boolean> NEUTRAL = Field.flag("neutral").only(HonourFields::isPlace);
    /** The side that holds it now; nobody as long as it is contested. */
    static final Field<String> TAKEN_BY = Field.word("taken-by").only(HonourFields::isPlace);
    /** The side that took it last, at the end of a turn. */
    static final Field<String> HELD_BY =
            Field.word("held-by").only(HonourFields::isPlace).trace();
    /** Units that its side has lost by it for good, and the other side. */
    static final Field<Integer> COST =
            Field.whole("cost", 0, 999).byDefault(0).only(HonourFields::isPlace).trace();

    static final Field<Integer> ENEMY_COST = Field.whole("enemy-cost", 0, 999)
            .byDefault(0)
            .only(HonourFields::isPlace)
            .trace();

    private HonourFields() {}

    /** Whether a unit is of one of these types. */
    static Predicate<Unit> isOf(List<UnitType> types) {
        return TYPE.is(types.toArray(new UnitType[0]));
    }

    static boolean isPlace(Unit unit) {
        return !unit.isOfficer() && OBJECTIVE.number(unit) > 0;
    }

    static boolean isTroops(Unit unit) {
        return !unit.isOfficer() && !isPlace(unit);
    }

    static boolean isGuns(Unit unit) {
        return isTroops(unit) && IS_GUNS.test(unit);
    }

    static boolean isCavalry(Unit unit) {
        return isTroops(unit) && TYPE.is(unit, UnitType.LIGHT_CAVALRY, UnitType.HEAVY_CAVALRY);
    }

    static boolean isLightInfantry(Unit unit) {
        return isTroops(unit) && TYPE.is(unit, UnitType.LIGHT, UnitType.DISMOUNTED);
    }

    static boolean isLost(Unit unit) {
        return unit.isOfficer() && OFFICER_STATE.is(unit, OfficerState.LOST);
    }

    static boolean isArmyGeneral(Unit unit) {
        return unit.isOfficer() && RANK.is(unit, Attached.ARMY);
    }

    /** The unit when it leaves the ground on which it stood. */
    static Unit leavingItsPlace(Unit unit) {
        return COVER.set(unit, Cover.NONE);
    }

    /** All fields, in the order in which they are shown. */
    static Fields all() {
        return Fields.builder()
                .units(TYPE)
                .officers(OFFICER_TYPE)
                .units(QUALITY)
                .officers(RANK, RATING)
                .both(BRIGADE)
                .officers(WITH)
                .units(FORMATION, LIMBERED, RIFLES, HOWITZER, COVER, HITS, WEAKENED, STATE)
                .officers(OFFICER_STATE)
                .both(WHY)
                .officers(WAS_LOST, REPLACED_ON, DETACHED_ON, ATTACHED_ON)
                .units(CHARGED, MOVED, CHANGED, EVADED, FOUGHT, RESERVE, SHOTS, COMMAND)
                .units(
                        PURSUITS,
                        BEAT,
                        MEETS_AFTER,
                        FELL_BACK_ON,
                        FALL_BACKS,
                        PURSUED_ON,
                        FIGHTING,
                        FACING_NEW,
                        NEW_ENEMY)
                .units(ABANDONED, ABANDONED_ON, UNLIMBERED_ON, BOMBARDED, HAS_BOMBARDED)
                .units(OBJECTIVE, NEUTRAL, TAKEN_BY, HELD_BY, COST, ENEMY_COST)
                .build();
    }
}
