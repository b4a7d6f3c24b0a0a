package grognard.game;

import grognard.game.referee.Fill;
import grognard.game.referee.LineContext;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Values;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.rules.Parameter;
import grognard.rules.Type;
import grognard.table.Keyword;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Fills the parameters of a resolver. A typed value wins over that of a due item, and both over the values of the units and
 * of the game.
 */
final class ParameterFiller {

    private final Referee referee;
    private final LineContext line;
    private final ResolverRules rules;

    ParameterFiller(Referee referee, LineContext line) {
        this.referee = referee;
        this.line = line;
        this.rules = referee.rulesOf(line.description());
    }

    /** All values that are known, ready to be read as a situation. */
    Map<String, String> filled() {
        Map<String, String> all = new LinkedHashMap<>();
        Map<String, List<String>> due = line.due().map(Due::values).orElse(Map.of());
        for (Parameter<?> parameter : parameters()) {
            String name = parameter.name();
            String typed = line.typed().get(name);
            if (typed != null) {
                checkPart(parameter, typed);
            } else if (due.containsKey(name)) {
                typed = atMost(parameter, String.join("\n", due.get(name)));
            }
            if (typed != null) {
                boolean ofUnits = parameter.type() instanceof Type.Rows
                        && !line.roles().named().isEmpty();
                all.put(
                        name,
                        ofUnits ? rows(parameter, (Type.Rows) parameter.type()).filled(typed) : typed);
                continue;
            }
            known(parameter).ifPresent(value -> all.put(name, value));
        }
        for (Parameter<?> parameter : parameters()) {
            String name = parameter.name();
            boolean filled = !line.isTyped(name) && !due.containsKey(name) && all.containsKey(name);
            if (filled && !parameter.mayStand(all, referee.tables())) {
                all.remove(name); // foreign to such a unit
            }
        }
        for (Parameter<?> parameter : parameters()) {
            if (!line.isTyped(parameter.name())) {
                checkFits(parameter, all.get(parameter.name()));
            }
        }
        return all;
    }

    private List<Parameter<?>> parameters() {
        return line.description().parameters();
    }

    /** Refuses a unit that the resolver is not for. Nobody typed the value, so the message names the unit's field. */
    private void checkFits(Parameter<?> parameter, @Nullable String value) {
        if (value != null
                && parameter.type() instanceof Type.Choice<?> choice
                && !choice.words().contains(value)
                && rules.fill(parameter) instanceof Fill.FromField from) {
            Optional<Unit> unit = line.unit(from.role());
            if (unit.isPresent()) {
                throw BadInput.value(
                        unit.get().name() + " " + from.field().name(),
                        value,
                        "one of " + String.join(", ", choice.words()) + " for " + line.resolver());
            }
        }
    }

    private UnitRows rows(Parameter<?> parameter, Type.Rows type) {
        Fill.Rows fill = rules.fill(parameter) instanceof Fill.Rows rows ? rows : new Fill.Rows("");
        return new UnitRows(parameter.option(), type, line, fill.cell());
    }

    /** Returns the value that the game knows for a parameter. */
    private Optional<String> known(Parameter<?> parameter) {
        Fill fill = rules.fill(parameter);
        if (fill instanceof Fill.FromUnit from) {
            return line.unit(from.role()).flatMap(from::of);
        } else if (fill instanceof Fill.Part part) {
            return part(parameter, part);
        } else if (fill instanceof Fill.Computed computed) {
            return Optional.ofNullable(computed.value().apply(line)).map(Keyword::text);
        } else if (fill instanceof Fill.OfGame game) {
            return Optional.ofNullable(line.values().get(game.key()));
        } else if (fill instanceof Fill.Rows from && parameter.type() instanceof Type.Rows type) {
            return rows(parameter, type).ofRole(from.role());
        }
        return Optional.empty();
    }

    private Optional<String> part(Parameter<?> parameter, Fill.Part part) {
        Optional<Unit> unit = line.unit(part.role());
        if (unit.isEmpty()) {
            return Optional.empty();
        }
        if (part.unclear().test(unit.get())) {
            throw BadInput.about(
                    parameter.option(),
                    parameter.option() + " is missing: expected the front rank of "
                            + unit.get().name() + ", how many of "
                            + part.most().applyAsInt(unit.get()) + ", since not all take part in "
                            + unit.get().text("formation"));
        }
        boolean has =
                new Fill.FromField(part.role(), part.field()).of(unit.get()).isPresent();
        return has ? Optional.of(String.valueOf(part.usual().applyAsInt(line))) : Optional.empty();
    }

    private void checkPart(Parameter<?> parameter, String typed) {
        if (!(rules.fill(parameter) instanceof Fill.Part part)) {
            return;
        }
        Optional<Unit> unit = line.unit(part.role());
        Optional<Integer> many = WholeNumber.in(typed);
        if (unit.isPresent() && many.isPresent() && many.get() > part.most().applyAsInt(unit.get())) {
            throw BadInput.value(
                    parameter.option(),
                    typed,
                    "at most the " + part.most().applyAsInt(unit.get()) + " that "
                            + unit.get().name() + " has");
        }
    }

    /** A number of men who take part, from what is due; they may have become fewer since. */
    private String atMost(Parameter<?> parameter, String value) {
        Optional<Integer> many = WholeNumber.in(value);
        if (many.isPresent() && rules.fill(parameter) instanceof Fill.Computed) {
            Optional<Integer> now = known(parameter).flatMap(WholeNumber::in);
            return String.valueOf(Math.min(many.get(), now.orElse(many.get())));
        }
        if (many.isPresent() && rules.fill(parameter) instanceof Fill.Part part) {
            Optional<Unit> unit = line.unit(part.role());
            return unit.isEmpty()
                    ? value
                    : String.valueOf(Math.min(many.get(), part.most().applyAsInt(unit.get())));
        }
        return value;
    }

    /** Returns typed or due values that differ from the unit's fields. They are set on the unit from now on. */
    List<Change> sets(Map<String, Object> inputs) {
        List<Change> sets = new ArrayList<>();
        for (Parameter<?> parameter : parameters()) {
            Object value = inputs.get(parameter.name());
            if (value == null || line.given(parameter.name()).isEmpty()) {
                continue;
            }
            Fill fill = rules.fill(parameter);
            if (fill instanceof Fill.FromUnit from) {
                line.roles()
                        .unit(from.role(), line.units())
                        .ifPresent(unit ->
                                set(parameter, from, value.toString(), unit).addChanges(unit, sets));
            }
        }
        checkPossible(sets);
        return sets;
    }

    /** Refuses what makes a unit that cannot be, such as guns in line: a muster would refuse it too. */
    private void checkPossible(List<Change> sets) {
        Map<String, Unit> units = new LinkedHashMap<>();
        for (Change set : sets) {
            Unit unit = units.getOrDefault(set.unit(), line.units().get(set.unit()));
            units.put(set.unit(), unit.with(set.field(), set.to()));
        }
        for (Unit unit : units.values()) {
            Optional<String> reason = referee.impossible(unit);
            if (reason.isPresent()) {
                throw BadInput.about(unit.name(), reason.get());
            }
        }
    }

    /** The unit as the typed word describes it. */
    private static Unit set(Parameter<?> parameter, Fill.FromUnit fill, String word, Unit unit) {
        if (fill instanceof Fill.FromField field) {
            Field<?> own = unit.fields().of(unit, field.field().name());
            Object value = own == null || own.isDerived() ? null : own.read(parameter.option(), word);
            return own == null || own.isDerived() || Objects.equals(value, unit.get(own.name()))
                    ? unit
                    : unit.with(own.name(), value);
        }
        Fill.FromCases from = (Fill.FromCases) fill;
        Optional<String> known = from.of(unit);
        if (known.equals(Optional.of(word))) {
            return unit;
        }
        for (Fill.Case one : from.cases()) {
            if (one.word().equals(word) && one.set() != null) {
                return one.set().apply(unit);
            }
        }
        throw BadInput.value(
                parameter.option(),
                word,
                "what " + unit.name() + " is, " + known.orElse(Values.text(unit.get(Unit.STATE))));
    }
}
