package grognard.game;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.JsonBytes;
import grognard.record.RecordEntry;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes due items, writes them into records and reads them again. A record may come from anybody: only resolvers and
 * parameters of this ruleset, with values that they take, are read from it, and what people read of an item is worked
 * out from those.
 */
public final class DueItems {

    /** Stands between two reasons. */
    static final String BETWEEN = "; ";

    private final GameRules rules;

    DueItems(GameRules rules) {
        this.rules = rules;
    }

    /**
     * An item.
     *
     * @param known values by parameter name, as typed or as they go into JSON
     */
    Due of(int n, String resolver, List<String> units, Map<String, ?> known, String why, int turn) {
        Description description = rules.ruleset().resolver(resolver).description();
        Map<String, Object> options = new LinkedHashMap<>();
        known.forEach((name, value) -> options.put(name, value(description, name, value)));
        List<String> asked = asked(description, options);
        return new Due(n, resolver, units, options, asked, command(description, units, options), why, turn);
    }

    /** The value as it goes into JSON; refuses what the parameter does not take. */
    private Object value(Description description, String name, Object value) {
        Parameter<?> parameter = description
                .parameter(name)
                .orElseThrow(() -> new BadInput("says that " + description.name() + " is due with "
                        + SafeText.shortened(name) + ", which it does not have"));
        if (parameter.type() instanceof Type.Face) {
            throw new BadInput("says that " + description.name() + " is due with " + name
                    + ", a die: the dice of what is due are thrown when it is played");
        }
        return value(parameter, RecordEntry.typed(value));
    }

    private <T> Object value(Parameter<T> parameter, String text) {
        Type<T> type = parameter.type();
        return type.json(type.read(parameter.option(), text, rules.tables()));
    }

    /** What the resolver cannot do without and only the players know. */
    private List<String> asked(Description description, Map<String, Object> options) {
        List<String> asked = new ArrayList<>();
        for (Duty duty : rules.duties()) {
            for (String option : duty.resolver().equals(description.name()) ? duty.asked() : List.<String>of()) {
                asked.addAll(asked.contains(option) ? List.of() : List.of(option));
            }
        }
        for (Parameter<?> parameter : description.parameters()) {
            boolean needed = parameter.isRequired()
                    && !parameter.isPositional()
                    && !asked.contains(parameter.name())
                    && rules.binding(parameter).kind() == Binding.Kind.MOMENT;
            if (needed) {
                asked.add(parameter.name());
            }
        }
        asked.removeAll(options.keySet());
        return asked;
    }

    /** What a player would type for it. */
    private static String command(Description description, List<String> units, Map<String, Object> options) {
        List<String> words = new ArrayList<>(List.of(description.name()));
        List<String> more = new ArrayList<>();
        boolean named = true;
        for (Map.Entry<String, Object> option : options.entrySet()) {
            Object value = option.getValue();
            if (value instanceof List<?> rows) {
                words.add(rows(rows, description.parameter(option.getKey()).orElseThrow(), units));
                named = false;
            } else {
                more.add("--" + option.getKey());
                more.addAll(value.equals(true) ? List.of() : List.of(Due.text(value)));
            }
        }
        for (String name : named ? units : List.<String>of()) {
            words.add(quoted(name));
        }
        words.addAll(more);
        return String.join(" ", words);
    }

    /** {@code A C 4, C A 3}: a unit, its enemy and its dice a row; refuses rows of anything or anybody else. */
    private static String rows(List<?> rows, Parameter<?> parameter, List<String> units) {
        List<String> header = parameter.type() instanceof Type.Rows type ? type.header() : List.of();
        int against = header.indexOf("against");
        int dice = header.indexOf("dice");
        List<String> pairs = new ArrayList<>();
        for (Object row : rows) {
            List<String> cells = List.of(row.toString().split(",", -1));
            if (against < 0
                    || dice < 0
                    || cells.size() != header.size()
                    || !units.contains(cells.get(0))
                    || !units.contains(cells.get(against))) {
                throw new BadInput(
                        "has a row " + SafeText.shortened(row.toString()) + " for those of whom something is due");
            }
            pairs.add(quoted(cells.get(0)) + " " + quoted(cells.get(against)) + " " + cells.get(dice));
        }
        return String.join(", ", pairs);
    }

    private static String quoted(String name) {
        return name.indexOf(' ') < 0 ? name : '"' + name + '"';
    }

    /** Writes items under that name. */
    public static void write(JsonBytes json, String name, List<Due> due, boolean turns) {
        json.member(name).open('[');
        for (Due one : due) {
            json.open('{').member("n").number(one.n()).member("resolver").text(one.resolver());
            json.member("units").open('[');
            one.units().forEach(json::text);
            json.close(']').member("options").open('{');
            one.options().forEach((option, value) -> value(json.member(option), value));
            json.close('}').member("line").text(one.line()).member("why").text(one.why());
            if (turns) {
                json.member("turn").number(one.turn());
            }
            json.close('}');
        }
        json.close(']');
    }

    private static void value(JsonBytes json, Object value) {
        if (value instanceof List<?> rows) {
            json.open('[');
            rows.forEach(row -> json.text(row.toString()));
            json.close(']');
        } else if (value instanceof BigDecimal number) {
            json.bare(Numbers.text(number));
        } else {
            Happening.value(json, value);
        }
    }

    /** Reads the items of a record; refuses those that this ruleset cannot have. */
    List<Due> read(@Nullable Object list) {
        List<Due> due = new ArrayList<>();
        for (Object item : list instanceof List<?> items ? items : List.of()) {
            if (item instanceof Map<?, ?> one) {
                due.add(read(one));
            }
        }
        return due;
    }

    private Due read(Map<?, ?> item) {
        String resolver = String.valueOf(item.get("resolver"));
        if (!rules.ruleset().resolvers().contains(resolver)) {
            throw new BadInput("says that " + SafeText.shortened(resolver) + " is due, which is no resolver of "
                    + rules.ruleset().name());
        }
        List<String> units = new ArrayList<>();
        for (Object unit : item.get("units") instanceof List<?> names ? names : List.of()) {
            units.add(String.valueOf(unit));
        }
        if (units.isEmpty()) {
            throw new BadInput("says that " + resolver + " is due and not of whom");
        }
        Map<String, Object> known = new LinkedHashMap<>();
        if (item.get("options") instanceof Map<?, ?> options) {
            options.forEach((name, value) -> known.put(String.valueOf(name), typed(value)));
        }
        String why = reasons(resolver, String.valueOf(item.get("why")));
        return of(Happening.whole(item.get("n")), resolver, units, known, why, Happening.whole(item.get("turn")));
    }

    /** A value of a record as text; what is no value of a parameter is refused when it is read. */
    private static String typed(@Nullable Object value) {
        if (value instanceof List<?> rows) {
            return String.join("\n", rows.stream().map(String::valueOf).toList());
        }
        return value instanceof BigDecimal number ? number.toPlainString() : String.valueOf(value);
    }

    /** The reasons of this ruleset that a record gives, in its order; nothing else of its text is taken. */
    private String reasons(String resolver, String text) {
        List<String> reasons = new ArrayList<>();
        int at = 0;
        Optional<String> reason = reason(resolver, text, at);
        while (reason.isPresent()) {
            reasons.add(reason.get());
            at += reason.get().length();
            boolean more = text.startsWith(BETWEEN, at);
            reason = more ? reason(resolver, text, at + BETWEEN.length()) : Optional.empty();
            at += BETWEEN.length();
        }
        return String.join(BETWEEN, reasons);
    }

    /** The longest reason for the resolver that stands there. */
    private Optional<String> reason(String resolver, String text, int at) {
        String longest = "";
        for (Duty duty : rules.duties()) {
            String why = duty.why();
            if (duty.resolver().equals(resolver) && why.length() > longest.length() && text.startsWith(why, at)) {
                longest = why;
            }
        }
        return longest.isEmpty() ? Optional.empty() : Optional.of(longest);
    }
}
