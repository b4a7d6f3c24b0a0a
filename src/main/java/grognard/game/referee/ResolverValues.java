package grognard.game.referee;

import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Declares where the values of a resolver's parameters come from in a game: from units, the game, the moment. Each
 * parameter is declared once; one that is not is reported by {@link #undeclared}.
 */
public abstract sealed class ResolverValues permits ResolverRules {

    private final Description description;
    private final Map<String, Fill> fills = new LinkedHashMap<>();
    private boolean countsArmies;

    ResolverValues(Description description) {
        this.description = description;
    }

    abstract ResolverRules self();

    public Description description() {
        return description;
    }

    public String resolver() {
        return description.name();
    }

    /**
     * Fills the parameters that are called like these fields from the units: {@code pips} from the first unit, {@code
     * def-pips} and {@code target-pips} from the second.
     */
    public ResolverRules own(Field<?>... fields) {
        for (Field<?> field : fields) {
            boolean any = false;
            for (Parameter<?> parameter : description.parameters()) {
                Optional<String> role = roleOf(parameter, field.name());
                if (role.isPresent()) {
                    put(parameter.name(), new Fill.FromField(role.get(), field));
                    any = true;
                }
            }
            if (!any) {
                throw new IllegalStateException(resolver() + " has no parameter called " + field.name());
            }
        }
        return self();
    }

    private Optional<String> roleOf(Parameter<?> parameter, String field) {
        for (String prefix : List.of("", "def-", "target-")) {
            if (parameter.name().equals(prefix + field)) {
                return Optional.of(role(prefix.isEmpty() ? 0 : 1));
            }
        }
        return Optional.empty();
    }

    private String role(int place) {
        List<String> roles = description.roles();
        if (place >= roles.size()) {
            throw new IllegalStateException(resolver() + " has no role " + place);
        }
        return roles.get(place);
    }

    /** Fills a parameter from a field of the unit in that role. */
    public ResolverRules fill(String parameter, String role, Field<?> field) {
        return put(parameter, new Fill.FromField(role, field));
    }

    /** Fills a parameter with the first word that fits the unit in that role. */
    public ResolverRules fill(String parameter, String role, Fill.Case... cases) {
        return put(parameter, new Fill.FromCases(role, List.of(cases)));
    }

    /** Sets a flag for such units in that role; typed, it sets nothing. */
    public ResolverRules flag(String parameter, String role, Predicate<Unit> when) {
        return flag(parameter, line -> line.unit(role).filter(when).isPresent());
    }

    /** Sets a flag of such lines; typed, it sets nothing. */
    public ResolverRules flag(String parameter, Predicate<LineContext> when) {
        return compute(parameter, line -> when.test(line) ? true : null);
    }

    /** Fills a parameter with a value that is computed from the game; null leaves it open. */
    public ResolverRules compute(String parameter, Function<LineContext, @Nullable Object> value) {
        return put(parameter, new Fill.Computed(value));
    }

    /**
     * Fills a parameter of the moment with what the game presumes, unless the player or what is due says otherwise; null
     * leaves it open.
     */
    public ResolverRules presumes(String parameter, Function<LineContext, @Nullable Object> value) {
        return put(parameter, new Fill.Computed(value, true));
    }

    /** Presumes a flag of such lines. */
    public ResolverRules presumesFlag(String parameter, Predicate<LineContext> when) {
        return presumes(parameter, line -> when.test(line) ? true : null);
    }

    /** Presumes a flag for such units in that role. */
    public ResolverRules presumesFlag(String parameter, String role, Predicate<Unit> when) {
        return presumesFlag(parameter, line -> line.unit(role).filter(when).isPresent());
    }

    /** Fills a parameter with all that the unit in that role has, unless the player types fewer. */
    public ResolverRules part(String parameter, String role, Field<? extends Number> field) {
        return part(parameter, role, field, unit -> false);
    }

    /** As {@link #part(String, String, Field)}; for some units the player must say how many. */
    public ResolverRules part(String parameter, String role, Field<? extends Number> field, Predicate<Unit> unclear) {
        return part(parameter, new Fill.Part(role, field, unclear));
    }

    /** Fills a parameter with the number of a unit that takes part, unless the player types fewer. */
    public ResolverRules part(String parameter, Fill.Part part) {
        return put(parameter, part);
    }

    /** Fills a parameter from a value of the game of the same name; the defender's has {@code def-} before it. */
    public ResolverRules game(String... parameters) {
        for (String parameter : parameters) {
            put(parameter, new Fill.OfGame(parameter));
        }
        return self();
    }

    /**
     * Fills a parameter with a value of a whole side: {@code stands} from the attacker's, {@code def-stands} from the
     * defender's; null leaves it open.
     */
    public ResolverRules army(String parameter, BiFunction<String, Units, @Nullable Object> value) {
        countsArmies = true;
        put(parameter, new Fill.Computed(line -> army(line, 0, value)));
        return description.parameter("def-" + parameter).isEmpty()
                ? self()
                : put("def-" + parameter, new Fill.Computed(line -> army(line, 1, value)));
    }

    private static @Nullable Object army(
            LineContext line, int place, BiFunction<String, Units, @Nullable Object> value) {
        Optional<String> side = line.side(place);
        return side.isEmpty() ? null : value.apply(side.get(), line.units());
    }

    /** Whether it counts armies, as a resolver does that says who has won. */
    public boolean isCountingArmies() {
        return countsArmies;
    }

    /** Fills a parameter from a value of the game that has another name. */
    public ResolverRules gameValue(String parameter, String key) {
        return put(parameter, new Fill.OfGame(key));
    }

    /** Fills rows from the units in that role, and cells by a rule. */
    public ResolverRules rows(String parameter, String role, Fill.Cell cell) {
        return put(parameter, new Fill.Rows(role, cell));
    }

    /** Declares parameters that only the moment of play knows: range, flank, cover. */
    public ResolverRules moment(String... parameters) {
        for (String parameter : parameters) {
            put(parameter, new Fill.Moment());
        }
        return self();
    }

    private ResolverRules put(String parameter, Fill fill) {
        if (description.parameter(parameter).isEmpty()) {
            throw new IllegalStateException(resolver() + " has no parameter called " + parameter);
        }
        if (fills.put(parameter, fill) != null) {
            throw new IllegalStateException(resolver() + " " + parameter + " is filled twice");
        }
        return self();
    }

    /** Where the parameter's value comes from; dice are always of the moment. */
    public Fill fill(Parameter<?> parameter) {
        return fills.getOrDefault(parameter.name(), new Fill.Moment());
    }

    /** The role of the unit that fills the parameter; empty if no unit does. */
    public Optional<String> roleOf(Parameter<?> parameter) {
        Fill fill = fill(parameter);
        return fill instanceof Fill.FromUnit from
                ? Optional.of(from.role())
                : fill instanceof Fill.Part part ? Optional.of(part.role()) : Optional.empty();
    }

    /** Whether the parameter is known only at the moment of play. */
    public boolean isOfTheMoment(String parameter) {
        Fill fill = fills.getOrDefault(parameter, new Fill.Moment());
        boolean presumed = fill instanceof Fill.Computed computed && computed.presumed();
        return description.parameter(parameter).isPresent() && (presumed || fill instanceof Fill.Moment);
    }

    /** Whether the parameter says how many of the unit take part. */
    public boolean isPart(String parameter) {
        return fills.get(parameter) instanceof Fill.Part;
    }

    /** Parameters for which nothing was declared, dice left out. */
    public List<String> undeclared() {
        List<String> names = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (!fills.containsKey(parameter.name()) && !(parameter.type() instanceof Type.Face)) {
                names.add(parameter.name());
            }
        }
        return names;
    }

    /** Questions how many of a unit take part, where its formation does not tell. */
    public List<Question.Asked> unclear(LineContext line) {
        List<Question.Asked> unclear = new ArrayList<>();
        fills.forEach((parameter, fill) -> {
            if (fill instanceof Fill.Part part && line.given(parameter).isEmpty()) {
                line.unit(part.role())
                        .filter(part.unclear())
                        .map(unit -> "How many of the " + part.most().applyAsInt(unit) + " "
                                + part.field().name() + " of " + unit.name() + " are in its front, in "
                                + unit.text("formation") + "?")
                        .ifPresent(words -> unclear.add(new Question.Asked(parameter, "", List.of(), words)));
            }
        });
        return unclear;
    }
}
