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
 * An input of a resolver. Resolvers hold their parameters as constants and read a {@link Situation} with them; options,
 * batch columns, sweeps, completion, help and JSON are made from the same object. Immutable: each method that refines a
 * parameter returns a new one.
 */
public final class Parameter<T> {

    /** Prefix of the defender's parameters: {@code --def-pips}. */
    public static final String DEFENDER_PREFIX = "def-";

    private final String help;
    private final Type<T> type;

    // Not final only because copy() sets them one by one; never changed afterwards.
    private List<String> names;
    private String name;
    private String option = "";
    private Side side = Side.NONE;
    private Need need = Need.OPTIONAL;
    private Shortcut shortcut = Shortcut.NONE;
    private List<Fallback<T>> fallbacks = List.of();
    /** The default, if it depends on no other parameter; cached because every line asks every parameter for it. */
    private @Nullable T usual;

    private List<Requirement> requirements = List.of();
    private String binding = "";
    private @Nullable Company company;

    /** Its index in the description built last; {@link Description#indexOf} tries it first. */
    private int place;

    /** The side it belongs to, for options that follow {@code --att} or {@code --def}. */
    public enum Side {
        NONE,
        ATTACKER,
        DEFENDER
    }

    /** Whether it must be given, and how. */
    private enum Need {
        OPTIONAL,
        REQUIRED,
        POSITIONAL
    }

    /** Other ways to set it on the command line than its name and a value. */
    private enum Shortcut {
        NONE,
        ITS_WORDS,
        ATTACKERS_FOLLOW,
        DEFENDERS_FOLLOW
    }

    /** A default: for every situation, or only where another parameter has that value. */
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
     * The die of a side thrown on the table, {@code --att} or {@code --def}. That option, with a die or without, makes
     * the options that follow the side's.
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

    /** Gives it a default where the other parameter has that value: with {@code --weapon cannon}, one stand. */
    public <O> Parameter<T> impliedBy(Parameter<O> other, O value, T implied) {
        Parameter<T> copy = copy();
        copy.fallbacks = new ArrayList<>(fallbacks);
        copy.fallbacks.add(0, new Fallback<>(other, value, implied));
        copy.usual = null;
        return copy;
    }

    /** Accepts another name, the one that other resolvers use for it. Help and JSON show its own name. */
    public Parameter<T> alias(String other) {
        Parameter<T> copy = copy();
        copy.names = new ArrayList<>(names);
        copy.names.add((side == Side.DEFENDER ? DEFENDER_PREFIX : "") + other);
        return copy;
    }

    public Parameter<T> required() {
        return with(Need.REQUIRED);
    }

    /** Makes it required and typed without an option's name. */
    public Parameter<T> positional() {
        return with(Need.POSITIONAL);
    }

    private Parameter<T> with(Need other) {
        Parameter<T> copy = copy();
        copy.need = other;
        return copy;
    }

    /** Makes each word of the choice an option too: {@code --elite} for {@code --quality elite}. */
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

    /** Makes it the defender's without adding the prefix, since its name says so already. */
    public Parameter<T> namedForDefenders() {
        Parameter<T> copy = copy();
        copy.side = Side.DEFENDER;
        return copy;
    }

    /** Makes it the defender's: its names get the prefix {@code def-}. */
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

    /** The parameter for that side: with the prefix {@code def-} for the defender, unchanged for neither. */
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
     * In a game, filled from that field of the unit in its role. Another role's field is written {@code target.pips},
     * an officer's {@code officer.rank}.
     */
    public Parameter<T> is(String field) {
        return bound("is " + field);
    }

    /** In a game, a flag that is on while the field has that value. */
    public Parameter<T> is(String field, String value) {
        return bound("is " + field + " true:" + value);
    }

    /**
     * In a game, a choice whose words differ from the field's: {@code column:column} maps a value, {@code
     * routed:level=routed} tests another field; the first that fits decides.
     */
    public Parameter<T> is(String field, List<String> words) {
        return bound("is " + field + " " + String.join(" ", words));
    }

    /** In a game, filled with all that the unit has of that field, unless the player names fewer. */
    public Parameter<T> part(String field) {
        return bound("part " + field);
    }

    /** As above, but left to the player for a unit in one of these formations, where not all can take part. */
    public Parameter<T> part(String field, String... unclear) {
        return bound("part " + field + " " + String.join(" ", unclear));
    }

    /**
     * A condition on the other values under which a game may fill the parameter, for rules that the resolver checks
     * itself.
     */
    public interface Company {
        /** Whether the parameter is allowed with those values, as typed, under those tables and house rules. */
        boolean allows(Map<String, String> values, Tables tables);
    }

    /** A house rule that must have that value for the parameter to count. */
    private record Agreed<H>(HouseKey<H> key, H value) implements Company {
        @Override
        public boolean allows(Map<String, String> values, Tables tables) {
            return tables.house(key).equals(value);
        }
    }

    /** Lets a game fill it only where the condition holds. */
    public Parameter<T> beside(Company others) {
        Parameter<T> copy = copy();
        copy.company = others;
        return copy;
    }

    /** Lets a game fill it only under that house rule. */
    public <H> Parameter<T> filledUnder(HouseKey<H> key, H value) {
        return beside(new Agreed<>(key, value));
    }

    /** In a game, filled from the same field as the other parameter, but of the unit on this parameter's side. */
    public Parameter<T> filledAs(Parameter<?> other) {
        int dot = other.binding.indexOf('.');
        return bound(
                dot < 0
                        ? other.binding
                        : other.binding.substring(0, other.binding.indexOf(' ') + 1)
                                + other.binding.substring(dot + 1));
    }

    /** Never filled from a game: the player states it each time (range, cover, flank). */
    public Parameter<T> moment() {
        return bound("moment");
    }

    /** In a game, filled from a value that holds for the whole game, such as the scale. */
    public Parameter<T> game(String value) {
        return bound("game " + value);
    }

    private Parameter<T> bound(String how) {
        Parameter<T> copy = copy();
        copy.binding = how;
        return copy;
    }

    /**
     * What fills it in a game, in the notation of {@code is}, {@code part}, {@code moment} and {@code game}; empty if
     * none was called. The package {@code game} parses it.
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
        if (option.isEmpty()) { // cached: asked for with every value that is read
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

    /** Whether it is {@code --att} or {@code --def}, which may stand without a die to switch sides. */
    public boolean isSideDie() {
        return follows() != Side.NONE;
    }

    /** The side of the options after it, if it is a side's die. */
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

    /**
     * Whether {@code none} means leaving it out: {@code --officer none} for an optional choice that has no such word.
     */
    public boolean isNothing(String text) {
        return text.equals("none")
                && need == Need.OPTIONAL
                && fallbacks.isEmpty()
                && type instanceof Type.Choice<?> choice
                && !choice.words().contains(text);
    }

    /** The default that depends on no other parameter. */
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

    /** The default in that situation, where the parameter was not given. */
    @Nullable
    T fallback(Situation situation) {
        if (usual != null) {
            return usual;
        }
        for (int i = 0;
                i < fallbacks.size();
                i++) { // by index: every line asks every parameter, and most have one default
            Fallback<T> one = fallbacks.get(i);
            Object said = one.other == null ? null : situation.value(one.other);
            if (one.other == null || (said != null && said.equals(one.value))) {
                return one.fallback;
            }
        }
        return null;
    }

    /** Words of the choice that are options too. */
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
        for (int i = 0; i < requirements.size(); i++) { // by index: most have none
            requirements.get(i).check(this, situation);
        }
    }

    /**
     * Whether it is allowed with those values, as typed; parameters that are missing there have their defaults. A game
     * asks this before it fills the parameter in.
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
