package grognard.game;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Fills what the units of a game know into a resolver's parameters. What was typed stays as it was typed. */
public final class Filling {

    private final GameRules rules;
    private final GameState state;
    private final Map<String, String> values;
    private final Description description;
    private final Roles roles;

    /** @param values the game's own: {@code scale}, {@code share} */
    public Filling(GameRules rules, GameState state, Map<String, String> values, Description description, Roles roles) {
        this.rules = rules;
        this.state = state;
        this.values = values;
        this.description = description;
        this.roles = roles;
    }

    /**
     * All that is known, ready to be read as a situation.
     *
     * @param typed what was typed, by parameter name
     */
    public Map<String, String> filled(Map<String, String> typed) {
        Map<String, String> all = new LinkedHashMap<>();
        for (Parameter<?> parameter : description.parameters()) {
            Binding binding = rules.binding(parameter);
            String said = typed.get(parameter.name());
            if (said != null) {
                checkPart(parameter, binding, said);
                boolean ofUnits =
                        parameter.type() instanceof Type.Rows && !roles.named().isEmpty();
                all.put(
                        parameter.name(),
                        ofUnits ? rows((Type.Rows) parameter.type()).filled(said) : said);
                continue;
            }
            known(parameter, binding).ifPresent(value -> all.put(parameter.name(), value));
        }
        for (Parameter<?> parameter : description.parameters()) {
            boolean filled = !typed.containsKey(parameter.name()) && all.containsKey(parameter.name());
            if (filled && !parameter.mayStand(all, rules.tables())) {
                all.remove(parameter.name()); // it is foreign to such a unit
            }
        }
        for (Parameter<?> parameter : description.parameters()) {
            if (!typed.containsKey(parameter.name())) {
                checkFits(parameter, all.get(parameter.name()));
            }
        }
        halve(all);
        return all;
    }

    /** What a unit is must be what the resolver is for: nobody typed it, so the message names the unit and not the option. */
    private void checkFits(Parameter<?> parameter, @Nullable String value) {
        if (value != null
                && parameter.type() instanceof Type.Choice<?> choice
                && !choice.words().contains(value)) {
            Binding binding = rules.binding(parameter);
            Optional<Unit> unit = binding.kind() == Binding.Kind.IS ? unit(parameter, binding) : Optional.empty();
            if (unit.isPresent()) {
                throw BadInput.value(
                        unit.get().name() + " " + binding.field(),
                        value,
                        "one of " + String.join(", ", choice.words()) + " for " + description.name());
            }
        }
    }

    private RowsOfUnits rows(Type.Rows type) {
        return new RowsOfUnits(type, roles, state.units());
    }

    /** Half of the most that the resolver would accept, rounded up, for a unit of which half takes part. */
    private void halve(Map<String, String> all) {
        for (Parameter<?> parameter : description.parameters()) {
            if (!Binding.HALF.equals(all.get(parameter.name()))) {
                continue;
            }
            all.remove(parameter.name());
            int most = parameter.type() instanceof Type.Whole whole ? whole.most() : 0;
            while (most > 0 && !isAccepted(all, parameter.name(), most)) {
                most--;
            }
            if (most > 0) {
                all.put(parameter.name(), String.valueOf((most + 1) / 2));
            }
        }
    }

    private boolean isAccepted(Map<String, String> values, String name, int number) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(name, String.valueOf(number));
        try {
            Situation.read(rules.ruleset().resolver(description.name()), more, rules.tables());
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** What the game knows for the parameter. */
    Optional<String> known(Parameter<?> parameter, Binding binding) {
        return switch (binding.kind()) {
            case MOMENT -> Optional.empty();
            case GAME -> game(parameter, binding.field());
            case IS ->
                parameter.type() instanceof Type.Rows rows
                        ? rows(rows).ofRole(binding.roleIn(description, parameter))
                        : binding.role().equals(Binding.ARMY)
                                ? army(parameter, binding.field())
                                : unit(parameter, binding).flatMap(unit -> binding.valueOf(unit, state.units()));
            case PART -> part(parameter, binding);
        };
    }

    private Optional<String> game(Parameter<?> parameter, String name) {
        if (name.equals("passed")) {
            Optional<Unit> unit = roles.unit("unit", description, state.units());
            Integer level =
                    unit.isEmpty() ? null : state.levels().get(unit.get().side());
            return level == null ? Optional.empty() : Optional.of(level.toString());
        }
        if (name.equals("cards")) {
            return state.cards().isEmpty() ? Optional.empty() : Optional.of(state.cards());
        }
        boolean second = parameter.side() == Parameter.Side.DEFENDER;
        return Optional.ofNullable(values.get(second ? Parameter.DEFENDER_PREFIX + name : name));
    }

    /** The unit whose field it is. Who acts is read as it was when everything began to happen at the same time. */
    private Optional<Unit> unit(Parameter<?> parameter, Binding binding) {
        String role = binding.roleIn(description, parameter);
        boolean acts = !description.roles().isEmpty()
                && role.equals(description.roles().get(0));
        Units units =
                acts && state.together().isPresent() ? state.together().get().units() : state.units();
        Optional<Unit> unit = roles.unit(role, description, units);
        if (unit.isEmpty() || !binding.role().equals(Binding.OFFICER)) {
            return unit;
        }
        List<Unit> officers = units.officersWith(unit.get());
        return officers.isEmpty() ? Optional.empty() : Optional.of(officers.get(0));
    }

    private Optional<String> part(Parameter<?> parameter, Binding binding) {
        Optional<Unit> unit = unit(parameter, binding);
        if (unit.isEmpty()) {
            return Optional.empty();
        }
        String formation = unit.get().text("formation");
        if (binding.unclear().contains(formation)) {
            throw BadInput.about(
                    parameter.option(),
                    parameter.option() + " is missing: expected the front rank of "
                            + unit.get().name() + ", how many of " + unit.get().text(binding.field())
                            + ", since not all take part in " + formation);
        }
        return binding.valueOf(unit.get(), state.units());
    }

    private void checkPart(Parameter<?> parameter, Binding binding, String said) {
        Optional<Unit> unit = binding.isPlainPart() ? unit(parameter, binding) : Optional.empty();
        Optional<Integer> many = WholeNumber.in(said);
        if (unit.isPresent() && many.isPresent() && many.get() > unit.get().number(binding.field())) {
            throw BadInput.value(
                    parameter.option(),
                    said,
                    "at most the " + unit.get().text(binding.field()) + " that "
                            + unit.get().name() + " has");
        }
    }

    /** A number of a whole side. */
    private Optional<String> army(Parameter<?> parameter, String name) {
        return side(parameter.side() == Parameter.Side.DEFENDER ? 1 : 0)
                .flatMap(side -> Army.of(side, rules, state.units()).number(name, parameter.isFlag()));
    }

    /** The side of the unit that has the first or second role; where none has, the one that was mustered so. */
    Optional<String> side(int at) {
        List<String> sides = state.units().sides();
        String role = at < description.roles().size() ? description.roles().get(at) : "";
        Optional<Unit> unit = roles.unit(Roles.name(role), description, state.units());
        if (unit.isEmpty() && at >= sides.size()) {
            return Optional.empty();
        }
        return Optional.of(unit.isPresent() ? unit.get().side() : sides.get(at));
    }

    /** The officers who count because they are with a unit, and not because anybody said so. */
    List<String> officers(Map<String, String> typed, Map<String, Object> inputs) {
        List<String> names = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            Binding binding = rules.binding(parameter);
            boolean filled = binding.role().equals(Binding.OFFICER) && !typed.containsKey(parameter.name());
            Optional<Unit> officer = filled ? unit(parameter, binding) : Optional.empty();
            String counted = String.valueOf(inputs.get(parameter.name()));
            if (officer.isPresent()
                    && binding.valueOf(officer.get(), state.units()).equals(Optional.of(counted))) {
                names.add(officer.get().name());
            }
        }
        return names;
    }

    /** What was typed and is not so: it holds for the unit from now on. */
    List<Change> sets(Map<String, String> typed, Map<String, Object> inputs) {
        List<Change> sets = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            Object value = inputs.get(parameter.name());
            if (value == null || !typed.containsKey(parameter.name())) {
                continue;
            }
            Binding binding = rules.binding(parameter);
            if (binding.kind() != Binding.Kind.IS || parameter.type() instanceof Type.Rows) {
                continue;
            }
            String role = binding.roleIn(description, parameter);
            boolean own = roles.named().containsKey(role)
                    && !binding.role().equals(Binding.OFFICER)
                    && !binding.role().equals(Binding.ARMY);
            Optional<Unit> unit = own ? roles.unit(role, description, state.units()) : Optional.empty();
            if (unit.isPresent()) {
                set(parameter, binding, value.toString(), unit.get()).ifPresent(sets::add);
            }
        }
        return sets;
    }

    private Optional<Change> set(Parameter<?> parameter, Binding binding, String word, Unit unit) {
        Optional<String> known = binding.valueOf(unit, state.units());
        if (known.equals(Optional.of(word))) {
            return Optional.empty();
        }
        Optional<String> wanted = binding.fieldValue(word);
        if (wanted.isPresent() && wanted.get().startsWith("(")) {
            return Optional.empty(); // it holds for now, and no field says since when
        }
        if (wanted.isEmpty()) {
            throw BadInput.value(
                    parameter.option(), word, "what " + unit.name() + " is, " + known.orElse("something else"));
        }
        Field field = unit.fields().of(unit, binding.field());
        if (field == null || field.isFollowing()) {
            return Optional.empty();
        }
        Object value = field.read(parameter.option(), wanted.get());
        return java.util.Objects.equals(value, unit.get(field.name()))
                ? Optional.empty()
                : Optional.of(new Change(unit.name(), field.name(), unit.get(field.name()), value));
    }
}
