package grognard.game.acw;

import static grognard.game.unit.CommonFields.MOVED;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WHY;
import static grognard.game.unit.CommonFields.WITH;
import static grognard.rules.acw.unit.Arm.ARTILLERY;
import static grognard.rules.acw.unit.Arm.CAVALRY;
import static grognard.rules.acw.unit.Arm.INFANTRY;

import grognard.game.unit.Field;
import grognard.game.unit.Fields;
import grognard.game.unit.Unit;
import grognard.game.unit.UnitNames;
import grognard.rules.acw.fire.Weapon;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.table.Keyword;
import java.util.Arrays;
import java.util.List;

/** The fields of units and officers. */
final class AcwFields {

    /** A quarter of a unit is a stand, unless the muster says otherwise. */
    private static final int STANDS = 4;

    /** Whether a unit still has its first volley. */
    enum OpeningVolley implements Keyword {
        UNUSED,
        USED
    }

    /** Order of a unit for this turn. CH is a mark of the chart that it does not explain. */
    enum TurnOrder implements Keyword {
        FIRST_FIRE,
        HOLD,
        DISENGAGE,
        CHARGE,
        MOVE,
        FORM,
        CH
    }

    /** Order that a charge has still to lose. */
    enum Disorders implements Keyword {
        /** In good order where the volley halts it, in disorder when it goes on (A81). */
        AFTER_VOLLEY,
        /** Nobody measured the distance, so that only the players know (A79). */
        UNMEASURED
    }

    /** Whether a unit is on the table; its morale is its level. */
    enum State implements Keyword {
        READY,
        GONE
    }

    static final Field<Arm> ARM = Field.choice("arm", Arm.class).byDefault(INFANTRY);
    static final Field<Quality> QUALITY = Field.choice(
                    "quality", List.of(Quality.GREEN, Quality.VETERAN, Quality.ELITE))
            .byDefault(Quality.VETERAN);
    static final Field<Integer> FIGURES =
            Field.whole("figures", 0, 200).required().only(unit -> !ARM.is(unit, ARTILLERY));
    static final Field<Integer> SECTIONS =
            Field.whole("sections", 0, 50).required().only(ARM.is(ARTILLERY));
    static final Field<Integer> START = Field.whole("start", 0, 200).byDefault(AcwFields::strength);
    static final Field<Integer> STAND = Field.whole("stand", 1, 200)
            .byDefault(unit -> ARM.is(unit, ARTILLERY) ? 1 : Math.max(1, roundedUp(START.number(unit), STANDS)));
    static final Field<Weapon> WEAPON = Field.choice("weapon", Weapon.class)
            .byDefault(unit -> ARM.is(unit, ARTILLERY)
                    ? Weapon.TWELVE_POUNDER
                    : ARM.is(unit, CAVALRY) ? Weapon.BREECH_LOADING_CARBINE : Weapon.RIFLE_MUSKET);
    static final Field<Formation> FORMATION = Field.choice(
                    "formation",
                    Arrays.stream(Formation.values())
                            .filter(formation -> formation != Formation.ROUTED)
                            .toList())
            .byDefault(unit -> ARM.is(unit, ARTILLERY) ? Formation.UNLIMBERED : Formation.LINE);
    /**
     * Cavalry on foot. Kept apart from the formation, which disorder and rout change: dismounted men in disorder are still
     * on foot (A42).
     */
    static final Field<Boolean> DISMOUNTED = Field.flag("dismounted")
            .byDefault(unit -> FORMATION.is(unit, Formation.DISMOUNTED) ? true : null)
            .only(ARM.is(CAVALRY));

    /** Cover of the unit, until it moves, charges, falls back or routs. */
    static final Field<Cover> COVER = Field.choice("cover", Cover.class).byDefault(Cover.NONE);

    static final Field<Rank> RANK = Field.choice(Unit.RANK, List.of(Rank.BRIGADE, Rank.DIVISION, Rank.CORPS))
            .byDefault(Rank.BRIGADE);
    static final Field<String> BRIGADE = Field.word("brigade");
    static final Field<Boolean> REPEATERS = Field.flag("repeaters").only(unit -> !ARM.is(unit, ARTILLERY));
    static final Field<Boolean> SHARPSHOOTERS = Field.flag("sharpshooters").only(unit -> !ARM.is(unit, ARTILLERY));
    static final Field<Integer> STANDS_LOST =
            Field.whole("stands-lost", 0, 20).derivedFrom("figures, sections and stand");
    static final Field<Level> LEVEL = Field.choice("level", Level.class).byDefault(Level.GOOD);
    /** Hits by guns or sharpshooters that the unit has not checked for. */
    static final Field<Integer> HITS = Field.whole("hits", 0, 20).byDefault(0);

    static final Field<Boolean> LOW_AMMO = Field.flag("low-ammo");
    static final Field<OpeningVolley> OPENING_VOLLEY = Field.choice("opening-volley", OpeningVolley.class)
            .byDefault(OpeningVolley.UNUSED)
            .only(unit -> !ARM.is(unit, ARTILLERY))
            .trace();
    /** Figures or sections that have fired this turn. */
    static final Field<Integer> FIRED =
            Field.whole("fired", 0, 999).untilTurnEnds().hidden();

    static final Field<TurnOrder> ORDER =
            Field.choice("order", TurnOrder.class).maybeEmpty().untilTurnEnds();
    /** The enemy that it charges, from the charge to the impact. */
    static final Field<String> CHARGING = Field.unit("charging").ofEnemies().untilTurnEnds();

    static final Field<Disorders> DISORDERS = Field.choice("disorders", Disorders.class)
            .maybeEmpty()
            .untilTurnEnds()
            .hidden();
    static final Field<Boolean> FELL_BACK = Field.flag("fell-back").untilTurnEnds();
    /** The enemy with whom it is in melee, across turns. */
    static final Field<String> CONTACT = Field.unit("contact").ofEnemies();
    /** The round of that melee that comes next; 0 without contact. */
    static final Field<Integer> ROUND = Field.whole("round", 0, 2).byDefault(0).hidden();
    /** The units that support it there. */
    static final Field<UnitNames> SUPPORTS = Field.units("supports").trace();

    static final Field<State> STATE = Field.choice(Unit.STATE, State.class).byDefault(State.READY);
    static final Field<Boolean> COMMANDER_LOST =
            Field.flag("commander-lost").derivedFrom("the officers of its brigade");
    static final Field<Integer> REGIMENTS_LOST =
            Field.whole("regiments-lost", 0, 20).derivedFrom("the units of its brigade");

    private AcwFields() {}

    /** Figures, or sections of guns. */
    static int strength(Unit unit) {
        return ARM.is(unit, ARTILLERY) ? SECTIONS.number(unit) : FIGURES.number(unit);
    }

    static int standsLost(Unit unit) {
        return Math.max(0, stands(unit, START.number(unit)) - stands(unit, strength(unit)));
    }

    /**
     * The fewest stands of the unit that hold so many figures. A regiment has four stands of equal size (L44): of 13
     * figures 4, 3, 3 and 3, so that the first loss costs no stand. Stands of another size are filled one after the other.
     */
    private static int stands(Unit unit, int figures) {
        int start = START.number(unit);
        int stand = Math.max(1, STAND.number(unit));
        int many = Math.min(STANDS, start);
        if (isGuns(unit) || many == 0 || stand != roundedUp(start, STANDS)) {
            return roundedUp(figures, stand);
        }
        int least = start / many;
        int inLarger = start % many * (least + 1);
        return figures <= inLarger
                ? roundedUp(figures, least + 1)
                : start % many + roundedUp(figures - inLarger, least);
    }

    static boolean isGuns(Unit unit) {
        return ARM.is(unit, ARTILLERY);
    }

    /** Infantry or cavalry. */
    static boolean isFootOrHorse(Unit unit) {
        return !unit.isOfficer() && !isGuns(unit);
    }

    /** The unit's order as it follows {@code is ordered to}. */
    static String orderWords(Unit unit) {
        return ORDER.is(unit, TurnOrder.FIRST_FIRE) ? "fire first" : unit.text("order");
    }

    static int roundedUp(int number, int by) {
        return (number + by - 1) / by;
    }

    /** All fields, in the order in which they are shown. */
    static Fields all() {
        return Fields.builder()
                .units(ARM, QUALITY, FIGURES, SECTIONS, START, STAND, WEAPON, FORMATION, DISMOUNTED, COVER)
                .officers(RANK)
                .both(BRIGADE)
                .officers(WITH)
                .units(REPEATERS, SHARPSHOOTERS, STANDS_LOST, LEVEL, HITS, LOW_AMMO, OPENING_VOLLEY, STATE)
                .officers(OFFICER_STATE)
                .both(WHY)
                .units(COMMANDER_LOST, REGIMENTS_LOST)
                .units(ORDER, FIRED, MOVED, CHARGING, DISORDERS, FELL_BACK, CONTACT, ROUND, SUPPORTS)
                .build();
    }
}
