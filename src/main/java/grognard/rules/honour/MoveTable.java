package grognard.rules.honour;

import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;
import grognard.rules.Words;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.Arrays;
import java.util.Optional;

/** The numbers of movement: what each unit may do, how far, and what it costs. */
final class MoveTable {

    /** Something that lengthens a move or takes the place of it. */
    enum Allowance {
        MARCH_COLUMN,
        CHARGE,
        ROAD,
        RESERVE;

        private final Column<Optional<Integer>> column = Column.of(Words.of(this), Cell.optional(Cell.whole(0, 99)));

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Something that costs a part of the move. */
    enum Deduction {
        FLANK,
        CHANGE,
        DIFFICULT,
        LIMBER,
        MOUNT,
        RIVER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    /** Moves that are the same for every unit that can make them. */
    enum Special {
        ASSAULT_COLUMN,
        MANHANDLE,
        ODD_FORMATION_AT_MOST;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    private static final String[] UNITS =
            Arrays.stream(UnitType.values()).map(UnitType::toString).toArray(String[]::new);
    private static final Column<Integer> MOVE = Column.whole("move", 0, 99);
    private static final Column<Fraction> LOST = Column.of("lost", Fraction.CELL);

    static final TableSpec MOVES = TableSpec.named(
                    "moves", "Moves, what is added to them, and reserve moves, in inches")
            .everyKey(Column.code("unit", UNITS))
            .value(MOVE)
            .value(Allowance.MARCH_COLUMN.column)
            .value(Allowance.CHARGE.column)
            .value(Allowance.ROAD.column)
            .value(Allowance.RESERVE.column);
    static final TableSpec DEDUCTIONS = TableSpec.named("move-deductions", "The part of the move that is lost")
            .everyKey(Column.code(
                    "deduction",
                    Arrays.stream(Deduction.values()).map(Deduction::toString).toArray(String[]::new)))
            .key(Column.code("unit", UNITS))
            .value(LOST);
    static final KeyedNumbers<Special> SPECIAL =
            new KeyedNumbers<>("special-moves", "Special moves, in inches", "move", Special.class);

    private MoveTable() {}

    static int move(UnitType unit, Tables tables) {
        return tables.get(MOVES).row(unit).get(MOVE);
    }

    /** The inches, if the unit has that allowance at all. */
    static Optional<Integer> allowance(Allowance allowance, UnitType unit, Tables tables) {
        return tables.get(MOVES).row(unit).get(allowance.column);
    }

    /** The part of the move that is lost, if the unit can do such a thing at all. */
    static Optional<Fraction> lost(Deduction deduction, UnitType unit, Tables tables) {
        return tables.get(DEDUCTIONS).find(deduction, unit).map((Row row) -> row.get(LOST));
    }
}
