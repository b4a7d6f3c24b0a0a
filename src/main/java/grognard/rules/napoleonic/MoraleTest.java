package grognard.rules.napoleonic;

import grognard.dice.Dice;
import grognard.input.BadInput;
import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.List;

/** A number held against a troop's morale value, as rallying and keeping control both ask for. */
final class MoraleTest {

    private static final Parameter<String> TROOP =
            Parameter.of("troop", Armies.NAMES, "the troop, whose morale value is taken");
    private static final Parameter<BigDecimal> MORALE =
            Parameter.decimal("morale", "0.001", "0.999", 3, "its morale value, in place of --troop");
    private static final Parameter<General> GENERAL = General.parameter();

    static final List<Parameter<?>> PARAMETERS = List.of(TROOP, MORALE, GENERAL, RandomNumber.ROLL);

    private MoraleTest() {}

    static TableSpec[] tables() {
        return new TableSpec[] {Armies.TABLE, TextNumber.TABLE};
    }

    static void check(Situation situation) {
        boolean troop = situation.given(TROOP);
        if (troop && situation.given(MORALE)) {
            throw new BadInput("--troop with --morale: expected only one of them");
        }
        if (!troop && !situation.given(MORALE)) {
            throw new BadInput("--troop or --morale is missing: expected a troop listed in " + Armies.TABLE.file()
                    + ", or its morale value from 0.001 to 0.999");
        }
    }

    /** Whether the number, with what a general lends to it, reaches the morale value. */
    static boolean passed(String purpose, Tables tables, Situation situation, Dice dice, Audit audit) {
        BigDecimal needed = situation
                .find(TROOP)
                .map(troop -> Armies.of(troop, tables).get(Armies.MORALE))
                .orElseGet(() -> situation.get(MORALE));
        String read = situation
                .find(TROOP)
                .map(troop -> "row " + troop + ", column morale")
                .orElse("");
        audit.line("unit", "morale value", needed, read);
        General general = situation.get(GENERAL);
        BigDecimal number = RandomNumber.of(purpose, "unit", situation, dice, audit)
                .add(general.toString(), general.bonus(tables))
                .total();
        audit.number("needed", needed);
        return number.compareTo(needed) >= 0;
    }
}
