package grognard.rules;

import grognard.dice.Die;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value that a player states about the situation, such as range or cover. Resolvers hold their parameters as constants
 * and use them as keys into a {@link Situation}. Command line, batches, sweeps, completion, help and JSON are made from the
 * same object. Immutable for callers: each method that refines a parameter returns a copy.
 */
public final class Parameter<T> implements Cloneable {

    /** Prefix of the defender's parameters: {@code --def-pips}. */
    public static final String DEFENDER_PREFIX = "def-";

    private final String help;
    private final Type<T> type;

    // Set only on a fresh copy, before anyone else sees it.
    private List<String> names;
    private String name;
    private String option = "";
    private Side side = Side.NONE;
    private Need need = Need.OPTIONAL;
    private Shortcut shortcut = Shortcut.NONE;
    private List<Fallback<T>> fallbacks = List.of();
    /** Unconditional default, kept apart from the other fallbacks because every line reads all defaults. */
    private @Nullable T constantDefault;

    private List<Requirement> requirements = List.of();
    private @Nullable Company company;

    /** Index in the description that was made last; a hint, see {@link Description#indexOf(Parameter)}. */
    private int place;

    /** Side that it belongs to, for options after {@code --att} or {@code --def}. */
    public enum Side {
        NONE,
        ATTACKER,
        DEFENDER
    }

    /** Whether a line must give it, and under which name. */
    private enum Need {
        OPTIONAL,
        REQUIRED,
        POSITIONAL
    }

    /** Ways to give it besides its name and a value. */
    private enum Shortcut {
        NONE,
        ITS_WORDS,
        ATTACKERS_FOLLOW,
        DEFENDERS_FOLLOW
    }

    /** Default if it is not given: always, or if another parameter has a certain value. */
    private record Fallback<T>(
            @Nullable Parameter<?> other, @Nullable Object value, T fallback) {}

    private Parameter(String name, Type<T> type, String help) {
        this.names = List.of(name);
        this.name = name;
        this.type = type;
        this.help = help;
    }

    @SuppressWarnings("unchecked") // the clone has the class of the original
    private Parameter<T> copy() {
        try {
            Parameter<T> copy = (Parameter<T>) clone();
            copy.option = "";
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** Creates a parameter, optional and without a default. */
    public static <T> Parameter<T> of(String name, Type<T> type, String help) {
        return new Parameter<>(name, type, help);
    }

    public static Parameter<Boolean> flag(String name, String help) {
        return of(name, new Type.Flag(), help).orElse(false);
    }

    public static Parameter<Integer> whole(String name, int least, int most, String help) {
        return of(name, new Type.Whole(least, most), help);
    }

    public static Parameter<BigDecimal> decimal(String name, String least, String most, int places, String help) {
        return of(name, new Type.Decimal(new BigDecimal(least), new BigDecimal(most), places), help);
    }

    public static <E extends Enum<E> & Keyword> Parameter<E> choice(String name, Class<E> choices, String help) {
        return of(name, Type.choice(choices), help);
    }

    /** Creates a choice among some constants of an enum. */
    public static <E extends Enum<E> & Keyword> Parameter<E> choice(String name, List<E> choices, String help) {
        return of(name, new Type.Choice<>(choices), help);
    }

    /** Creates a parameter for a die thrown on the table; without a value the program rolls it. */
    public static Parameter<Integer> face(String name, Die die, String help) {
        return of(name, new Type.Face(die), help);
    }

    /**
     * Creates the option {@code --att} or {@code --def} for the die of a side thrown on the table. With or without a die, it
     * assigns the options after it to that side.
     */
    public static Parameter<Integer> sideDie(Side side, Die die, String help) {
        boolean defender = side == Side.DEFENDER;
        Parameter<Integer> face = face(defender ? "def" : "att", die, help);
        face.shortcut = defender ? Shortcut.DEFENDERS_FOLLOW : Shortcut.ATTACKERS_FOLLOW;
        return face;
    }

    /** A copy with a default; it replaces all defaults set before. */
    public Parameter<T> orElse(T value) {
        Parameter<T> copy = copy();
        copy.fallbacks = List.of(new Fallback<>(null, null, value));
        copy.constantDefault = value;
        return copy;
    }

    /** A copy with a default if the other parameter has that value: a gun is one stand. The last one added wins. */
    public <O> Parameter<T> impliedBy(Parameter<O> other, O value, T implied) {
        Parameter<T> copy = copy();
        copy.fallbacks = new ArrayList<>(fallbacks);
        copy.fallbacks.add(0, new Fallback<>(other, value, implied));
        copy.constantDefault = null;
        return copy;
    }

    /** A copy with a further name, which other resolvers use for the same thing. Output shows the first name only. */
    public Parameter<T> alias(String other) {
        Parameter<T> copy = copy();
        copy.names = new ArrayList<>(names);
        copy.names.add((side == Side.DEFENDER ? DEFENDER_PREFIX : "") + other);
        return copy;
    }

    public Parameter<T> required() {
        return with(Need.REQUIRED);
    }

    /** A copy that is required and given without an option name. */
    public Parameter<T> positional() {
        return with(Need.POSITIONAL);
    }

    private Parameter<T> with(Need other) {
        Parameter<T> copy = copy();
        copy.need = other;
        return copy;
    }

    /** A copy each of whose words is an option too: {@code --elite} for {@code --quality elite}. */
    public Parameter<T> byItsWords() {
        Parameter<T> copy = copy();
        copy.shortcut = Shortcut.ITS_WORDS;
        return copy;
    }

    public Parameter<T> attackers() {
        Parameter<T> copy = copy();
        copy.side = Side.ATTACKER;
        return copy;
    }

    /** A copy for the defender under the same name, which says already whose it is. */
    public Parameter<T> namedForDefenders() {
        Parameter<T> copy = copy();
        copy.side = Side.DEFENDER;
        return copy;
    }

    /** A copy for the defender, with the prefix {@code def-}. */
    public Parameter<T> defenders() {
        Parameter<T> copy = copy();
        copy.side = Side.DEFENDER;
        copy.names = new ArrayList<>(names.size());
        for (String one : names) {
            copy.names.add(DEFENDER_PREFIX + one);
        }
        copy.name = copy.names.get(0);
        return copy;
    }

    /** A copy for this side; the parameter itself for {@link Side#NONE}. */
    public Parameter<T> of(Side whose) {
        return whose == Side.DEFENDER ? defenders() : whose == Side.ATTACKER ? attackers() : this;
    }

    /** A copy that may be given only if the other parameter has this value. */
    public <O> Parameter<T> onlyWith(Parameter<O> other, O value) {
        return onlyWith(other, List.of(value));
    }

    /** A copy that may be given only if the other parameter has one of these values. */
    public <O> Parameter<T> onlyWith(Parameter<O> other, List<O> values) {
        return and(new Requirement(other, values, false));
    }

    /** A copy that may not be given together with that flag, or with any value of that parameter. */
    public Parameter<T> notWith(Parameter<?> other) {
        return and(new Requirement(other, other.isFlag() ? List.of(true) : List.of(), true));
    }

    private Parameter<T> and(Requirement requirement) {
        Parameter<T> copy = copy();
        copy.requirements = new ArrayList<>(requirements);
        copy.requirements.add(requirement);
        return copy;
    }

    /** Condition under which a game may fill a parameter, for rules that the resolver checks by itself. */
    public interface Company {
        /** Whether the parameter may be filled beside these typed values. */
        boolean allows(Map<String, String> values, HouseLookup houseRules);
    }

    /** The condition that a house key has a value. */
    private record Agreed<H>(HouseKey<H> key, H value) implements Company {
        @Override
        public boolean allows(Map<String, String> values, HouseLookup houseRules) {
            return houseRules.house(key).equals(value);
        }
    }

    /** A copy that a game fills only under this condition. */
    public Parameter<T> beside(Company others) {
        Parameter<T> copy = copy();
        copy.company = others;
        return copy;
    }

    /** A copy that a game fills only if the house key has this value. */
    public <H> Parameter<T> filledUnder(HouseKey<H> key, H value) {
        return beside(new Agreed<>(key, value));
    }

    public String name() {
        return name;
    }

    int place() {
        return place;
    }

    void placed(int at) {
        place = at;
    }

    /** Names besides {@link #name}, which the command line accepts too. */
    public List<String> aliases() {
        return List.copyOf(names.subList(1, names.size()));
    }

    /** The option as typed, {@code --pips}; for a positional parameter its name in capitals. */
    public String option() {
        if (option.isEmpty()) { // computed once, because reading any value needs it
            option = isPositional() ? name().toUpperCase(java.util.Locale.ROOT) : "--" + name();
        }
        return option;
    }

    public String help() {
        return help;
    }

    public Type<T> type() {
        return type;
    }

    public Side side() {
        return side;
    }

    public boolean isFlag() {
        return type instanceof Type.Flag;
    }

    /** Whether it is {@code --att} or {@code --def}. */
    public boolean isSideDie() {
        return follows() != Side.NONE;
    }

    /** Side of the options after it; {@link Side#NONE} unless it is {@code --att} or {@code --def}. */
    public Side follows() {
        return shortcut == Shortcut.ATTACKERS_FOLLOW
                ? Side.ATTACKER
                : shortcut == Shortcut.DEFENDERS_FOLLOW ? Side.DEFENDER : Side.NONE;
    }

    public boolean isRequired() {
        return need != Need.OPTIONAL;
    }

    public boolean isPositional() {
        return need == Need.POSITIONAL;
    }

    /** Whether the text means the same as leaving the option out: {@code --officer none}, if no officer is needed. */
    public boolean isNothing(String text) {
        return text.equals("none")
                && need == Need.OPTIONAL
                && fallbacks.isEmpty()
                && type instanceof Type.Choice<?> choice
                && !choice.words().contains(text);
    }

    /** The unconditional default, if there is one. */
    public Optional<T> fallback() {
        for (Fallback<T> one : fallbacks) {
            if (one.other == null) {
                return Optional.of(one.fallback);
            }
        }
        return Optional.empty();
    }

    /** The default as a player would type it. */
    public Optional<String> fallbackText() {
        return fallback().map(Keyword::text);
    }

    /** The default in a situation that does not give it; null if there is none. */
    @Nullable
    T fallback(ParameterValues values) {
        if (constantDefault != null) {
            return constantDefault;
        }
        for (int i = 0; i < fallbacks.size(); i++) { // no iterator: this runs for every line
            Fallback<T> one = fallbacks.get(i);
            Object given = one.other == null ? null : values.find(one.other).orElse(null);
            if (one.other == null || (given != null && given.equals(one.value))) {
                return one.fallback;
            }
        }
        return null;
    }

    /** Words that are options of their own and set this parameter to that word. */
    public List<String> shorthands() {
        if (shortcut != Shortcut.ITS_WORDS) {
            return List.of();
        }
        return type instanceof Type.Choice<?> choice
                ? choice.words()
                : type instanceof Type.Word word ? word.choices() : List.of();
    }

    /** Throws BadInput if this parameter was given but may not be in this situation. */
    void check(ParameterValues values) {
        for (int i = 0; i < requirements.size(); i++) { // no iterator: this runs for every line
            requirements.get(i).check(this, values);
        }
    }

    /**
     * Whether its requirements allow it beside these typed values; parameters without a value have their default. Must be
     * checked before filling in a value that the player did not type.
     */
    public boolean mayStand(Map<String, String> values, HouseLookup houseRules) {
        if (company != null && !company.allows(values, houseRules)) {
            return false;
        }
        for (Requirement requirement : requirements) {
            if (!requirement.allows(values)) {
                return false;
            }
        }
        return true;
    }

    /** The reason why it may not be given beside these typed values; empty if it may. */
    public Optional<String> objection(Map<String, String> values) {
        for (Requirement requirement : requirements) {
            if (!requirement.allows(values)) {
                return Optional.of(requirement.reason());
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return option();
    }
}
