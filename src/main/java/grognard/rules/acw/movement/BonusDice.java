package grognard.rules.acw.movement;

import grognard.dice.Die;
import grognard.rules.Parameter;
import grognard.rules.acw.unit.Arm;
import grognard.rules.base.Working;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * The dice of a bonus move.
 *
 * @param halved whether the sum counts half, where the chart gives half a die
 */
public record BonusDice(int count, boolean halved) {

    private static final BigDecimal HALF = new BigDecimal("0.5");
    private static final Cell<Integer> DICE = Cell.whole(1, 9);
    private static final Cell<BonusDice> CELL = Cell.of("a number of dice from 1 to 9, or 1/2", text -> switch (text) {
        case "1/2" -> Optional.of(new BonusDice(1, true));
        default -> DICE.read(text).map(dice -> new BonusDice(dice, false));
    });
    private static final TerrainColumns<BonusDice> COLUMNS = new TerrainColumns<>(CELL);
    public static final TableSpec TABLE = COLUMNS.in(TableSpec.named("bonus-dice", "Dice of a bonus move")
            .everyKey(Column.code("arm", Arm.INFANTRY.word(), Arm.CAVALRY.word())));

    /** The dice of the arm; the chart gives dismounted cavalry none, and it throws those of infantry. */
    public static BonusDice of(Arm arm, boolean dismounted, Terrain terrain, Working working) {
        // AC-19: the chart has no bonus dice for dismounted cavalry: it throws those of infantry
        working.rulingIf(dismounted, "AC-19");
        return COLUMNS.get(working.table(TABLE).row(dismounted ? Arm.INFANTRY : arm), terrain);
    }

    public static Parameter<Boolean> dismounted(Parameter<Arm> arm) {
        return Parameter.flag("dismounted", "cavalry on foot, which runs as infantry does")
                .onlyWith(arm, Arm.CAVALRY);
    }

    /** Throws them and returns the distance in inches of the chart. */
    public BigDecimal thrown(String purpose, Working working) {
        BigDecimal sum = BigDecimal.valueOf(working.dice().sum(purpose, count, Die.D6));
        // AC-35: half a die is one die halved
        working.rulingIf(halved, "AC-35");
        return halved ? sum.multiply(HALF) : sum;
    }

    /** The number of dice for the working. */
    public String words() {
        return halved ? "half a die" : count == 1 ? "1 die" : count + " dice";
    }
}
