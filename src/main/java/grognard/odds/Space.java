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
 * The situations of a resolver: all of them where they are not too many, and otherwise every pair of values of every two
 * parameters with the others as they are by default.
 */
public final class Space {

    /** As many as are looked at one by one. */
    public static final int MOST = 100_000;

    /** Of a parameter with more values than these together, pairs are made of the first and of some of the others. */
    private static final int FIRST = 40;

    private static final int SPREAD = 20;
    private static final int MOST_IN_PAIRS = 120;

    /** Stands for a parameter that is not given. */
    private static final String ABSENT = "";

    private final List<Axis> axes = new ArrayList<>();
    private final int most;

    /** A parameter and the values that are tried; the first is the one by default. */
    private record Axis(String name, List<String> values, List<String> telling) {}

    /** Takes situations one by one, by parameter name. */
    @FunctionalInterface
    public interface Taker {
        void take(Map<String, String> situation);
    }

    private Space(int most) {
        this.most = most;
    }

    /**
     * All situations of a resolver, or some of them.
     *
     * @param wanted which parameters are varied; the others stay as they are by default
     */
    public static Space of(Description description, Tables tables, Predicate<Parameter<?>> wanted, int most) {
        return of(description, tables, wanted, name -> List.of(), most);
    }

    /**
     * The same.
     *
     * @param telling values of a parameter that are tried although there are many of it
     */
    public static Space of(
            Description description,
            Tables tables,
            Predicate<Parameter<?>> wanted,
            Function<String, List<String>> telling,
            int most) {
        Space space = new Space(most);
        for (Parameter<?> parameter : description.parameters()) {
            List<String> more = telling.apply(parameter.name());
            List<String> values = values(parameter, tables, more);
            List<String> tried = wanted.test(parameter) || values.isEmpty() ? values : List.of(values.get(0));
            if (!tried.isEmpty()) {
                space.axes.add(new Axis(parameter.name(), tried, more));
            }
        }
        return space;
    }

    /** Whether all situations are gone through, and not only pairs. */
    public boolean isWhole() {
        return size() <= most;
    }

    /** How many situations there are in all. */
    public double size() {
        double size = 1;
        for (Axis axis : axes) {
            size *= axis.values.size();
        }
        return size;
    }

    public void each(Taker taker) {
        each(defaults(), taker);
    }

    /** The same; parameters that are not varied, and those beside a pair, are as in that situation. */
    public void each(Map<String, String> others, Taker taker) {
        if (isWhole()) {
            product(axes.stream().filter(axis -> axis.values.size() > 1).toList(), others, taker);
            return;
        }
        taker.take(new LinkedHashMap<>(others));
        List<Axis> varied = varied(others);
        for (Axis axis : varied) {
            product(List.of(axis), others, taker);
        }
        for (int i = 0; i < varied.size(); i++) {
            for (int j = i + 1; j < varied.size(); j++) {
                product(List.of(varied.get(i), varied.get(j)), others, taker);
            }
        }
    }

    /** How many are gone through. */
    public long taken(Map<String, String> others) {
        if (isWhole()) {
            return (long) size();
        }
        long single = 0;
        long pairs = 0;
        for (Axis axis : varied(others)) {
            pairs += single * axis.values.size();
            single += axis.values.size();
        }
        return 1 + single + pairs;
    }

    /** The values that are tried in pairs, without those that the situation has, so that none is taken twice. */
    private List<Axis> varied(Map<String, String> others) {
        List<Axis> varied = new ArrayList<>();
        for (Axis axis : axes) {
            List<String> values = new ArrayList<>(thinned(axis).values);
            values.remove(others.getOrDefault(axis.name, ABSENT));
            varied.add(new Axis(axis.name, values, List.of()));
        }
        return varied;
    }

    /** The first that the rules know of all that differ from that one, which they know, in ever fewer parameters. */
    public Map<String, String> plainest(Map<String, String> known, Predicate<Map<String, String>> isKnown) {
        Map<String, String> plain = known;
        for (Axis axis : axes) {
            for (String value : axis.values) {
                Map<String, String> plainer = new LinkedHashMap<>(plain);
                put(plainer, axis.name, value);
                if (isKnown.test(plainer)) {
                    plain = plainer;
                    break;
                }
            }
        }
        return plain;
    }

    /** One situation among all, by numbers that are drawn below the counts of values. */
    public Map<String, String> any(IntUnaryOperator drawn) {
        Map<String, String> any = new LinkedHashMap<>();
        for (Axis axis : axes) {
            put(any, axis.name, axis.values.get(drawn.applyAsInt(axis.values.size())));
        }
        return any;
    }

    /** All parameters as they are by default. */
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

    private static void product(List<Axis> over, Map<String, String> rest, Taker taker) {
        if (over.isEmpty()) {
            taker.take(new LinkedHashMap<>(rest));
            return;
        }
        Axis first = over.get(0);
        for (String value : first.values) {
            Map<String, String> here = new LinkedHashMap<>(rest);
            put(here, first.name, value);
            product(over.subList(1, over.size()), here, taker);
        }
    }

    /** The first values, where most tables have their steps, and some of the others up to the last. */
    private static Axis thinned(Axis axis) {
        int size = axis.values.size();
        if (size <= FIRST + SPREAD) {
            return axis;
        }
        List<String> values = new ArrayList<>(axis.values.subList(0, FIRST));
        for (int i = 1; i <= SPREAD; i++) {
            values.add(axis.values.get(FIRST - 1 + (int) ((long) i * (size - FIRST) / SPREAD)));
        }
        for (String telling : axis.telling) {
            if (values.size() < MOST_IN_PAIRS && axis.values.contains(telling) && !values.contains(telling)) {
                values.add(telling);
            }
        }
        return new Axis(axis.name, values, List.of());
    }

    private static List<String> values(Parameter<?> parameter, Tables tables, List<String> telling) {
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
            values.addAll(telling);
        } else if (!(type instanceof Type.Face)) {
            values.addAll(type.words(tables));
        }
        return values.stream().distinct().toList();
    }
}
