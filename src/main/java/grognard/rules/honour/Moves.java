package grognard.rules.honour;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.honour.MoveTable.Allowance;
import grognard.rules.honour.MoveTable.Deduction;
import grognard.rules.honour.MoveTable.Special;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How far may a unit move? */
public final class Moves implements Resolver {

    private static final Parameter<UnitType> UNIT =
            Parameter.choice("unit", UnitType.class, "what moves").required();
    private static final Parameter<Formation> FORMATION = Formation.parameter();
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Boolean> RESERVE = Parameter.flag(
            "reserve", "a reserve move: more than 18 inches from all enemies, in command, in column or limbered");
    private static final Parameter<Boolean> MANHANDLE = Parameter.flag("manhandle", "guns moved by their crews")
            .onlyWith(UNIT, UnitType.GUNS)
            .notWith(RESERVE);
    private static final Parameter<Boolean> CHARGE =
            Parameter.flag("charge", "a charge, without firing").notWith(RESERVE);
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

    private static final Code MOVES = Code.of("moves", "The unit may move {distance}.");
    private static final Code FIRES_AS_MOVED =
            Code.of("fires-as-moved", "The unit may move {distance}, and fires as moved however short the move.");

    private static final Description DESCRIPTION = Description.of("moves", "how far may a unit move?")
            .parameters(
                    UNIT, FORMATION, CHARGE, ROAD, FLANK, CHANGE, DIFFICULT, LIMBER, MOUNT, ODD, RIVER, MANHANDLE,
                    RESERVE, QUALITY, SCALE)
            .codes(MOVES, FIRES_AS_MOVED)
            .tables(MoveTable.MOVES, MoveTable.DEDUCTIONS, MoveTable.SPECIAL.spec(), FightingDice.TABLE, Scale.TABLE)
            .rulings("PH-5", "PH-13")
            .examples(
                    "--unit heavy-cavalry --charge --difficult",
                    "--unit formed --flank --difficult",
                    "--unit light-artillery --reserve",
                    "--unit formed --formation march-column --scale 15mm")
            .notes(
                    "What is added comes first, then the one largest deduction. Two deductions, or any move of guns by hand: the"
                            + " unit fires as moved.",
                    "Inferior units other than light infantry throw for their drill after a formation change, a move to the"
                            + " flank or rear, or a move in an odd formation.",
                    "Option: low hills bar sight and nothing else; they are no difficult ground.",
                    "Wheels to the front are free, on a front corner. Pivots up to 45 degrees, with no other movement and"
                            + " never by inferior units.",
                    "No flank moves or formation changes within 6 inches of an enemy's front, except by light infantry.",
                    "A river: halt in the middle in the first turn, then go on at half rate.",
                    "Guns cannot fire in the turn in which they unlimber. Guns and wagons do not pass a marsh; cavalry"
                            + " passes a built-up area in march column.",
                    "Interpenetration puts 1 hit on the unit nearer to the enemy, unless one of the two is light infantry or"
                            + " guns; who has passed through fires as moved.",
                    "Evading: with the usual deductions, facing the enemy, or without them, facing away, for 1 hit (horse"
                            + " guns always so); cavalry and horse guns put 1 hit on a friend they pass through.")
            .source("Turn phase 2: Movement; Rule options: assault columns");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        UnitType unit = situation.get(UNIT);
        FightingDice.checkFormation(unit, FORMATION, tables, situation);
        checkAllowed(CHARGE, Allowance.CHARGE, unit, tables, situation);
        checkAllowed(ROAD, Allowance.ROAD, unit, tables, situation);
        checkAllowed(RESERVE, Allowance.RESERVE, unit, tables, situation);
        Formation formation = Formation.of(FORMATION, situation);
        boolean column = formation == Formation.MARCH_COLUMN || formation == Formation.ASSAULT_COLUMN;
        if (situation.has(RESERVE) && situation.given(FORMATION) && !column) {
            throw situation.refuse(FORMATION, "a column, with --reserve");
        }
        DEDUCTIONS.forEach((deduction, flag) -> {
            if (situation.has(flag) && MoveTable.lost(deduction, unit, tables).isEmpty()) {
                throw situation.refuse(flag, "it not with --unit " + unit);
            }
        });
    }

    private static void checkAllowed(
            Parameter<Boolean> flag, Allowance allowance, UnitType unit, Tables tables, Situation situation) {
        if (situation.has(flag) && MoveTable.allowance(allowance, unit, tables).isEmpty()) {
            throw situation.refuse(flag, "it not with --unit " + unit);
        }
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        UnitType unit = situation.get(UNIT);
        Scale scale = situation.get(SCALE);
        int basic = situation.has(RESERVE)
                ? reserve(unit, scale, tables, audit)
                : basic(unit, scale, tables, situation, audit);
        int inches = situation.has(RESERVE) ? basic : withBonuses(basic, unit, tables, situation, audit);

        List<Fraction> deductions = deductions(inches, unit, tables, situation, audit);
        if (inches > basic && !deductions.isEmpty()) {
            audit.ruling("PH-13");
        }
        Fraction largest = deductions.stream().max(Fraction::compareTo).orElse(Fraction.NONE);
        Number distance = scale.distance(inches, largest.rest(), tables);
        if (situation.has(ODD)) {
            distance =
                    atMost(MoveTable.SPECIAL.of(Special.ODD_FORMATION_AT_MOST, tables), distance, scale, tables, audit);
        }
        String text = scale.text(distance, tables);
        audit.line("unit", "distance", distance, scale.unit(tables)).number("distance", distance);
        if (isDrillDue(unit, situation)) {
            audit.next(Next.of("drill").on("unit"));
        }
        boolean asMoved = deductions.size() > 1 || situation.has(MANHANDLE);
        Code code = asMoved && canFire(unit, situation) ? FIRES_AS_MOVED : MOVES;
        return audit.outcome(code, code.text().replace("{distance}", text));
    }

    /** After a reserve move nobody fires, nor do guns that were limbered this turn, nor who is mounted at its end. */
    private static boolean canFire(UnitType unit, Situation situation) {
        if (situation.has(RESERVE)) {
            return false;
        }
        boolean changesSaddle = situation.has(MOUNT);
        return switch (unit.arm()) {
            case FORMED -> true;
            case LIGHT -> !changesSaddle;
            case CAVALRY -> changesSaddle;
            case GUNS -> situation.has(MANHANDLE);
            case NONE -> false;
        };
    }

    private static boolean isDrillDue(UnitType unit, Situation situation) {
        boolean difficult = situation.has(CHANGE) || situation.has(FLANK) || situation.has(ODD);
        return difficult && situation.get(QUALITY) == Quality.INFERIOR && !unit.isLightInfantry();
    }

    private static int reserve(UnitType unit, Scale scale, Tables tables, Audit audit) {
        if (unit == UnitType.LIGHT_ARTILLERY) {
            audit.ruling("PH-5");
        }
        int inches = MoveTable.allowance(Allowance.RESERVE, unit, tables).orElseThrow();
        audit.line("unit", "reserve move", scale.distance(inches, tables), scale.unit(tables));
        return inches;
    }

    private static int basic(UnitType unit, Scale scale, Tables tables, Situation situation, Audit audit) {
        int inches = situation.has(MANHANDLE)
                ? MoveTable.SPECIAL.of(Special.MANHANDLE, tables)
                : Formation.of(FORMATION, situation) == Formation.ASSAULT_COLUMN
                        ? MoveTable.SPECIAL.of(Special.ASSAULT_COLUMN, tables)
                        : MoveTable.move(unit, tables);
        audit.line("unit", "move", scale.distance(inches, tables), scale.unit(tables));
        return inches;
    }

    private static int withBonuses(int inches, UnitType unit, Tables tables, Situation situation, Audit audit) {
        int total = inches;
        for (Allowance bonus : List.of(Allowance.MARCH_COLUMN, Allowance.CHARGE, Allowance.ROAD)) {
            boolean applies = switch (bonus) {
                case MARCH_COLUMN -> Formation.of(FORMATION, situation) == Formation.MARCH_COLUMN;
                case CHARGE -> situation.has(CHARGE);
                case ROAD -> situation.has(ROAD);
                case RESERVE -> false;
            };
            int more = applies ? MoveTable.allowance(bonus, unit, tables).orElse(0) : 0;
            if (more > 0) {
                audit.modifier("unit", bonus.toString(), situation.get(SCALE).distance(more, tables));
                total += more;
            }
        }
        return total;
    }

    /** Every part that is lost; those that are free for the unit do not count. */
    private static List<Fraction> deductions(
            int inches, UnitType unit, Tables tables, Situation situation, Audit audit) {
        List<Fraction> deductions = new ArrayList<>();
        DEDUCTIONS.forEach((deduction, flag) -> {
            Fraction lost = MoveTable.lost(deduction, unit, tables).orElse(Fraction.NONE);
            if (situation.has(flag) && lost.times() > 0) {
                deductions.add(lost);
                String note = lost + " of the move; only the largest deduction counts";
                audit.line("unit", "less " + deduction, situation.get(SCALE).distance(inches, lost, tables), note);
            }
        });
        return deductions;
    }

    private static Number atMost(int inches, Number distance, Scale scale, Tables tables, Audit audit) {
        Number most = scale.distance(inches, tables);
        audit.line("unit", "odd formation, at most", most);
        return most.doubleValue() < distance.doubleValue() ? most : distance;
    }
}
