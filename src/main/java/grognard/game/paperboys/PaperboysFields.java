package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.ARTILLERY;
import static grognard.game.paperboys.Arm.BUILDING;
import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.Arm.WALL;
import static grognard.game.unit.CommonFields.MOVED;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WHY;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.unit.Field;
import grognard.game.unit.Fields;
import grognard.game.unit.Unit;
import grognard.rules.paperboys.fire.Weapon;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Quality;
import grognard.table.Keyword;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The fields of units and officers. */
final class PaperboysFields {

    /** British cavalry pursues worse. */
    enum British implements Keyword {
        NONE,
        LIGHT,
        HEAVY
    }

    /** A constant, since the class-data archive holds one lambda of several that are written alike. */
    private static final Predicate<Unit> TROOPS = PaperboysFields::isTroops;

    static final Field<Arm> ARM = Field.choice("arm", Arm.class).byDefault(INFANTRY);
    static final Field<Quality> QUALITY =
            Field.choice("quality", Quality.class).byDefault(Quality.TRAINED).only(TROOPS);
    static final Field<Integer> STANDS = Field.whole("stands", 0, 40)
            .byDefault(unit -> ARM.is(unit, ARTILLERY) ? Integer.valueOf(1) : isTroops(unit) ? null : 0)
            .required()
            .only(TROOPS);
    static final Field<Integer> START =
            Field.whole("start", 0, 40).byDefault(unit -> STANDS.of(unit)).only(TROOPS);
    static final Field<Integer> RANKS = Field.whole("ranks", 2, 3).byDefault(3).only(ARM.is(INFANTRY));
    /** The rules give cavalry no fire (P30). */
    static final Field<Weapon> WEAPON = Field.choice("weapon", Weapon.class)
            .maybeEmpty()
            .byDefault(unit -> switch (armOf(unit)) {
                case INFANTRY, SKIRMISHERS -> Weapon.MUSKET;
                case ARTILLERY -> Weapon.CANNON;
                case CAVALRY, WALL, BUILDING -> null;
            });

    static final Field<Formation> FORMATION = Field.choice("formation", Formation.class)
            .byDefault(unit -> ARM.is(unit, ARTILLERY) ? Formation.UNLIMBERED : Formation.LINE)
            .only(TROOPS);
    static final Field<Boolean> HORSE = Field.flag("horse").only(ARM.is(ARTILLERY));
    static final Field<Boolean> IRREGULAR = Field.flag("irregular");
    static final Field<Boolean> GRENADIERS = Field.flag("grenadiers");
    static final Field<British> BRITISH =
            Field.choice("british", British.class).byDefault(British.NONE).only(ARM.is(CAVALRY));
    static final Field<String> PARENT = Field.unit("parent").ofFriends();
    static final Field<String> BRIGADE = Field.word("brigade");
    /** Stands that are out as skirmishers: they neither shoot nor fight in the ranks (P12). */
    static final Field<Integer> LIGHT = Field.whole("light", 0, 40)
            .derivedFrom("its skirmishers that are out")
            .only(ARM.is(INFANTRY));

    static final Field<Cover> COVER = Field.choice("cover", Cover.class).byDefault(Cover.NONE);

    static final Field<Integer> PIPS =
            Field.whole("pips", 0, 6).byDefault(0).only(unit -> isTroops(unit) && !ARM.is(unit, ARTILLERY));
    static final Field<Integer> MARKERS = Field.whole("markers", 0, 99).byDefault(0);
    /** Casualties of this turn, for the heavy casualties test. */
    static final Field<Integer> SUFFERED =
            Field.whole("suffered", 0, 99).byDefault(0).untilTurnEnds();

    /** Hits on a wall towards its next breach. */
    static final Field<Integer> HITS = Field.whole("hits", 0, 1).byDefault(0).only(ARM.is(WALL));

    static final Field<Integer> BREACHED =
            Field.whole("breached", 0, 40).byDefault(0).only(ARM.is(WALL));
    static final Field<Boolean> BURNING = Field.flag("burning").only(ARM.is(BUILDING));

    static final Field<Officer> RANK = Field.choice(Unit.RANK, List.of(Officer.BRIGADIER, Officer.COMMANDER))
            .byDefault(Officer.BRIGADIER);

    static final Field<State> STATE = Field.choice(Unit.STATE, State.class).byDefault(State.READY);
    static final Field<String> PURSUING = Field.unit("pursuing").ofEnemies();
    /** The enemy that has joined a fight against it from the rear. */
    static final Field<String> REAR = Field.unit("rear").ofEnemies().hidden();

    /** The enemy of an undecided fight that it began. Only exports have it; a game in play has the due items. */
    static final Field<String> UNDECIDED =
            Field.unit("undecided").ofEnemies().untilTurnEnds().hidden();
    /** Whether that fight is the duel of a breach. */
    static final Field<Boolean> DUEL = Field.flag("duel").untilTurnEnds().hidden();
    /** Whether it charged into that fight. */
    static final Field<Boolean> CHARGED_IN =
            Field.flag("charged-in").untilTurnEnds().hidden();

    static final Field<Boolean> GLORY_USED = Field.flag("glory-used");
    static final Field<Boolean> CHARGE_USED = Field.flag("charge-used").trace();
    /** Close-order infantry may fire and move in one turn only the first time that it fires. */
    static final Field<Boolean> FIRED = Field.flag("fired").hidden();

    static final Field<Boolean> FIRED_NOW =
            Field.flag("fired-now").untilTurnEnds().trace();
    /** Number of its stands that have fired this turn: each has one throw (125). */
    static final Field<Integer> STANDS_FIRED =
            Field.whole("stands-fired", 0, 99).untilTurnEnds().hidden();

    static final Field<Boolean> FIRST_FIRE =
            Field.flag("first-fire").untilTurnEnds().hidden();
    static final Field<Boolean> UNDER_FIRE = Field.flag("under-fire").untilTurnEnds();
    static final Field<Boolean> FOUGHT = Field.flag("fought").untilTurnEnds();
    static final Field<Boolean> ROUTED = Field.flag("routed").untilTurnEnds();
    /** Whether the unit broke this turn and was not routing before. */
    static final Field<Boolean> ROUT_BEGAN =
            Field.flag("rout-began").untilTurnEnds().hidden();
    /** Cavalry has taken this turn's stands from it already. */
    static final Field<Boolean> RIDDEN_DOWN =
            Field.flag("ridden-down").untilTurnEnds().hidden();

    static final Field<Boolean> TESTED_FRIENDS = Field.flag("tested-friends").untilTurnEnds();
    static final Field<Boolean> TESTED_HEAVY = Field.flag("tested-heavy").untilTurnEnds();
    static final Field<Boolean> MOVED_LAST = Field.flag("moved-last").hidden();
    /** Glory gives one move more. */
    static final Field<Boolean> EXTRA_MOVE = Field.flag("extra-move").untilTurnEnds();

    static final Field<Boolean> CANNOT_MOVE = Field.flag("cannot-move").untilTurnEnds();

    /** Whether the unit must fire on the firing card of its side in turn {@link #MUST_FIRE_ON}. */
    static final Field<Boolean> MUST_FIRE = Field.flag("must-fire");

    static final Field<Integer> MUST_FIRE_ON = Field.turn("must-fire-on").hidden();
    /** Whether the unit misses its move on its card of turn {@link #MISSES_MOVE_ON}. */
    static final Field<Boolean> MISSES_MOVE = Field.flag("misses-move");

    static final Field<Integer> MISSES_MOVE_ON = Field.turn("misses-move-on").hidden();

    /** How often this turn a test sent it back: a fight that it was to have is over (P100, P170). */
    static final Field<Integer> GAVE_WAY =
            Field.whole("gave-way", 0, 99).untilTurnEnds().hidden();
    /** How often this turn a fight sent it back: other fights of the same phase are still thrown. */
    static final Field<Integer> BEATEN =
            Field.whole("beaten", 0, 99).untilTurnEnds().hidden();

    private PaperboysFields() {}

    /** All fields, in the order in which they are shown. */
    static Fields all() {
        return Fields.builder()
                .units(ARM, QUALITY, STANDS, START, RANKS, WEAPON, FORMATION, HORSE, IRREGULAR, GRENADIERS, BRITISH)
                .units(PARENT, LIGHT, COVER, PIPS, MARKERS, SUFFERED, HITS, BREACHED, BURNING)
                .officers(RANK)
                .both(BRIGADE)
                .officers(WITH)
                .units(STATE)
                .officers(OFFICER_STATE)
                .both(WHY)
                .units(
                        PURSUING,
                        REAR,
                        UNDECIDED,
                        DUEL,
                        CHARGED_IN,
                        GLORY_USED,
                        CHARGE_USED,
                        FIRED,
                        FIRED_NOW,
                        STANDS_FIRED,
                        FIRST_FIRE)
                .units(UNDER_FIRE, FOUGHT)
                .units(ROUTED, ROUT_BEGAN, RIDDEN_DOWN, TESTED_FRIENDS, TESTED_HEAVY)
                .both(MOVED)
                .units(MOVED_LAST, EXTRA_MOVE, CANNOT_MOVE, MUST_FIRE, MUST_FIRE_ON, MISSES_MOVE, MISSES_MOVE_ON)
                .units(GAVE_WAY, BEATEN)
                .build();
    }

    private static Arm armOf(Unit unit) {
        Arm arm = ARM.of(unit);
        return arm == null ? INFANTRY : arm;
    }

    /** Whether it is no officer and no structure. */
    static boolean isTroops(Unit unit) {
        return !unit.isOfficer() && !isStructure(unit);
    }

    static boolean isStructure(Unit unit) {
        return ARM.is(unit, WALL, BUILDING);
    }

    /** Guns are limbered or unlimbered and nothing else is; only infantry forms square, and only skirmishers join a parent. */
    static Optional<String> impossible(Unit unit) {
        Arm arm = ARM.of(unit);
        Formation formation = FORMATION.of(unit);
        if (unit.isOfficer() || arm == null || formation == null) {
            return Optional.empty();
        }
        String why = impossible(unit, arm, formation);
        return why.isEmpty() ? Optional.empty() : Optional.of(unit.name() + " is " + arm.word() + ": " + why);
    }

    private static String impossible(Unit unit, Arm arm, Formation formation) {
        boolean ofGuns = formation == Formation.LIMBERED || formation == Formation.UNLIMBERED;
        if (ofGuns != (arm == ARTILLERY)) {
            return ofGuns ? "only guns are limbered or unlimbered" : "guns are limbered or unlimbered";
        }
        if (formation == Formation.SQUARE && arm != INFANTRY) {
            return "only infantry forms square";
        }
        return STATE.is(unit, State.JOINED) && arm != SKIRMISHERS ? "only skirmishers are with a parent unit" : "";
    }

    /** Whether it moves on the third card of its side, with the cavalry. */
    static boolean isMounted(Unit unit) {
        return ARM.is(unit, CAVALRY) || HORSE.isSet(unit);
    }

    /** Stands in the ranks: those that can shoot and fight. */
    static int inRanks(Unit unit) {
        return Math.max(0, STANDS.number(unit) - LIGHT.number(unit));
    }
}
