package grognard.odds;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * Generates situations of a resolver, for checks that go through many of them. Up to a limit, all combinations of
 * values; beyond it, a base situation and every change of one or two parameters, since most errors need no more than
 * two.
 */
public final class SituationSpace {

    /** Default limit on situations; also the limit on the values of one parameter. */
    public static final int MOST = 100_000;

    /** Number of low values used in pairs, of a parameter with many values: most tables have their steps there. */
    private static final int LOW_VALUES = 40;

    /** Number of higher values used in pairs, evenly spread. */
    private static final int HIGH_VALUES = 20;

    /** Limit on the values of one parameter in pairs, including those that the caller asks for. */
    private static final int MAX_IN_PAIRS = 120;

    /** Value of a parameter that is not given. */
    private static final String ABSENT = "";

    private final List<Axis> axes = new ArrayList<>();

    /** Largest number of situations for which all combinations are generated. */
    private final int most;

    /**
     * A parameter and its values.
     *
     * @param values the default first
     * @param extra values to be kept when the list is thinned
     */
    private record Axis(String name, List<String> values, List<String> extra) {}

    /** Receives situations one by one. The map goes from parameter name to value and belongs to the receiver. */
    @FunctionalInterface
    public interface Visitor {
        void visit(Map<String, String> situation);
    }

    private SituationSpace(int most) {
        this.most = most;
    }

    /**
     * Situations of a resolver.
     *
     * @param wanted parameters to vary; the others keep their defaults
     * @param most limit up to which all combinations are generated
     */
    public static SituationSpace of(Description description, Tables tables, Predicate<Parameter<?>> wanted, int most) {
        return of(description, tables, wanted, name -> List.of(), most);
    }

    /**
     * Situations of a resolver, with additional values.
     *
     * @param wanted parameters to vary; the others keep their defaults
     * @param extra maps the name of a parameter to values that are tried even if only some of its values are: the steps
     *     of a table, for example
     * @param most limit up to which all combinations are generated
     */
    public static SituationSpace of(
            Description description,
            Tables tables,
            Predicate<Parameter<?>> wanted,
            Function<String, List<String>> extra,
            int most) {
        SituationSpace space = new SituationSpace(most);
        for (Parameter<?> parameter : description.parameters()) {
            List<String> more = extra.apply(parameter.name());
            List<String> values = values(parameter, tables, more);
            List<String> tried = wanted.test(parameter) || values.isEmpty() ? values : List.of(values.get(0));
            if (!tried.isEmpty()) {
                space.axes.add(new Axis(parameter.name(), tried, more));
            }
        }
        return space;
    }

    /** Whether all combinations are generated, and not only changes of one or two parameters. */
    public boolean isComplete() {
        return size() <= most;
    }

    /** Number of all combinations; a double, since it may exceed a long. */
    public double size() {
        double size = 1;
        for (Axis axis : axes) {
            size *= axis.values.size();
        }
        return size;
    }

    /** Visits all situations, with the defaults as the base situation. */
    public void each(Visitor visitor) {
        each(defaults(), visitor);
    }

    /**
     * Visits all situations.
     *
     * @param base values of the parameters that are not varied
     */
    public void each(Map<String, String> base, Visitor visitor) {
        if (isComplete()) {
            visitCombinations(
                    axes.stream().filter(axis -> axis.values.size() > 1).toList(), base, visitor);
            return;
        }
        visitor.visit(new LinkedHashMap<>(base));
        List<Axis> varied = varied(base);
        for (Axis axis : varied) {
            visitCombinations(List.of(axis), base, visitor);
        }
        for (int i = 0; i < varied.size(); i++) {
            for (int j = i + 1; j < varied.size(); j++) {
                visitCombinations(List.of(varied.get(i), varied.get(j)), base, visitor);
            }
        }
    }

    /** Number of situations that {@link #each} visits from this base. */
    public long visited(Map<String, String> base) {
        if (isComplete()) {
            return (long) size();
        }
        long single = 0;
        long pairs = 0;
        for (Axis axis : varied(base)) {
            pairs += single * axis.values.size();
            single += axis.values.size();
        }
        return 1 + single + pairs;
    }

    /** Values to change to, without the values of the base situation, so that no situation is visited twice. */
    private List<Axis> varied(Map<String, String> base) {
        List<Axis> varied = new ArrayList<>();
        for (Axis axis : axes) {
            List<String> values = new ArrayList<>(thinned(axis).values);
            values.remove(base.getOrDefault(axis.name, ABSENT));
            varied.add(new Axis(axis.name, values, List.of()));
        }
        return varied;
    }

    /**
     * Simplifies a valid situation: sets each parameter in turn to its first value, defaults before others, that leaves
     * the situation valid.
     */
    public Map<String, String> simplest(Map<String, String> valid, Predicate<Map<String, String>> isValid) {
        Map<String, String> simplest = valid;
        for (Axis axis : axes) {
            for (String value : axis.values) {
                Map<String, String> simpler = new LinkedHashMap<>(simplest);
                put(simpler, axis.name, value);
                if (isValid.test(simpler)) {
                    simplest = simpler;
                    break;
                }
            }
        }
        return simplest;
    }

    /**
     * A random situation.
     *
     * @param random returns a number from 0 to below its argument
     */
    public Map<String, String> any(IntUnaryOperator random) {
        Map<String, String> any = new LinkedHashMap<>();
        for (Axis axis : axes) {
            put(any, axis.name, axis.values.get(random.applyAsInt(axis.values.size())));
        }
        return any;
    }

    /** Every parameter at its default; a required parameter, which has no default, at its first value. */
    public Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        for (Axis axis : axes) {
            put(defaults, axis.name, axis.values.get(0));
        }
        return defaults;
    }

    private static void put(Map<String, String> situation, String name, String value) {
        if (value.equals(ABSENT)) {
            situation.remove(name);
        } else {
            situation.put(name, value);
        }
    }

    /** Visits all combinations of the values of some parameters; the others are as in {@code rest}. */
    private static void visitCombinations(List<Axis> varied, Map<String, String> rest, Visitor visitor) {
        if (varied.isEmpty()) {
            visitor.visit(new LinkedHashMap<>(rest));
            return;
        }
        Axis first = varied.get(0);
        for (String value : first.values) {
            Map<String, String> here = new LinkedHashMap<>(rest);
            put(here, first.name, value);
            visitCombinations(varied.subList(1, varied.size()), here, visitor);
        }
    }

    /** Thins a long list of values: the first ones, an even spread of the others up to the last, and the extra ones. */
    private static Axis thinned(Axis axis) {
        int size = axis.values.size();
        if (size <= LOW_VALUES + HIGH_VALUES) {
            return axis;
        }
        List<String> values = new ArrayList<>(axis.values.subList(0, LOW_VALUES));
        for (int i = 1; i <= HIGH_VALUES; i++) {
            values.add(axis.values.get(LOW_VALUES - 1 + (int) ((long) i * (size - LOW_VALUES) / HIGH_VALUES)));
        }
        for (String extra : axis.extra) {
            if (values.size() < MAX_IN_PAIRS && axis.values.contains(extra) && !values.contains(extra)) {
                values.add(extra);
            }
        }
        return new Axis(axis.name, values, List.of());
    }

    /**
     * Values of a parameter, its default first. A decimal number has only the ends of its range and the extra values;
     * a die thrown on the table is only absent, since the resolver throws the dice here.
     */
    private static List<String> values(Parameter<?> parameter, Tables tables, List<String> extra) {
        List<String> values = new ArrayList<>();
        String fallback = parameter.fallbackText().orElse(ABSENT);
        if (!parameter.isRequired()) {
            values.add(parameter.isFlag() ? ABSENT : fallback);
        }
        Type<?> type = parameter.type();
        if (type instanceof Type.Flag) {
            values.add("true");
        } else if (type instanceof Type.Whole whole) {
            long count = (long) whole.most() - whole.least() + 1;
            for (int i = 0; i < Math.min(count, MOST); i++) {
                values.add(String.valueOf(whole.least() + i));
            }
        } else if (type instanceof Type.Decimal decimal) {
            values.add(decimal.least().toPlainString());
            values.add(decimal.most().toPlainString());
            values.addAll(extra);
        } else if (!(type instanceof Type.Face)) {
            values.addAll(type.words(tables));
        }
        return values.stream().distinct().toList();
    }
}
