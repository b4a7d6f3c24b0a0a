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
 * Something a player says about the situation. Resolvers hold their parameters as constants and read a
 * {@link Situation} by them; the command line, batches, sweeps, completion, help and JSON are made from the same object.
 * Immutable: each method that refines one answers a new parameter.
 */
public final class Parameter<T> {

    /** What the defender's parameters are called by: {@code --def-pips}. */
    public static final String DEFENDER_PREFIX = "def-";

    private final String help;
    private final Type<T> type;

    // Set once, while a copy is made that differs in one of them.
    private List<String> names;
    private String name;
    private String option = "";
    private Side side = Side.NONE;
    private Need need = Need.OPTIONAL;
    private Shortcut shortcut = Shortcut.NONE;
    private List<Fallback<T>> fallbacks = List.of();
    /** What it is where nothing is said, if that is the same whatever else is; every line asks for all of them. */
    private @Nullable T usual;

    private List<Requirement> requirements = List.of();
    private String binding = "";
    private @Nullable Company company;

    /** Where it stands in the description that was made of it last, for whoever looks there first. */
    private int place;

    /** Whose parameter it is, for options that follow {@code --att} or {@code --def}. */
    public enum Side {
        NONE,
        ATTACKER,
        DEFENDER
    }

    /** How it is given. */
    private enum Need {
        OPTIONAL,
        REQUIRED,
        POSITIONAL
    }

    /** What it can be said by, besides its own name and a value. */
    private enum Shortcut {
        NONE,
        ITS_WORDS,
        ATTACKERS_FOLLOW,
        DEFENDERS_FOLLOW
    }

    /** What it is where nothing is said: always, or where another parameter has that value. */
    private record Fallback<T>(
            @Nullable Parameter<?> other, @Nullable Object value, T fallback) {}

    private Parameter(String name, Type<T> type, String help) {
        this.names = List.of(name);
        this.name = name;
        this.type = type;
        this.help = help;
    }

    private Parameter<T> copy() {
        Parameter<T> copy = new Parameter<>(name(), type, help);
        copy.names = names;
        copy.side = side;
        copy.need = need;
        copy.shortcut = shortcut;
        copy.fallbacks = fallbacks;
        copy.usual = usual;
        copy.requirements = requirements;
        copy.binding = binding;
        copy.company = company;
        return copy;
    }

    /** A parameter of any type, optional and without a default. */
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

    /** A choice among some constants of an enum. */
    public static <E extends Enum<E> & Keyword> Parameter<E> choice(String name, List<E> choices, String help) {
        return of(name, new Type.Choice<>(choices), help);
    }

    /** The face of a die that was thrown on the table; left out, the die is rolled. */
    public static Parameter<Integer> face(String name, Die die, String help) {
        return of(name, new Type.Face(die), help);
    }

    /**
     * The die of a side, {@code --att} or {@code --def}, thrown on the table; that option, with a die or without, says
     * that the options which follow are the side's.
     */
    public static Parameter<Integer> sideDie(Side side, Die die, String help) {
        boolean defender = side == Side.DEFENDER;
        Parameter<Integer> face = face(defender ? "def" : "att", die, help);
        face.shortcut = defender ? Shortcut.DEFENDERS_FOLLOW : Shortcut.ATTACKERS_FOLLOW;
        return face;
    }

    public Parameter<T> orElse(T value) {
        Parameter<T> copy = copy();
        copy.fallbacks = List.of(new Fallback<>(null, null, value));
        copy.usual = value;
        return copy;
    }

    /** Need not be said where the other parameter has that value: a gun is one stand. */
    public <O> Parameter<T> impliedBy(Parameter<O> other, O value, T implied) {
        Parameter<T> copy = copy();
        copy.fallbacks = new ArrayList<>(fallbacks);
        copy.fallbacks.add(0, new Fallback<>(other, value, implied));
        copy.usual = null;
        return copy;
    }

    /** Can be called by this name too: what other resolvers call the same thing. Everything that is shown has its own. */
    public Parameter<T> alias(String other) {
        Parameter<T> copy = copy();
        copy.names = new ArrayList<>(names);
        copy.names.add((side == Side.DEFENDER ? DEFENDER_PREFIX : "") + other);
        return copy;
    }

    public Parameter<T> required() {
        return with(Need.REQUIRED);
    }

    /** Given without an option's name; required. */
    public Parameter<T> positional() {
        return with(Need.POSITIONAL);
    }

    private Parameter<T> with(Need other) {
        Parameter<T> copy = copy();
        copy.need = other;
        return copy;
    }

    /** Each of the choice's words is an option of its own too: {@code --elite} for {@code --quality elite}. */
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

    /** The same parameter, whose name says already that it is the defender's. */
    public Parameter<T> namedForDefenders() {
        Parameter<T> copy = copy();
        copy.side = Side.DEFENDER;
        return copy;
    }

    /** The defender's parameter of this name, {@code def-…}. */
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

    /** The attacker's or the defender's form. */
    public Parameter<T> of(Side whose) {
        return whose == Side.DEFENDER ? defenders() : whose == Side.ATTACKER ? attackers() : this;
    }

    /** May be given only where the other parameter has this value. */
    public <O> Parameter<T> onlyWith(Parameter<O> other, O value) {
        return onlyWith(other, List.of(value));
    }

    /** May be given only where the other parameter has one of these values. */
    public <O> Parameter<T> onlyWith(Parameter<O> other, List<O> values) {
        return and(new Requirement(other, values, false));
    }

    /** May not be given together with that flag, or with any value of that parameter. */
    public Parameter<T> notWith(Parameter<?> other) {
        return and(new Requirement(other, other.isFlag() ? List.of(true) : List.of(), true));
    }

    private Parameter<T> and(Requirement requirement) {
        Parameter<T> copy = copy();
        copy.requirements = new ArrayList<>(requirements);
        copy.requirements.add(requirement);
        return copy;
    }

    /**
     * What the program knows of it in a game: the field of that name of the unit whose parameter it is. Another role's is
     * named with it, {@code target.pips}; so is an officer's, {@code officer.rank}.
     */
    public Parameter<T> is(String field) {
        return bound("is " + field);
    }

    /** A flag that is on while the field has that value. */
    public Parameter<T> is(String field, String value) {
        return bound("is " + field + " true:" + value);
    }

    /** A choice that has other words than the field: {@code column:column}, and alone what it is otherwise. */
    public Parameter<T> is(String field, List<String> words) {
        return bound("is " + field + " " + String.join(" ", words));
    }

    /** So many of the unit's own take part: all in a game, unless fewer are named. */
    public Parameter<T> part(String field) {
        return bound("part " + field);
    }

    /** The same, where a unit in one of these formations does not say by itself how many can. */
    public Parameter<T> part(String field, String... unclear) {
        return bound("part " + field + " " + String.join(" ", unclear));
    }

    /** What it may stand beside, where its resolver and no requirements of its own refuse the rest. */
    public interface Company {
        /** Whether it may stand beside those values, as typed, by those tables and house rules. */
        boolean allows(Map<String, String> values, Tables tables);
    }

    /** A house rule without which it counts for nothing. */
    private record Agreed<H>(HouseKey<H> key, H value) implements Company {
        @Override
        public boolean allows(Map<String, String> values, Tables tables) {
            return tables.house(key).equals(value);
        }
    }

    /** The same, allowed in that company alone. */
    public Parameter<T> beside(Company others) {
        Parameter<T> copy = copy();
        copy.company = others;
        return copy;
    }

    /** The same, filled in a game only where that house rule lets it count. */
    public <H> Parameter<T> filledUnder(HouseKey<H> key, H value) {
        return beside(new Agreed<>(key, value));
    }

    /** Filled in a game as that one is, by whoever has this one's side. */
    public Parameter<T> filledAs(Parameter<?> other) {
        int dot = other.binding.indexOf('.');
        return bound(
                dot < 0
                        ? other.binding
                        : other.binding.substring(0, other.binding.indexOf(' ') + 1)
                                + other.binding.substring(dot + 1));
    }

    /** Of this moment: a game knows nothing of it. */
    public Parameter<T> moment() {
        return bound("moment");
    }

    /** The same for a whole game. */
    public Parameter<T> game(String value) {
        return bound("game " + value);
    }

    private Parameter<T> bound(String how) {
        Parameter<T> copy = copy();
        copy.binding = how;
        return copy;
    }

    /**
     * What fills it in a game, as {@code is}, {@code part}, {@code moment} and {@code game} said; empty if nobody has said.
     * Words, since only a game reads them.
     */
    public String binding() {
        return binding.isEmpty() && type instanceof Type.Face ? "moment" : binding;
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

    /** Its other names. */
    public List<String> aliases() {
        return List.copyOf(names.subList(1, names.size()));
    }

    /** The option as typed, {@code --pips}; a positional parameter is called by its name alone. */
    public String option() {
        if (option.isEmpty()) { // asked for by every value that is read
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

    /** Whether it is {@code --att} or {@code --def}, which without a die only say whose options follow. */
    public boolean isSideDie() {
        return follows() != Side.NONE;
    }

    /** Whose options follow it, where it is a side's die. */
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

    /** Whether that says only that it is not said: {@code --officer none}, where nobody has to be there. */
    public boolean isNothing(String text) {
        return text.equals("none")
                && need == Need.OPTIONAL
                && fallbacks.isEmpty()
                && type instanceof Type.Choice<?> choice
                && !choice.words().contains(text);
    }

    /** What it is where nothing is said, whatever else is. */
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

    /** What it is in that situation, which says nothing about it. */
    @Nullable
    T fallback(Situation situation) {
        if (usual != null) {
            return usual;
        }
        for (int i = 0; i < fallbacks.size(); i++) { // most have one, and every line asks all of them
            Fallback<T> one = fallbacks.get(i);
            Object said = one.other == null ? null : situation.value(one.other);
            if (one.other == null || (said != null && said.equals(one.value))) {
                return one.fallback;
            }
        }
        return null;
    }

    /** Words that are options of their own and mean this parameter with that value. */
    public List<String> shorthands() {
        if (shortcut != Shortcut.ITS_WORDS) {
            return List.of();
        }
        return type instanceof Type.Choice<?> choice
                ? choice.words()
                : type instanceof Type.Word word ? word.choices() : List.of();
    }

    /** Refuses a situation in which this parameter was given but may not be. */
    void check(Situation situation) {
        for (int i = 0; i < requirements.size(); i++) { // most have none
            requirements.get(i).check(this, situation);
        }
    }

    /**
     * Whether its requirements allow it beside those values, as typed; what has no value there is at its default. Whoever
     * fills in what nobody typed asks this first.
     */
    public boolean mayStand(Map<String, String> values, Tables tables) {
        if (company != null && !company.allows(values, tables)) {
            return false;
        }
        for (Requirement requirement : requirements) {
            if (!requirement.allows(values)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return option();
    }
}
