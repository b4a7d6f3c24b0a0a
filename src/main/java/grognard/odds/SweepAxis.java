package grognard.odds;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A parameter with several values on the line, over which odds are swept: {@code 0..6}, {@code elite,raw},
 * {@code 0..2,6}, or {@code ?} for all of them.
 *
 * @param values each as it would be typed alone, in the order of the sweep, without duplicates
 */
public record SweepAxis(Parameter<?> parameter, List<String> values) {

    /** Largest sweep: more would take long and no screen or spreadsheet shows it usefully. */
    private static final int MAX_CELLS = 10_000;

    /** Rows and columns: a table has no third direction. */
    private static final int MAX_AXES = 2;

    private static final String DOTS = "..";

    /** Stands for all values, to search for those with the wanted odds. */
    private static final String ANY = "?";

    public SweepAxis {
        values = List.copyOf(values);
    }

    /**
     * Finds the parameters with several values, in the order of the description.
     *
     * @param typed values of the line by parameter name
     * @throws BadInput for more than two axes, more than 10,000 cells, or an invalid range
     */
    public static List<SweepAxis> in(Description description, Map<String, String> typed, Tables tables) {
        List<SweepAxis> axes = new ArrayList<>();
        int cells = 1;
        for (Parameter<?> parameter : description.parameters()) {
            String text = typed.get(parameter.name());
            if (text == null || !hasSeveralValues(parameter, text, tables)) {
                continue;
            }
            if (axes.size() == MAX_AXES) {
                throw BadInput.value(
                        parameter.option(),
                        text,
                        "one value, since " + axes.get(0).parameter + " and " + axes.get(1).parameter
                                + " are ranges already");
            }
            SweepAxis axis = new SweepAxis(parameter, expand(parameter, text, tables));
            cells *= axis.values.size();
            if (cells > MAX_CELLS) {
                throw tooMany(parameter, text, cells);
            }
            axes.add(axis);
        }
        return axes;
    }

    /** Whether a text lists several values. A text that the type accepts unchanged is one value, even with commas. */
    private static boolean hasSeveralValues(Parameter<?> parameter, String text, Tables tables) {
        Type<?> type = parameter.type();
        boolean listed = text.contains(DOTS) || text.contains(",") || isSearch(text);
        return listed && !(type instanceof Type.Flag || type instanceof Type.Rows) && !accepts(parameter, text, tables);
    }

    private static boolean accepts(Parameter<?> parameter, String text, Tables tables) {
        try {
            parameter.type().read(parameter.option(), text, tables);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** Whether the text asks to search through all values of the parameter. */
    public static boolean isSearch(String text) {
        return text.equals(ANY);
    }

    /** All values of a number with a range or of a choice, with {@code none} where the parameter may be absent. */
    private static List<String> allValues(Parameter<?> parameter, Tables tables) {
        if (parameter.type() instanceof Type.Whole whole) {
            return count(parameter, ANY, BigDecimal.valueOf(whole.least()), BigDecimal.valueOf(whole.most()));
        }
        List<String> words = new ArrayList<>(parameter.isNothing("none") ? List.of("none") : List.of());
        words.addAll(parameter.type().words(tables));
        if (words.isEmpty()) {
            throw BadInput.value(parameter.option(), ANY, "? only for a whole number or a choice");
        }
        return words;
    }

    /** Lists the values that a text stands for, each as it would be typed alone. */
    private static List<String> expand(Parameter<?> parameter, String text, Tables tables) {
        if (isSearch(text)) {
            return allValues(parameter, tables);
        }
        Set<String> values = new LinkedHashSet<>();
        for (String part : text.split(",", -1)) {
            int dots = part.indexOf(DOTS);
            if (dots < 0) {
                values.add(part.strip());
            } else {
                String from = part.substring(0, dots).strip();
                String to = part.substring(dots + DOTS.length()).strip();
                values.addAll(between(parameter, text, from, to, tables));
            }
        }
        for (String value : values) {
            if (!parameter.isNothing(value)) {
                parameter.type().read(parameter.option(), value, tables);
            }
        }
        return new ArrayList<>(values);
    }

    /** Values from one end to the other: words in the order of their table, or numbers up or down. */
    private static List<String> between(Parameter<?> parameter, String text, String from, String to, Tables tables) {
        List<String> words = parameter.type().words(tables);
        if (words.contains(from) && words.contains(to)) {
            int first = words.indexOf(from);
            int last = words.indexOf(to);
            if (first <= last) {
                return words.subList(first, last + 1);
            }
        }
        if (!isNumber(from) || !isNumber(to)) {
            throw BadInput.value(parameter.option(), text, "a range such as 0..6, or values with commas between them");
        }
        return count(parameter, text, new BigDecimal(from), new BigDecimal(to));
    }

    private static boolean isNumber(String text) {
        return text.matches("-?([0-9]{1,9}(\\.[0-9]{1,6})?|\\.[0-9]{1,6})");
    }

    /** Counts up or down in steps of the last decimal typed: 0.40..0.50 in hundredths. */
    private static List<String> count(Parameter<?> parameter, String text, BigDecimal from, BigDecimal to) {
        int decimals = Math.max(from.scale(), to.scale());
        BigDecimal step = BigDecimal.ONE.movePointLeft(decimals);
        BigDecimal steps = to.subtract(from).abs().divide(step);
        if (steps.compareTo(BigDecimal.valueOf(MAX_CELLS)) >= 0) {
            throw tooMany(parameter, text, steps.longValue() + 1);
        }
        BigDecimal signedStep = to.compareTo(from) < 0 ? step.negate() : step;
        List<String> values = new ArrayList<>();
        for (int i = 0; i <= steps.intValue(); i++) {
            values.add(from.setScale(decimals)
                    .add(signedStep.multiply(BigDecimal.valueOf(i)))
                    .toPlainString());
        }
        return values;
    }

    private static BadInput tooMany(Parameter<?> parameter, String text, long cells) {
        return BadInput.value(parameter.option(), text, "at most " + MAX_CELLS + " cells, not " + cells);
    }
}
