package grognard.rules.honour.movement;

import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.honour.unit.Fraction;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.Optional;

/** Tables of movement: distances, allowances and deductions of each type of unit. */
final class MoveTable {

    /** Something that lengthens a move or takes the place of it. */
    enum Allowance implements Keyword {
        MARCH_COLUMN,
        CHARGE,
        ROAD,
        RESERVE;

        Column<Optional<Integer>> column() {
            return switch (this) {
                case MARCH_COLUMN -> ADDED_IN_MARCH_COLUMN;
                case CHARGE -> ADDED_IN_A_CHARGE;
                case ROAD -> ADDED_ON_A_ROAD;
                case RESERVE -> RESERVE_MOVE;
            };
        }
    }

    /** Something that costs a part of the move. */
    enum Deduction implements Keyword {
        FLANK,
        CHANGE,
        DIFFICULT,
        LIMBER,
        MOUNT,
        RIVER
    }

    /** Moves that are the same for every unit that can make them. */
    enum Special implements Keyword {
        ASSAULT_COLUMN,
        MANHANDLE,
        ODD_FORMATION_AT_MOST
    }

    private static final UnitType[] UNITS = UnitType.values();
    private static final Cell<Optional<Integer>> PERHAPS = Cell.optional(Cell.whole(0, 99));
    private static final Column<Optional<Integer>> ADDED_IN_MARCH_COLUMN = Column.of("march-column", PERHAPS);
    private static final Column<Optional<Integer>> ADDED_IN_A_CHARGE = Column.of("charge", PERHAPS);
    private static final Column<Optional<Integer>> ADDED_ON_A_ROAD = Column.of("road", PERHAPS);
    private static final Column<Optional<Integer>> RESERVE_MOVE = Column.of("reserve", PERHAPS);
    private static final Column<Integer> MOVE = Column.whole("move", 0, 99);
    private static final Column<Fraction> LOST = Column.of("lost", Fraction.CELL);

    static final TableSpec MOVES = TableSpec.named(
                    "moves", "Moves, what is added to them, and reserve moves, in inches")
            .everyKey(Column.code("unit", UNITS))
            .values(MOVE, ADDED_IN_MARCH_COLUMN, ADDED_IN_A_CHARGE, ADDED_ON_A_ROAD, RESERVE_MOVE);
    static final TableSpec DEDUCTIONS = TableSpec.named("move-deductions", "The part of the move that is lost")
            .everyKey(Column.code("deduction", Deduction.values()))
            .key(Column.code("unit", UNITS))
            .value(LOST);
    static final KeyedNumbers<Special> SPECIAL =
            new KeyedNumbers<>("special-moves", "Special moves, in inches", "move", Special.class);

    private MoveTable() {}

    static int move(UnitType unit, ResolverInput inputs) {
        return inputs.table(MOVES).row(unit).get(MOVE);
    }

    /** The inches, if the unit has that allowance at all. */
    static Optional<Integer> allowance(Allowance allowance, UnitType unit, ResolverInput inputs) {
        return inputs.table(MOVES).row(unit).get(allowance.column());
    }

    /** The part of the move that is lost, if the unit can do such a thing at all. */
    static Optional<Fraction> lost(Deduction deduction, UnitType unit, ResolverInput inputs) {
        return inputs.table(DEDUCTIONS).find(deduction, unit).map((Row row) -> row.get(LOST));
    }
}
