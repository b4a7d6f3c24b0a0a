package grognard.rules;

import grognard.dice.Die;
import grognard.input.BadInput;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Something a player says about the situation. Resolvers hold their parameters as constants and read a
 * {@link Situation} by them; the command line, batches, sweeps, completion, help and JSON are made from the same object.
 * Immutable: each method that refines one answers a new parameter.
 */
public final class Parameter<T> {

    /** What the defender's parameters are called by: {@code --def-pips}. */
    public static final String DEFENDER_PREFIX = "def-";

    private final String name;
    private final String help;
    private final Type<T> type;
    private final Side side;
    private final Need need;
    private final @Nullable T fallback;
    private final List<Condition> conditions;
    private final Shortcut shortcut;

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

    /** Something that must hold where the parameter is given. */
    private record Condition(Parameter<?> other, List<?> values, boolean excludes) {}

    private Parameter(
            String name,
            String help,
            Type<T> type,
            Side side,
            Need need,
            @Nullable T fallback,
            List<Condition> conditions,
            Shortcut shortcut) {
        this.name = name;
        this.help = help;
        this.type = type;
        this.side = side;
        this.need = need;
        this.fallback = fallback;
        this.conditions = List.copyOf(conditions);
        this.shortcut = shortcut;
    }

    /** A parameter of any type, optional and without a default. */
    public static <T> Parameter<T> of(String name, Type<T> type, String help) {
        return new Parameter<>(name, help, type, Side.NONE, Need.OPTIONAL, null, List.of(), Shortcut.NONE);
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

    public static <E extends Enum<E>> Parameter<E> choice(String name, Class<E> choices, String help) {
        return of(name, Type.choice(choices), help);
    }

    /** A choice among some constants of an enum. */
    public static <E extends Enum<E>> Parameter<E> choice(String name, List<E> choices, String help) {
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
        return new Parameter<>(
                defender ? "def" : "att",
                help,
                new Type.Face(die),
                Side.NONE,
                Need.OPTIONAL,
                null,
                List.of(),
                defender ? Shortcut.DEFENDERS_FOLLOW : Shortcut.ATTACKERS_FOLLOW);
    }

    public Parameter<T> orElse(T value) {
        return new Parameter<>(name, help, type, side, need, value, conditions, shortcut);
    }

    public Parameter<T> required() {
        return new Parameter<>(name, help, type, side, Need.REQUIRED, fallback, conditions, shortcut);
    }

    /** Given without an option's name; required. */
    public Parameter<T> positional() {
        return new Parameter<>(name, help, type, side, Need.POSITIONAL, fallback, conditions, shortcut);
    }

    /** Each of the choice's words is an option of its own too: {@code --elite} for {@code --quality elite}. */
    public Parameter<T> byItsWords() {
        return new Parameter<>(name, help, type, side, need, fallback, conditions, Shortcut.ITS_WORDS);
    }

    public Parameter<T> attackers() {
        return new Parameter<>(name, help, type, Side.ATTACKER, need, fallback, conditions, shortcut);
    }

    /** The same parameter, whose name says already that it is the defender's. */
    public Parameter<T> namedForDefenders() {
        return new Parameter<>(name, help, type, Side.DEFENDER, need, fallback, conditions, shortcut);
    }

    /** The defender's parameter of this name, {@code def-…}. */
    public Parameter<T> defenders() {
        return new Parameter<>(DEFENDER_PREFIX + name, help, type, Side.DEFENDER, need, fallback, conditions, shortcut);
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
        return and(new Condition(other, values, false));
    }

    /** May not be given together with that flag. */
    public Parameter<T> notWith(Parameter<Boolean> other) {
        return and(new Condition(other, List.of(true), true));
    }

    private Parameter<T> and(Condition condition) {
        List<Condition> all = new ArrayList<>(conditions);
        all.add(condition);
        return new Parameter<>(name, help, type, side, need, fallback, all, shortcut);
    }

    public String name() {
        return name;
    }

    /** The option as typed, {@code --pips}; a positional parameter is called by its name alone. */
    public String option() {
        return isPositional() ? name.toUpperCase(java.util.Locale.ROOT) : "--" + name;
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

    public Optional<T> fallback() {
        return Optional.ofNullable(fallback);
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
        for (Condition condition : conditions) {
            Object value = situation.find(condition.other).orElse(null);
            boolean holds = value != null && condition.values.contains(value);
            if (condition.excludes == holds) {
                throw condition.excludes
                        ? BadInput.about(
                                option(),
                                option() + " with " + condition.other.option() + ": expected only one of them")
                        : situation.refuse(this, "it only with " + words(condition));
            }
        }
    }

    private static String words(Condition condition) {
        if (condition.other.isFlag()) {
            return condition.other.option();
        }
        return condition.values.stream()
                .map(value -> condition.other.option() + " " + value)
                .collect(Collectors.joining(" or "));
    }

    @Override
    public String toString() {
        return option();
    }
}
