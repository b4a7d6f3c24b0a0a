package grognard.game;

import grognard.game.referee.Duty;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.unit.UnitNames;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.record.RecordEntry;
import grognard.rules.CsvRows;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Makes due items and reads them from records. A record may come from anybody: only resolvers and parameters of this
 * ruleset, with values that they take, are read from it, and the texts of an item are computed from those.
 */
final class DueItems {

    private final Referee referee;

    DueItems(Referee referee) {
        this.referee = referee;
    }

    /**
     * Makes an item.
     *
     * @param known values by parameter name, as typed or as JSON has them
     */
    Due of(int n, String resolver, List<String> units, Map<String, ?> known, String why, int turn, boolean later) {
        if (referee.duties().isErrand(resolver)) {
            String command = resolver + " "
                    + String.join(" ", units.stream().map(DueItems::quoted).toList());
            return new Due(n, resolver, units, Map.of(), List.of(), command, why, turn, later);
        }
        Description description = referee.ruleset().resolver(resolver).description();
        Map<String, Object> options = new LinkedHashMap<>();
        known.forEach((name, value) -> options.put(name, value(description, name, value)));
        List<String> asked = asked(description, options);
        return new Due(n, resolver, units, options, asked, command(description, units, options), why, turn, later);
    }

    /** The item with the options of both; of two values of one option it takes the worse: the larger number, the later choice. */
    Due merged(Due one, Due other) {
        Description description = referee.ruleset().resolver(one.resolver()).description();
        Map<String, Object> options = new LinkedHashMap<>(one.options());
        other.options()
                .forEach((name, value) -> options.merge(
                        name,
                        value,
                        (a, b) ->
                                worse(description.parameter(name).orElseThrow().type(), a, b)));
        String why = one.because(other.why()).why();
        return of(one.n(), one.resolver(), one.units(), options, why, one.turn(), one.later() && other.later());
    }

    private static Object worse(Type<?> type, Object one, Object other) {
        if (type instanceof Type.Choice<?> choice) {
            List<String> words = choice.words();
            return words.indexOf(one.toString()) > words.indexOf(other.toString()) ? one : other;
        }
        return one instanceof Number a
                        && other instanceof Number b
                        && new BigDecimal(b.toString()).compareTo(new BigDecimal(a.toString())) <= 0
                ? one
                : other;
    }

    /** The value as JSON has it; refuses what the parameter does not take. */
    private Object value(Description description, String name, Object value) {
        Parameter<?> parameter = description
                .parameter(name)
                .orElseThrow(() -> new BadInput("says that " + description.name() + " is due with "
                        + SafeText.shortened(name) + ", which it does not have"));
        if (parameter.type() instanceof Type.Face) {
            throw new BadInput("says that " + description.name() + " is due with " + name
                    + ", a die: the dice of what is due are thrown when it is played");
        }
        return isUnitNames(description, parameter, value)
                ? UnitNames.of(value.toString())
                : value(parameter, RecordEntry.typed(value));
    }

    /** Whether the value names units where a number could stand too. The fold refuses names that are no units. */
    private boolean isUnitNames(Description description, Parameter<?> parameter, Object value) {
        return parameter.type() instanceof Type.Whole
                && !(value instanceof Number)
                && WholeNumber.in(value.toString()).isEmpty()
                && referee.rulesOf(description.name()).unitOptions().stream()
                        .anyMatch(option -> option.option().equals(parameter.name()));
    }

    private <T> Object value(Parameter<T> parameter, String text) {
        Type<T> type = parameter.type();
        return type.json(type.read(parameter.option(), text, referee.tables()));
    }

    /** Options that the resolver needs and that only the players know. */
    private List<String> asked(Description description, Map<String, Object> options) {
        List<String> asked = new ArrayList<>();
        for (Duty duty : referee.duties().of(description.name())) {
            for (String option : duty.asked()) {
                asked.addAll(asked.contains(option) ? List.of() : List.of(option));
            }
        }
        for (Parameter<?> parameter : description.parameters()) {
            boolean needed = parameter.isRequired()
                    && !parameter.isPositional()
                    && !asked.contains(parameter.name())
                    && referee.rulesOf(description.name()).isOfTheMoment(parameter.name());
            if (needed) {
                asked.add(parameter.name());
            }
        }
        asked.removeAll(options.keySet());
        return asked;
    }

    /** The command that a player would type to play the item. */
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
                String text = value instanceof UnitNames ? quoted(value.toString()) : Due.text(value);
                more.addAll(value.equals(true) ? List.of() : List.of(text));
            }
        }
        for (String name : named ? units : List.<String>of()) {
            words.add(quoted(name));
        }
        words.addAll(more);
        return String.join(" ", words);
    }

    /** {@code A C 4, C A 3}: a unit, its enemy and its dice in each row; refuses rows of anything or anybody else. */
    private static String rows(List<?> rows, Parameter<?> parameter, List<String> units) {
        List<String> header = parameter.type() instanceof Type.Rows type ? type.header() : List.of();
        int against = header.indexOf("against");
        int dice = header.indexOf("dice");
        List<String> pairs = new ArrayList<>();
        String text = rows.stream().map(Object::toString).collect(Collectors.joining("\n"));
        for (List<String> cells : CsvRows.read(parameter.option(), text)) {
            if (against < 0
                    || dice < 0
                    || cells.size() != header.size()
                    || !units.contains(cells.get(0))
                    || !units.contains(cells.get(against))) {
                throw new BadInput(
                        "has a row " + SafeText.shortened(CsvRows.text(cells)) + " for those of whom something is due");
            }
            pairs.add(quoted(cells.get(0)) + " " + quoted(cells.get(against)) + " " + cells.get(dice));
        }
        return String.join(", ", pairs);
    }

    private static String quoted(String name) {
        return name.indexOf(' ') < 0 ? name : '"' + name + '"';
    }

    /** Reads the items of a record; refuses those that this ruleset cannot have. */
    List<Due> read(@Nullable Object list) {
        List<Due> items = new ArrayList<>();
        for (Map<?, ?> item : RecordEntry.objects(list)) {
            items.add(read(item));
        }
        return items;
    }

    private Due read(Map<?, ?> item) {
        String resolver = String.valueOf(item.get("resolver"));
        if (!referee.ruleset().resolvers().contains(resolver)
                && !referee.duties().isErrand(resolver)) {
            throw new BadInput("says that " + SafeText.shortened(resolver) + " is due, which is no resolver of "
                    + referee.ruleset().name());
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
        String why = reasons(resolver, units, String.valueOf(item.get("why")));
        int n = EventReader.whole(item.get("n"));
        int turn = EventReader.whole(item.get("turn"));
        return of(n, resolver, units, known, why, turn, "later".equals(item.get("when")));
    }

    /** A value of a record as text; the parameter refuses what is no value of it. */
    private static String typed(@Nullable Object value) {
        if (value instanceof List<?> rows) {
            return String.join("\n", rows.stream().map(String::valueOf).toList());
        }
        return value instanceof BigDecimal number ? number.toPlainString() : String.valueOf(value);
    }

    /** The reasons of this ruleset that a record gives, in its order; nothing else of its text is taken. */
    private String reasons(String resolver, List<String> units, String text) {
        List<String> reasons = new ArrayList<>();
        int at = 0;
        Optional<String> reason = reason(resolver, units, text, at);
        while (reason.isPresent()) {
            reasons.add(reason.get());
            at += reason.get().length();
            boolean more = text.startsWith(Due.SEPARATOR, at);
            reason = more ? reason(resolver, units, text, at + Due.SEPARATOR.length()) : Optional.empty();
            at += Due.SEPARATOR.length();
        }
        return String.join(Due.SEPARATOR, reasons);
    }

    /** The longest reason for the resolver at that place of the text. */
    private Optional<String> reason(String resolver, List<String> units, String text, int at) {
        String longest = "";
        for (Duty duty : referee.duties().of(resolver)) {
            String why = duty.why(units);
            if (why.length() > longest.length() && text.startsWith(why, at)) {
                longest = why;
            }
        }
        return longest.isEmpty() ? Optional.empty() : Optional.of(longest);
    }
}
