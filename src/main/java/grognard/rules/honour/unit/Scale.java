package grognard.rules.honour.unit;

import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** The size of the figures, which scales every distance of the rules. */
public enum Scale implements Keyword {
    LARGE("25mm"),
    MIDDLE("15mm"),
    SMALL("6mm");

    private static final Column<Fraction> AN_INCH = Column.of("an-inch", Fraction.CELL);
    private static final Column<String> UNIT = Column.code("unit", "inches", "cm");

    public static final TableSpec TABLE = TableSpec.named(
                    "scales", "What an inch of the rules is for each size of figures")
            .everyKey(Column.code("scale", values()))
            .values(AN_INCH, UNIT);

    private final String figures;

    Scale(String figures) {
        this.figures = figures;
    }

    public static Parameter<Scale> parameter() {
        return Parameter.choice(
                        "scale",
                        Scale.class,
                        "size of the figures: 15mm takes two thirds of every distance, 6mm reads inches as cm")
                .orElse(LARGE);
    }

    /** Inches of the rules as a distance on the table, with its unit. */
    public String words(int inches, Tables tables) {
        return text(
                Numbers.plain(distance(inches, tables)),
                tables.get(TABLE).row(this).get(UNIT));
    }

    /** Inches of the rules as a distance on the table, for callers without a situation. */
    public BigDecimal distance(int inches, Tables tables) {
        Fraction inch = tables.get(TABLE).row(this).get(AN_INCH);
        return BigDecimal.valueOf((long) inches * inch.times())
                .divide(BigDecimal.valueOf(inch.over()), 1, RoundingMode.HALF_UP);
    }

    /** Inches of the rules as a distance on the table. */
    public Number distance(int inches, ResolverInput inputs) {
        return distance(inches, Fraction.WHOLE, inputs);
    }

    /** A part of some inches as a distance on the table, rounded half up to one decimal. */
    public Number distance(int inches, Fraction part, ResolverInput inputs) {
        Fraction measured = row(inputs).get(AN_INCH).of(part);
        return Numbers.plain(BigDecimal.valueOf((long) inches * measured.times())
                .divide(BigDecimal.valueOf(measured.over()), 1, RoundingMode.HALF_UP));
    }

    /** The distance with its unit, for people. */
    public String text(Number distance, ResolverInput inputs) {
        return text(distance, unit(inputs));
    }

    private static String text(Number distance, String unit) {
        String number = Numbers.text(distance);
        return number + " " + (number.equals("1") && unit.equals("inches") ? "inch" : unit);
    }

    /** The unit of length, with the factor where it is not one: a note for the working. */
    public String measured(ResolverInput inputs) {
        Fraction inch = row(inputs).get(AN_INCH);
        return unit(inputs) + (inch.compareTo(Fraction.WHOLE) == 0 ? "" : ", " + inch + " of the inches above");
    }

    /** The unit of length: inches or cm. */
    public String unit(ResolverInput inputs) {
        return row(inputs).get(UNIT);
    }

    private Row row(ResolverInput inputs) {
        return inputs.table(TABLE).row(this);
    }

    @Override
    public String word() {
        return figures;
    }
}
