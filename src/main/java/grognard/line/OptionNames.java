package grognard.line;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The names of a resolver's options, before and after {@code --def}. The single source for parsing, listing and completing
 * option names. The names of attacker's options have no prefix; the defender's begin with {@code --def-}, which may be left
 * out after {@code --def}.
 */
public final class OptionNames {

    private static final String ATTACKER = "--att";
    private static final String DEFENDER = "--def";
    private static final String ATTACKERS = "--att-";
    private static final String DEFENDERS = "--" + Parameter.DEFENDER_PREFIX;
    private static final String TARGETS = "--target-";

    private final Description description;
    private final CommonOption.For purpose;
    private final boolean allowPrefixes;

    /** Options looked up so far, by name and by the side at that point of the line. Lines of a batch repeat them. */
    private final Map<String, OptionMatch> attackers = new HashMap<>();

    private final Map<String, OptionMatch> defenders = new HashMap<>();

    /**
     * A name of an option. A parameter may have several: its own, aliases, and shorthands for its values.
     *
     * @param option the name: {@code --def-pips}, {@code --elite}, {@code --att}
     * @param parameter the parameter that it sets; empty for a side marker
     * @param value the value of a shorthand; empty for other names
     */
    public record OptionName(String option, Optional<Parameter<?>> parameter, String value) {

        /** One line of help. */
        public String help() {
            if (parameter.isEmpty()) {
                return "the " + (option.equals(ATTACKER) ? "attacker" : "defender") + "'s options follow";
            }
            return parameter.get().help();
        }

        /** Whether no value follows it: a flag or a shorthand. */
        boolean isFlag() {
            return !value.isEmpty() || parameter.filter(Parameter::isFlag).isPresent();
        }

        /** The side whose option it is. A side's die counts as a marker, which both sides may type. */
        public Side side() {
            return parameter.isPresent() && !parameter.get().isSideDie()
                    ? parameter.get().side()
                    : option.equals(ATTACKER) ? Side.ATTACKER : option.equals(DEFENDER) ? Side.DEFENDER : Side.NONE;
        }
    }

    /** @param allowPrefixes whether a unique prefix stands for an option: only for lines typed at the prompt */
    OptionNames(Description description, CommonOption.For purpose, boolean allowPrefixes) {
        this.description = description;
        this.purpose = purpose;
        this.allowPrefixes = allowPrefixes;
    }

    /** All full names of the resolver's own options, in the order of the description, then the side markers. */
    public static List<OptionName> all(Description description) {
        List<OptionName> all = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (!parameter.isPositional() || RowsInput.isRows(parameter)) {
                all.add(new OptionName("--" + parameter.name(), Optional.of(parameter), ""));
            }
            for (String alias : parameter.aliases()) {
                all.add(new OptionName("--" + alias, Optional.of(parameter), ""));
            }
            for (String word : parameter.shorthands()) {
                all.add(new OptionName(shorthand(parameter, word), Optional.of(parameter), word));
            }
        }
        for (String marker : List.of(ATTACKER, DEFENDER)) {
            if (description.hasSides()
                    && description.parameter(marker.substring(2)).isEmpty()) {
                all.add(new OptionName(marker, Optional.empty(), ""));
            }
        }
        return all;
    }

    /** The option without a value that has this name plus minus signs, {@code charging}; the defender's if only it does. */
    public static Optional<String> flagNamed(String word, Description description) {
        List<String> flags = all(description).stream()
                .filter(OptionName::isFlag)
                .map(OptionName::option)
                .toList();
        return Stream.of("--" + word, DEFENDERS + word).filter(flags::contains).findFirst();
    }

    /** The flag with this name that is of the side of the option whose value the word is. */
    static Optional<String> flagNamed(String word, String option, Description description) {
        for (String side : List.of(DEFENDERS, TARGETS)) {
            if (option.startsWith(side)) {
                return flagNamed(side.substring(2) + word, description);
            }
        }
        boolean both =
                all(description).stream().anyMatch(name -> name.option().equals(DEFENDERS + option.substring(2)));
        return flagNamed(word, description).filter(flag -> !both || !flag.startsWith(DEFENDERS));
    }

    /** The shorter name after {@code --def}; empty if there is none. */
    public static Optional<String> nameAfterDef(OptionName name) {
        boolean shorter = name.side() == Side.DEFENDER && name.option().startsWith(DEFENDERS);
        return shorter ? Optional.of("--" + name.option().substring(DEFENDERS.length())) : Optional.empty();
    }

    private static String shorthand(Parameter<?> parameter, String word) {
        return (parameter.side() == Side.DEFENDER ? DEFENDERS : "--") + word;
    }

    /** The side that a side marker announces; empty if the word is no side marker. */
    public static Optional<Side> markedSide(String word) {
        return word.equals(ATTACKER)
                ? Optional.of(Side.ATTACKER)
                : word.equals(DEFENDER) ? Optional.of(Side.DEFENDER) : Optional.empty();
    }

    /**
     * Looks up an option by its name or prefix; null if there is none.
     *
     * @param side the side whose options are being typed
     * @param value the value after it, which may decide between options with the same prefix; may be empty
     * @throws BadInput if the option belongs to the other side, or a prefix fits several options
     */
    @Nullable
    OptionMatch of(String option, Side side, String value) {
        Map<String, OptionMatch> known = side == Side.DEFENDER ? defenders : attackers;
        OptionMatch match = known.get(option);
        if (match == null) {
            match = find(option, side);
            if (match == null && allowPrefixes && option.length() > 2 && option.startsWith("--")) {
                return byPrefix(option, side, value);
            }
            if (match != null) {
                known.put(option, match);
            }
        }
        return match;
    }

    /**
     * Expands a prefix. If it fits several options, the only one that may take the value wins, then the only one of the
     * resolver's own. Not cached, since the result depends on the value.
     */
    private @Nullable OptionMatch byPrefix(String option, Side side, String value) {
        Map<String, OptionMatch> candidates = new LinkedHashMap<>();
        for (String name : names(side)) {
            OptionMatch match = name.startsWith(option) ? find(name, side) : null;
            if (match != null && !candidates.containsValue(match)) {
                candidates.put(name, match);
            }
        }
        if (candidates.size() > 1) {
            List<OptionMatch> fitting = candidates.values().stream()
                    .filter(match -> match.mayTake(value))
                    .toList();
            List<OptionMatch> own = candidates.values().stream()
                    .filter(match -> match.common() == null)
                    .toList();
            if (fitting.size() == 1) {
                return fitting.get(0);
            }
            if (own.size() == 1 && !(own.get(0).isFlag() && BareValues.isNumber(value))) {
                return own.get(0); // common options need a longer prefix
            }
            throw BadInput.about(
                    option, option + ": expected more of it, one of " + String.join(", ", candidates.keySet()));
        }
        return candidates.isEmpty() ? null : candidates.values().iterator().next();
    }

    /** All names that can be typed while that side's options follow, common options included. */
    private List<String> names(Side side) {
        List<String> names = new ArrayList<>();
        for (OptionName name : all(description)) {
            if (side != Side.DEFENDER
                    || name.side() != Side.ATTACKER
                    || markedSide(name.option()).isPresent()) {
                names.add(name.option());
            }
            if (side == Side.DEFENDER && nameAfterDef(name).isPresent()) {
                names.add(nameAfterDef(name).get());
            }
        }
        for (CommonOption common : CommonOption.of(purpose)) {
            names.addAll(common.names());
        }
        return names;
    }

    /**
     * Finds an option by its full name. Where both sides have a parameter, the side at this point of the line decides: after
     * {@code --def}, {@code --pips} means {@code --def-pips}.
     */
    private @Nullable OptionMatch find(String option, Side side) {
        if (!option.startsWith("--")) {
            return commonOption(option);
        }
        Optional<Side> marked = description.hasSides() ? markedSide(option) : Optional.empty();
        if (marked.isPresent() && description.parameter(option.substring(2)).isEmpty()) {
            return OptionMatch.marker(option, marked.get());
        }
        OptionMatch own = ownOption(option);
        if (marked.isPresent() || !description.hasSides()) {
            return own == null ? commonOption(option) : own;
        }
        if (own == null && option.startsWith(ATTACKERS)) {
            OptionMatch attackers = ownOption("--" + option.substring(ATTACKERS.length()));
            return attackers != null && isAttackers(attackers) ? attackers : null;
        }
        OptionMatch shortened = ownOption(DEFENDERS + option.substring(2));
        if (side == Side.DEFENDER && shortened != null) {
            return shortened;
        }
        if (side == Side.DEFENDER && own != null && isAttackers(own)) {
            throw BadInput.about(
                    option,
                    option + " after --def: expected one of the defender's options, " + option + " is the attacker's");
        }
        if (own == null && shortened != null) {
            if (allowPrefixes) {
                return shortened; // a person means the only side that has it; scripts use full names
            }
            throw BadInput.about(
                    option,
                    option + " is the defender's: expected it after --def, or as " + DEFENDERS + option.substring(2));
        }
        return own == null ? commonOption(option) : own;
    }

    private static boolean isAttackers(OptionMatch match) {
        return match.parameter() != null && match.parameter().side() == Side.ATTACKER;
    }

    /** Finds an option of the resolver by its full name, whichever side it belongs to. */
    private @Nullable OptionMatch ownOption(String option) {
        Optional<Parameter<?>> named = description.parameter(option.substring(2));
        if (named.isPresent()) {
            return named.get().isPositional() && !RowsInput.isRows(named.get()) ? null : OptionMatch.of(named.get());
        }
        for (Parameter<?> parameter : description.parameters()) {
            for (String word : parameter.shorthands()) {
                if (option.equals(shorthand(parameter, word))) {
                    return OptionMatch.shorthand(option, parameter, word);
                }
            }
            if (parameter.aliases().contains(option.substring(2))) {
                return OptionMatch.of(parameter);
            }
        }
        return null;
    }

    private @Nullable OptionMatch commonOption(String option) {
        Optional<CommonOption> common = CommonOption.named(option, purpose);
        return common.isPresent() ? OptionMatch.of(common.get()) : null;
    }

    /** All full names, among which an error message looks for the most similar one. */
    List<String> names() {
        return names(Side.ATTACKER);
    }
}
