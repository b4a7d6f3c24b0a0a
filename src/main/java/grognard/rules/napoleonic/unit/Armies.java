package grognard.rules.napoleonic.unit;

import grognard.input.DecimalNumber;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableConstraint;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The national armies: every troop with its points, morale value and distances. */
public final class Armies {

    public static final Column<String> TROOP = Column.text("troop");
    public static final Column<String> ARM = Column.code("arm", "infantry", "cavalry", "artillery");
    /** Kind of troop, free text; of a battery, foot or horse chooses its rows of the artillery table. */
    public static final Column<String> KIND = Column.text("kind");

    public static final Column<Optional<BigDecimal>> ATTACK = points("attack");
    public static final Column<Optional<BigDecimal>> ATTACK_DISRUPTED = points("attack-disrupted");
    public static final Column<Optional<BigDecimal>> DEFENCE = points("defence");
    public static final Column<Optional<BigDecimal>> DEFENCE_DISRUPTED = points("defence-disrupted");
    public static final Column<BigDecimal> MORALE = Column.of(
            "morale",
            Cell.of(
                    "a number from 0.000 to 1.000 with at most 3 decimals",
                    text -> DecimalNumber.in(text, 3).filter(value -> value.compareTo(BigDecimal.ONE) <= 0)));
    public static final Column<Integer> MOVE = millimetres("move");
    public static final Column<Integer> DIFFICULT = millimetres("difficult");
    public static final Column<Integer> ROAD = millimetres("road");
    public static final Column<Integer> CHARGE = millimetres("charge");
    public static final Column<Optional<String>> FIRST_CONTACT = Column.of("first-contact", Cell.optional(Cell.text()));

    private static final List<String> BATTERIES = List.of("foot", "horse");

    private static final List<Column<Optional<BigDecimal>>> POINTS =
            List.of(ATTACK, ATTACK_DISRUPTED, DEFENCE, DEFENCE_DISRUPTED);

    public static final TableSpec TABLE = TableSpec.named("armies", "The national armies; distances in mm")
            .key(TROOP)
            .values(
                    Column.text("book"),
                    Column.text("nation"),
                    ARM,
                    KIND,
                    ATTACK,
                    ATTACK_DISRUPTED,
                    DEFENCE,
                    DEFENCE_DISRUPTED,
                    MORALE,
                    MOVE,
                    DIFFICULT,
                    ROAD,
                    CHARGE,
                    millimetres("range"),
                    FIRST_CONTACT)
            .meaning("troop", "what players type for it, each name once")
            .meaning("book", "the table of the printed rules that it stands in")
            .meaning(
                    "kind",
                    "guard, line, heavy and the like, for the reader; a battery's is foot or horse, as in artillery.csv")
            .meaning("attack", "strength points of a base that attacks in order; empty for a battery")
            .meaning("attack-disrupted", "the same disrupted")
            .meaning("defence", "strength points of a base that is attacked in order; empty for a battery")
            .meaning("defence-disrupted", "the same disrupted, or in square")
            .meaning("morale", "the random number needed to rally and to be in hand")
            .meaning("move", "mm in the open")
            .meaning("difficult", "mm over hills, woods and streams")
            .meaning("road", "mm on a road")
            .meaning("charge", "mm charging or routing")
            .meaning("range", "mm within which it fights; 0 for contact")
            .meaning("first-contact", "the troop whose points it has in the first move of contact, for lances")
            .constraint(Armies::onlyBatteriesHaveNoPoints)
            .constraint(Armies::batteriesAreFootOrHorse)
            .constraint(Armies::lancersBorrowFromTroopsThatAttack)
            .constraint(Armies::ridersAreNoTroops);

    /** Generals and messengers, who have no row here: they ride equally far over every ground. */
    public static final List<String> RIDERS = List.of("general", "messenger");

    /** Name of a troop as players type it. */
    public static final Type.Name NAMES = new Type.Name(TABLE, TROOP);

    private Armies() {}

    private static Column<Optional<BigDecimal>> points(String name) {
        return Column.of(name, Cell.optional(Amounts.aboveZero(1)));
    }

    private static Column<Integer> millimetres(String name) {
        return Column.whole(name, 0, 9999);
    }

    public static Row of(String troop, ResolverInput inputs) {
        return inputs.table(TABLE).row(troop);
    }

    public static boolean isArm(Row troop, Arm arm) {
        return troop.get(ARM).equals(arm.word());
    }

    public static Arm arm(Row troop) {
        return Arrays.stream(Arm.values())
                .filter(arm -> isArm(troop, arm))
                .findFirst()
                .orElseThrow();
    }

    private static void onlyBatteriesHaveNoPoints(List<Row> rows, TableConstraint.Violations violations) {
        for (Row row : rows) {
            boolean battery = isArm(row, Arm.ARTILLERY);
            for (Column<Optional<BigDecimal>> column : POINTS) {
                if (row.get(column).isPresent() == battery) {
                    String found = battery ? "points for a battery" : "no points";
                    violations.at(row, column, found + ": expected " + (battery ? "an empty cell" : "a number"));
                }
            }
        }
    }

    /** A game finds the rows of the artillery table by it. */
    private static void batteriesAreFootOrHorse(List<Row> rows, TableConstraint.Violations violations) {
        for (Row row : rows) {
            if (isArm(row, Arm.ARTILLERY) && !BATTERIES.contains(row.get(KIND))) {
                violations.at(
                        row, KIND, row.get(KIND) + ": expected " + String.join(" or ", BATTERIES) + " for a battery");
            }
        }
    }

    private static void lancersBorrowFromTroopsThatAttack(List<Row> rows, TableConstraint.Violations violations) {
        Set<String> attackers = rows.stream()
                .filter(row -> row.get(ATTACK).isPresent())
                .map(row -> row.key(TROOP))
                .collect(Collectors.toSet());
        for (Row row : rows) {
            row.get(FIRST_CONTACT)
                    .filter(troop -> !attackers.contains(troop))
                    .ifPresent(troop -> violations.at(
                            row,
                            FIRST_CONTACT,
                            troop + ": expected a troop of this table that can attack, or nothing"));
        }
    }

    private static void ridersAreNoTroops(List<Row> rows, TableConstraint.Violations violations) {
        for (Row row : rows) {
            if (RIDERS.contains(row.key(TROOP))) {
                violations.at(row, TROOP, row.key(TROOP) + ": expected another name, riders have no row here");
            }
        }
    }
}
