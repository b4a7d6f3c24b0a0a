package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.math.BigDecimal;

/** The height of the figures in millimetres, which scales all movement; ranges are not scaled. */
public enum FigureScale implements Keyword {
    MM_25("25"),
    MM_15("15"),
    MM_10("10"),
    MM_5("5");

    private static final Column<BigDecimal> FACTOR = Column.of("factor", Cell.decimal(2));
    public static final TableSpec TABLE = TableSpec.named("figure-scales", "Moves by the height of the figures in mm")
            .everyKey(Column.code("figure-scale", values()))
            .value(FACTOR);

    private final String word;

    FigureScale(String word) {
        this.word = word;
    }

    public static Parameter<FigureScale> parameter() {
        return Parameter.choice("figure-scale", FigureScale.class, "height of the figures in mm")
                .orElse(MM_15);
    }

    /** A distance of the chart on a table with such figures. */
    public BigDecimal inches(BigDecimal charted, ResolverInput inputs) {
        return charted.multiply(factor(inputs));
    }

    /** As above, with a line in the working unless the factor is 1. */
    public BigDecimal inches(String side, BigDecimal charted, Working working) {
        BigDecimal factor = factor(working);
        if (factor.compareTo(BigDecimal.ONE) != 0) {
            working.line(side, "times", factor, words());
        }
        return charted.multiply(factor);
    }

    public BigDecimal factor(ResolverInput inputs) {
        return inputs.table(TABLE).row(this).get(FACTOR);
    }

    public String words() {
        return word + " mm figures";
    }

    @Override
    public String word() {
        return word;
    }
}
