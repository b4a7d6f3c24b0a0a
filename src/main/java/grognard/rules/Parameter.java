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

    private final Form form;
    private final String help;
    private final Type<T> type;
    private final List<Fallback<T>> fallbacks;
    private final List<Condition> conditions;

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

    /**
     * How it is typed.
     *
     * @param names its own name and then its aliases
     */
    private record Form(List<String> names, Side side, Need need, Shortcut shortcut) {

        Form with(Need other) {
            return new Form(names, side, other, shortcut);
        }

        Form with(Shortcut other) {
            return new Form(names, side, need, other);
        }

        Form of(Side whose) {
            if (whose != Side.DEFENDER) {
                return new Form(names, whose, need, shortcut);
            }
            List<String> prefixed = new ArrayList<>(names.size());
            for (String name : names) {
                prefixed.add(DEFENDER_PREFIX + name);
            }
            return new Form(prefixed, whose, need, shortcut);
        }

        Form called(String alias) {
            List<String> all = new ArrayList<>(names);
            all.add((side == Side.DEFENDER ? DEFENDER_PREFIX : "") + alias);
            return new Form(all, side, need, shortcut);
        }
    }

    /** Something that must hold where the parameter is given. */
    private record Condition(Parameter<?> other, List<?> values, boolean excludes) {}

    /** What it is where nothing is said: always, or where another parameter has that value. */
    private record Fallback<T>(
            @Nullable Parameter<?> other, @Nullable Object value, T fallback) {}

    private Parameter(Form form, String help, Type<T> type, List<Fallback<T>> fallbacks, List<Condition> conditions) {
        this.form = form;
        this.help = help;
        this.type = type;
        this.fallbacks = List.copyOf(fallbacks);
        this.conditions = List.copyOf(conditions);
    }

    private Parameter<T> in(Form other) {
        return new Parameter<>(other, help, type, fallbacks, conditions);
    }

    /** A parameter of any type, optional and without a default. */
    public static <T> Parameter<T> of(String name, Type<T> type, String help) {
        Form form = new Form(List.of(name), Side.NONE, Need.OPTIONAL, Shortcut.NONE);
        return new Parameter<>(form, help, type, List.of(), List.of());
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
        Parameter<Integer> own = face(defender ? "def" : "att", die, help);
        return own.in(own.form.with(defender ? Shortcut.DEFENDERS_FOLLOW : Shortcut.ATTACKERS_FOLLOW));
    }

    public Parameter<T> orElse(T value) {
        return new Parameter<>(form, help, type, List.of(new Fallback<>(null, null, value)), conditions);
    }

    /** Need not be said where the other parameter has that value: a gun is one stand. */
    public <O> Parameter<T> impliedBy(Parameter<O> other, O value, T implied) {
        List<Fallback<T>> all = new ArrayList<>(fallbacks);
        all.add(0, new Fallback<>(other, value, implied));
        return new Parameter<>(form, help, type, all, conditions);
    }

    /** Can be called by this name too: what other resolvers call the same thing. Everything that is shown has its own. */
    public Parameter<T> alias(String other) {
        return in(form.called(other));
    }

    public Parameter<T> required() {
        return in(form.with(Need.REQUIRED));
    }

    /** Given without an option's name; required. */
    public Parameter<T> positional() {
        return in(form.with(Need.POSITIONAL));
    }

    /** Each of the choice's words is an option of its own too: {@code --elite} for {@code --quality elite}. */
    public Parameter<T> byItsWords() {
        return in(form.with(Shortcut.ITS_WORDS));
    }

    public Parameter<T> attackers() {
        return in(form.of(Side.ATTACKER));
    }

    /** The defender's parameter of this name, {@code def-…}. */
    public Parameter<T> defenders() {
        return in(form.of(Side.DEFENDER));
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
        return new Parameter<>(form, help, type, fallbacks, all);
    }

    public String name() {
        return form.names.get(0);
    }

    /** Its other names. */
    public List<String> aliases() {
        return form.names.subList(1, form.names.size());
    }

    /** The option as typed, {@code --pips}; a positional parameter is called by its name alone. */
    public String option() {
        return isPositional() ? name().toUpperCase(java.util.Locale.ROOT) : "--" + name();
    }

    public String help() {
        return help;
    }

    public Type<T> type() {
        return type;
    }

    public Side side() {
        return form.side;
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
        return form.shortcut == Shortcut.ATTACKERS_FOLLOW
                ? Side.ATTACKER
                : form.shortcut == Shortcut.DEFENDERS_FOLLOW ? Side.DEFENDER : Side.NONE;
    }

    public boolean isRequired() {
        return form.need != Need.OPTIONAL;
    }

    public boolean isPositional() {
        return form.need == Need.POSITIONAL;
    }

    /** Whether that says only that it is not said: {@code --officer none}, where nobody has to be there. */
    public boolean isNothing(String text) {
        return text.equals("none")
                && form.need == Need.OPTIONAL
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

    /** What it is in that situation, which says nothing about it. */
    Optional<T> fallback(Situation situation) {
        for (Fallback<T> one : fallbacks) {
            Object said = one.other == null ? null : situation.find(one.other).orElse(null);
            if (one.other == null || (said != null && said.equals(one.value))) {
                return Optional.of(one.fallback);
            }
        }
        return Optional.empty();
    }

    /** Words that are options of their own and mean this parameter with that value. */
    public List<String> shorthands() {
        boolean words = form.shortcut == Shortcut.ITS_WORDS;
        return words && type instanceof Type.Choice<?> choice ? choice.words() : List.of();
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
