package grognard.rules.honour.movement;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.movement.MoveTable.Allowance;
import grognard.rules.honour.movement.MoveTable.Deduction;
import grognard.rules.honour.movement.MoveTable.Special;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Fraction;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How far may a unit move? The basic or reserve move, what is added for column, charge or road, less the one largest
 * deduction, in the scale of the figures.
 */
public final class Moves extends AbstractResolver {

    private static final Parameter<UnitType> UNIT =
            Parameter.choice("unit", UnitType.class, "what moves").alias("type").required();
    private static final Parameter<Formation> FORMATION = Formation.parameter();
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Boolean> RESERVE = Parameter.flag(
            "reserve", "a reserve move: more than 18 inches from all enemies, in command, in column or limbered");
    private static final Parameter<Boolean> MANHANDLE = Parameter.flag("manhandle", "guns moved by their crews")
            .onlyWith(UNIT, UnitType.GUNS)
            .notWith(RESERVE);
    private static final Parameter<Boolean> UNLIMBERED = Parameter.flag(
                    "unlimbered", "guns: unlimbered, so that the crews push them unless they limber")
            .onlyWith(UNIT, UnitType.GUNS);
    private static final Parameter<Boolean> WEAKENED =
            Parameter.flag("weakened", "the unit is weakened").onlyWith(UNIT, UnitType.TROOPS);
    private static final Parameter<Boolean> HELD = Parameter.flag(
                    "out-of-command", "the unit is out of command and has not passed its roll")
            .onlyWith(UNIT, UnitType.TROOPS)
            .notWith(RESERVE);
    private static final Parameter<Boolean> CHARGE = Parameter.flag("charge", "a charge, without firing")
            .notWith(RESERVE)
            .notWith(HELD);
    private static final Parameter<Boolean> ROAD = Parameter.flag("road", "limbered guns and wagons: along a road")
            .notWith(RESERVE)
            .notWith(MANHANDLE);
    private static final Parameter<Boolean> FLANK =
            Parameter.flag("flank", "to the flank or rear, or a wheel to the rear");
    private static final Parameter<Boolean> CHANGE = Parameter.flag("change", "a formation change or about face");
    private static final Parameter<Boolean> DIFFICULT =
            Parameter.flag("difficult", "through difficult ground or over an obstacle");
    private static final Parameter<Boolean> LIMBER =
            Parameter.flag("limber", "guns: limbering or unlimbering").notWith(MANHANDLE);
    private static final Parameter<Boolean> MOUNT = Parameter.flag("mount", "cavalry: mounting or dismounting");
    private static final Parameter<Boolean> ODD = Parameter.flag("odd", "infantry and cavalry: in an odd formation")
            .onlyWith(UNIT, UnitType.FOOT_AND_HORSE)
            .notWith(RESERVE);
    private static final Parameter<Boolean> RIVER =
            Parameter.flag("river", "out of a river or ford in which it halted last turn");
    private static final Parameter<Scale> SCALE = Scale.parameter();

    private static final Map<Deduction, Parameter<Boolean>> DEDUCTIONS = new EnumMap<>(Map.of(
            Deduction.FLANK, FLANK,
            Deduction.CHANGE, CHANGE,
            Deduction.DIFFICULT, DIFFICULT,
            Deduction.LIMBER, LIMBER,
            Deduction.MOUNT, MOUNT,
            Deduction.RIVER, RIVER));

    /** House rule: what the deduction is taken from where something lengthens the move (PH-13). */
    private enum DeductedFrom implements Keyword {
        SUM,
        BASIC
    }

    private static final HouseKey<DeductedFrom> DEDUCTED_FROM = HouseKey.choice(
            "moves.deduction",
            DeductedFrom.SUM,
            "what a deduction is taken from: the move with all that lengthens it, or the basic move alone",
            "PH-13");

    public static final List<HouseKey<?>> HOUSE = List.of(DEDUCTED_FROM);

    private static final String NO_ADVANCE = " Weakened, it goes no closer to the enemy unless its general leads it.";
    private static final String HELD_BACK = " Out of command, it goes no closer to the enemy.";

    private static final Code MOVES = Code.of("moves", "The unit may move {distance}.");
    private static final Code FIRES_AS_MOVED =
            Code.of("fires-as-moved", "The unit may move {distance}, and fires as moved however short the move.");

    public Moves() {
        super(Description.of("moves", "how far may a unit move?")
                .roles("unit")
                .lookUp()
                .parameters(
                        UNIT,
                        FORMATION,
                        CHARGE,
                        ROAD,
                        FLANK,
                        CHANGE,
                        DIFFICULT,
                        LIMBER,
                        MOUNT,
                        ODD,
                        RIVER,
                        MANHANDLE,
                        RESERVE,
                        UNLIMBERED,
                        WEAKENED,
                        HELD,
                        QUALITY,
                        SCALE)
                .bare(UNIT)
                .codes(MOVES, FIRES_AS_MOVED)
                .tables(MoveTable.MOVES, MoveTable.DEDUCTIONS, MoveTable.SPECIAL, FightingDice.TABLE, Scale.TABLE)
                .rulings("PH-5", "PH-13")
                .examples(
                        "--unit heavy-cavalry --charge --difficult",
                        "--unit formed --flank --difficult",
                        "--unit light-artillery --reserve",
                        "--unit formed --formation march-column --scale 15mm")
                .notes(
                        "What is added comes first, then the one largest deduction. Two deductions, or any move of guns by"
                                + " hand: the unit fires as moved.",
                        "Inferior units other than light infantry throw for their drill after a formation change, a move"
                                + " to the flank or rear, or a move in an odd formation.",
                        "Option: low hills bar sight and nothing else; they are no difficult ground.",
                        "Wheels to the front are free, on a front corner. Pivots up to 45 degrees, with no other movement"
                                + " and never by inferior units.",
                        "No flank moves or formation changes within 6 inches of an enemy's front, except by light"
                                + " infantry.",
                        "A river: halt in the middle in the first turn, then go on at half rate.",
                        "Guns cannot fire in the turn in which they unlimber. Guns and wagons do not pass a marsh; cavalry"
                                + " passes a built-up area in march column.",
                        "Interpenetration puts 1 hit on the unit nearer to the enemy, unless one of the two is light"
                                + " infantry or guns; who has passed through fires as moved.",
                        "Evading: with the usual deductions, facing the enemy, or without them, facing away, for 1 hit"
                                + " (horse guns always so); cavalry and horse guns put 1 hit on a friend they pass through.")
                .source("Turn phase 2: Movement; Rule options: assault columns"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        UnitType unit = inputs.get(UNIT);
        FightingDice.checkFormation(unit, FORMATION, inputs);
        inputs.refuseIf(
                inputs.has(WEAKENED) && inputs.has(CHARGE),
                CHARGE,
                "it not with --weakened, a weakened unit never charges");
        for (Parameter<Boolean> limbered : List.of(ROAD, RESERVE)) {
            inputs.refuseIf(
                    inputs.has(limbered) && isPushed(inputs),
                    limbered,
                    "limbered guns, and these are pushed by their crews");
        }
        checkAllowed(CHARGE, Allowance.CHARGE, unit, inputs);
        checkAllowed(ROAD, Allowance.ROAD, unit, inputs);
        checkAllowed(RESERVE, Allowance.RESERVE, unit, inputs);
        Formation formation = Formation.of(FORMATION, inputs);
        boolean column = formation == Formation.MARCH_COLUMN || formation == Formation.ASSAULT_COLUMN;
        inputs.refuseIf(
                inputs.has(RESERVE) && inputs.given(FORMATION) && !column, FORMATION, "a column, with --reserve");
        DEDUCTIONS.forEach((deduction, flag) -> {
            if (inputs.has(flag) && MoveTable.lost(deduction, unit, inputs).isEmpty()) {
                throw inputs.refuse(flag, "it not with --unit " + unit.word());
            }
        });
    }

    private static void checkAllowed(
            Parameter<Boolean> flag, Allowance allowance, UnitType unit, ResolverInput inputs) {
        if (inputs.has(flag) && MoveTable.allowance(allowance, unit, inputs).isEmpty()) {
            throw inputs.refuse(flag, "it not with --unit " + unit.word());
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        UnitType unit = working.get(UNIT);
        Scale scale = working.get(SCALE);
        int basic = working.has(RESERVE) ? reserve(unit, scale, working) : basic(unit, scale, working);
        int inches = working.has(RESERVE) ? basic : withBonuses(basic, unit, working);
        int deducible = working.house(DEDUCTED_FROM) == DeductedFrom.SUM ? inches : basic;

        List<Fraction> deductions = deductions(deducible, unit, working);
        // PH-13: what lengthens the move is added before the one deduction is taken
        working.rulingIf(inches > basic && !deductions.isEmpty(), "PH-13");
        // Of several deductions only the largest counts; that there are two still matters for firing as moved.
        Fraction largest = deductions.stream().max(Fraction::compareTo).orElse(Fraction.NONE);
        Number distance = scale.distance(1, largest.rest().of(deducible).plus(inches - deducible), working);
        if (working.has(ODD)) {
            distance = atMost(MoveTable.SPECIAL.of(Special.ODD_FORMATION_AT_MOST, working), distance, scale, working);
        }
        String text = scale.text(distance, working);
        working.line("unit", "distance", distance, scale.unit(working)).number("distance", distance);
        working.nextIf(isDrillDue(unit, working), Next.of("drill").on("unit"));
        boolean asMoved = deductions.size() > 1 || isPushed(working);
        Code code = asMoved && canFire(unit, working) ? FIRES_AS_MOVED : MOVES;
        return working.outcome(
                code,
                code.text().replace("{distance}", text)
                        + (working.has(HELD) ? HELD_BACK : working.has(WEAKENED) ? NO_ADVANCE : ""));
    }

    /** Whether guns are moved by their crews: by order, or because they stand unlimbered and do not limber. */
    private static boolean isPushed(ResolverInput inputs) {
        return inputs.has(MANHANDLE) || (inputs.has(UNLIMBERED) && !inputs.has(LIMBER));
    }

    /**
     * Whether the unit can fire after the move: not after a reserve move, not guns that were limbered, not troops that
     * end it mounted.
     */
    private static boolean canFire(UnitType unit, ResolverInput inputs) {
        if (inputs.has(RESERVE)) {
            return false;
        }
        boolean changesSaddle = inputs.has(MOUNT);
        return switch (unit.arm()) {
            case FORMED -> true;
            case LIGHT -> !changesSaddle;
            case CAVALRY -> changesSaddle;
            case GUNS -> isPushed(inputs);
            case NONE -> false;
        };
    }

    private static boolean isDrillDue(UnitType unit, ResolverInput inputs) {
        boolean difficult = inputs.has(CHANGE) || inputs.has(FLANK) || inputs.has(ODD);
        return difficult && inputs.get(QUALITY) == Quality.INFERIOR && !unit.isLightInfantry();
    }

    private static int reserve(UnitType unit, Scale scale, Working working) {
        // PH-5: the text lists no reserve move for light guns: they move as field guns do
        working.rulingIf(unit == UnitType.LIGHT_ARTILLERY, "PH-5");
        int inches = MoveTable.allowance(Allowance.RESERVE, unit, working).orElseThrow();
        working.line("unit", "reserve move", scale.distance(inches, working), scale.unit(working));
        return inches;
    }

    private static int basic(UnitType unit, Scale scale, Working working) {
        int inches = isPushed(working)
                ? MoveTable.SPECIAL.of(Special.MANHANDLE, working)
                : Formation.of(FORMATION, working) == Formation.ASSAULT_COLUMN
                        ? MoveTable.SPECIAL.of(Special.ASSAULT_COLUMN, working)
                        : MoveTable.move(unit, working);
        working.line("unit", "move", scale.distance(inches, working), scale.unit(working));
        return inches;
    }

    private static int withBonuses(int inches, UnitType unit, Working working) {
        int total = inches;
        for (Allowance bonus : List.of(Allowance.MARCH_COLUMN, Allowance.CHARGE, Allowance.ROAD)) {
            boolean applies = switch (bonus) {
                case MARCH_COLUMN -> Formation.of(FORMATION, working) == Formation.MARCH_COLUMN;
                case CHARGE -> working.has(CHARGE);
                case ROAD -> working.has(ROAD);
                case RESERVE -> false;
            };
            int more = applies ? MoveTable.allowance(bonus, unit, working).orElse(0) : 0;
            if (more > 0) {
                working.modifier("unit", bonus.word(), working.get(SCALE).distance(more, working));
                total += more;
            }
        }
        return total;
    }

    /** The deductions that cost this unit something; some are free for some types. */
    private static List<Fraction> deductions(int inches, UnitType unit, Working working) {
        List<Fraction> deductions = new ArrayList<>();
        DEDUCTIONS.forEach((deduction, flag) -> {
            Fraction lost = MoveTable.lost(deduction, unit, working).orElse(Fraction.NONE);
            if (working.has(flag) && lost.times() > 0) {
                deductions.add(lost);
                String note = lost + " of the move; only the largest deduction counts";
                working.line(
                        "unit", "less " + deduction.word(), working.get(SCALE).distance(inches, lost, working), note);
            }
        });
        return deductions;
    }

    private static Number atMost(int inches, Number distance, Scale scale, Working working) {
        Number most = scale.distance(inches, working);
        working.line("unit", "odd formation, at most", most);
        return most.doubleValue() < distance.doubleValue() ? most : distance;
    }
}
