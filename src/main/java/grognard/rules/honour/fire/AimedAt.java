package grognard.rules.honour.fire;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A unit that a shot is aimed at, or that it grazes: all of it that changes the number to hit.
 *
 * @param unseen out of sight in a built-up area
 */
record AimedAt(
        UnitType type, Formation formation, Cover cover, Optional<BigDecimal> range, boolean flank, boolean unseen) {

    private static final Type<UnitType> KIND = new Type.Choice<>(UnitType.TROOPS);

    /** Units that are grazed, in the order of the line of fire. What a row leaves out is formed, open, at the range of the target. */
    static final Parameter<List<List<String>>> GRAZED = Parameter.of(
                    "graze-target",
                    new Type.Rows(List.of("type", "cover", "range", "flank"), 1, KIND),
                    "a unit that is grazed, first reached first; its type is enough")
            .onlyWith(Firer.UNIT, UnitType.GUNS);

    /** Single numbers of grazing fire, in inches. */
    private enum Limit implements Keyword {
        REACH
    }

    static final KeyedNumbers<Limit> LIMITS = new KeyedNumbers<>(
            "graze", "Roundshot grazes on behind the target's front, in inches", "limit", Limit.class);

    /** Reads the rows of {@link #GRAZED} and checks that the shot can reach each of them. */
    static List<AimedAt> grazed(ResolverInput inputs) {
        List<AimedAt> units = new ArrayList<>();
        for (List<String> row : inputs.find(GRAZED).orElse(List.of())) {
            units.add(row(row, GRAZED.option() + " " + (units.size() + 1), inputs));
        }
        return units;
    }

    private static AimedAt row(List<String> row, String where, ResolverInput inputs) {
        UnitType type = KIND.read(where + " type", row.get(0), inputs.tables());
        Cover cover = row.get(1).isEmpty()
                ? Cover.NONE
                : Type.choice(Cover.class).read(where + " cover", row.get(1), inputs.tables());
        Optional<BigDecimal> range = inputs.find(Firer.RANGE);
        if (!row.get(2).isEmpty()) {
            BigDecimal distance = Firer.RANGE.type().read(where + " range", row.get(2), inputs.tables());
            Firer.checkGrazed(distance, LIMITS.of(Limit.REACH, inputs), where + " range", inputs);
            range = Optional.of(distance);
        }
        if (!row.get(3).isEmpty() && !row.get(3).equals(Firer.FLANK.name())) {
            throw BadInput.value(where + " flank", row.get(3), "the word flank, or nothing");
        }
        return new AimedAt(type, Formation.LINE, cover, range, !row.get(3).isEmpty(), false);
    }

    /** A further unit of which nothing is known: formed infantry in the open, at the range of the target. */
    static AimedAt unknown(ResolverInput inputs) {
        return new AimedAt(UnitType.FORMED, Formation.LINE, Cover.NONE, inputs.find(Firer.RANGE), false, false);
    }
}
