package grognard.rules.napoleonic.combat;

import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Amounts;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.RandomNumber.Found;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableConstraint;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** The columns of odds, and the combat results that stand under them. */
final class OddsColumns {

    private static final Column<String> COLUMN = Column.text("column");
    private static final Column<BigDecimal> ATTACKER = Column.of("attacker", Amounts.aboveZero(3));
    private static final Column<BigDecimal> DEFENDER = Column.of("defender", Amounts.aboveZero(3));
    private static final Column<CombatResult> CODE = CombatResult.column(CombatResult.values());

    static final TableSpec ODDS = TableSpec.named("odds", "Odds, the attacker's strength to the defender's")
            .key(COLUMN)
            .values(ATTACKER, DEFENDER)
            .meaning("column", "its name, which crt.csv uses too")
            .meaning("attacker", "the attacker's part of the ratio; ratios rise from row to row")
            .meaning("defender", "the defender's part")
            .constraint(OddsColumns::ratiosAscend);

    static final TableSpec RESULTS = TableSpec.named("crt", "Combat results by odds and number")
            .key(COLUMN)
            .thousandths("from", "to")
            .value(CODE)
            .meaning("column", "a column of odds.csv; each of them is here")
            .meaning("from", "the modified random number")
            .meaning("code", "Ar, Aw, Ad: attacker routed, retires, disrupted; Dx: exchange; Dd, Dw, Dr: the defender")
            .sameKeysAs(ODDS);

    private OddsColumns() {}

    private static void ratiosAscend(List<Row> rows, TableConstraint.Violations violations) {
        for (int i = 1; i < rows.size(); i++) {
            Row above = rows.get(i - 1);
            if (compare(rows.get(i).get(ATTACKER), rows.get(i).get(DEFENDER), above) <= 0) {
                violations.at(
                        rows.get(i),
                        COLUMN,
                        rows.get(i).key(COLUMN) + ": expected better odds than the " + above.key(COLUMN) + " above it");
            }
        }
    }

    /** Compares the odds of two strengths with a column's. Cross-multiplied, so that nothing is rounded. */
    private static int compare(BigDecimal attacker, BigDecimal defender, Row column) {
        return attacker.multiply(column.get(DEFENDER)).compareTo(defender.multiply(column.get(ATTACKER)));
    }

    /** The name of the column for these strengths after the shifts; beyond either end it is the end column. */
    static String column(BigDecimal attacker, BigDecimal defender, int shift, Working working) {
        List<Row> columns = working.table(ODDS).rows();
        int at = 0;
        while (at + 1 < columns.size() && compare(attacker, defender, columns.get(at + 1)) >= 0) {
            at++;
        }
        int above = compare(attacker, defender, columns.get(at));
        if (above != 0) {
            working.ruling(above > 0 ? "NA-1" : "NA-9");
        }
        working.line(
                "attacker",
                "odds",
                attacker.divide(defender, 2, RoundingMode.HALF_UP),
                "column " + columns.get(at).key(COLUMN));
        int shifted = Math.min(at + shift, columns.size() - 1);
        String column = columns.get(shifted).key(COLUMN);
        if (shift != 0) {
            working.line("attacker", "columns up", shift, "column " + column);
        }
        return column;
    }

    /** Finds the modified number in a column. */
    static Found find(String column, RandomNumber number, ResolverInput inputs) {
        return number.in(inputs.table(RESULTS), column);
    }

    static CombatResult result(Row row) {
        return row.get(CODE);
    }
}
