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
import org.jspecify.annotations.Nullable;

/**
 * How the parameters of a resolver are spelt as options, on either side of {@code --def}. Everything that reads, lists
 * or completes options asks here.
 */
public final class Spelling {

    private static final String ATTACKER = "--att";
    private static final String DEFENDER = "--def";
    private static final String ATTACKERS = "--att-";
    private static final String DEFENDERS = "--" + Parameter.DEFENDER_PREFIX;

    private final Description description;
    private final Usual.For purpose;
    private final boolean beginnings;
    private final Map<String, Meaning> attackers = new HashMap<>();
    private final Map<String, Meaning> defenders = new HashMap<>();

    /**
     * A way to spell a parameter.
     *
     * @param option {@code --def-pips}, {@code --elite}, {@code --att}
     * @param parameter what it sets; none for a mark of whose options follow
     * @param value the value that the option itself stands for; empty if it stands for none
     */
    public record Spelt(String option, Optional<Parameter<?>> parameter, String value) {

        /** One line of help. */
        public String help() {
            if (parameter.isEmpty()) {
                return "the " + (option.equals(ATTACKER) ? "attacker" : "defender") + "'s options follow";
            }
            return parameter.get().help();
        }

        /** Whose it is. */
        public Side side() {
            return parameter.isPresent() && !parameter.get().isSideDie()
                    ? parameter.get().side()
                    : option.equals(ATTACKER) ? Side.ATTACKER : option.equals(DEFENDER) ? Side.DEFENDER : Side.NONE;
        }
    }

    /** @param beginnings whether a beginning that only one option has stands for it */
    Spelling(Description description, Usual.For purpose, boolean beginnings) {
        this.description = description;
        this.purpose = purpose;
        this.beginnings = beginnings;
    }

    /** Every option of the resolver's own in full, in the description's order, and the marks of its sides. */
    public static List<Spelt> all(Description description) {
        List<Spelt> all = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (!parameter.isPositional() || RowsInput.are(parameter)) {
                all.add(new Spelt("--" + parameter.name(), Optional.of(parameter), ""));
            }
            for (String alias : parameter.aliases()) {
                all.add(new Spelt("--" + alias, Optional.of(parameter), ""));
            }
            for (String word : parameter.shorthands()) {
                all.add(new Spelt(shorthand(parameter, word), Optional.of(parameter), word));
            }
        }
        for (String marker : List.of(ATTACKER, DEFENDER)) {
            if (description.hasSides()
                    && description.parameter(marker.substring(2)).isEmpty()) {
                all.add(new Spelt(marker, Optional.empty(), ""));
            }
        }
        return all;
    }

    /** The options that take no value. */
    private static List<String> flags(Description description) {
        List<String> flags = new ArrayList<>();
        for (Spelt spelt : all(description)) {
            boolean flag = !spelt.value().isEmpty()
                    || (spelt.parameter().isPresent() && spelt.parameter().get().isFlag());
            if (flag) {
                flags.add(spelt.option());
            }
        }
        return flags;
    }

    /** The option that takes no value and is called so without its minus signs, {@code charging}, or the defender's. */
    public static Optional<String> flag(String word, Description description) {
        List<String> flags = flags(description);
        return flags.contains("--" + word)
                ? Optional.of("--" + word)
                : flags.contains(DEFENDERS + word) ? Optional.of(DEFENDERS + word) : Optional.empty();
    }

    /** How it can be spelt after {@code --def}, where that is shorter; empty where it is not. */
    public static Optional<String> afterDefender(Spelt spelt) {
        boolean shorter = spelt.side() == Side.DEFENDER && spelt.option().startsWith(DEFENDERS);
        return shorter ? Optional.of("--" + spelt.option().substring(DEFENDERS.length())) : Optional.empty();
    }

    private static String shorthand(Parameter<?> parameter, String word) {
        return (parameter.side() == Side.DEFENDER ? DEFENDERS : "--") + word;
    }

    /** The side whose options follow that word, if it is one that says so. */
    public static Optional<Side> follows(String word) {
        return word.equals(ATTACKER)
                ? Optional.of(Side.ATTACKER)
                : word.equals(DEFENDER) ? Optional.of(Side.DEFENDER) : Optional.empty();
    }

    /**
     * What an option means among those of that side; null if there is none of that name.
     *
     * @param value what stands after it, which may tell options apart that begin alike; may be empty
     * @throws BadInput if it is the other side's
     */
    @Nullable
    Meaning of(String option, Side side, String value) {
        Map<String, Meaning> known = side == Side.DEFENDER ? defenders : attackers;
        Meaning meaning = known.get(option);
        if (meaning == null) {
            meaning = find(option, side);
            if (meaning == null && beginnings && option.length() > 2 && option.startsWith("--")) {
                return begun(option, side, value);
            }
            if (meaning != null) {
                known.put(option, meaning);
            }
        }
        return meaning;
    }

    /** The only option that begins so, the only one of these that takes that number or is the resolver's own; or refused. */
    private @Nullable Meaning begun(String option, Side side, String value) {
        Map<String, Meaning> candidates = new LinkedHashMap<>();
        for (String name : names(side)) {
            Meaning meaning = name.startsWith(option) ? find(name, side) : null;
            if (meaning != null && !candidates.containsValue(meaning)) {
                candidates.put(name, meaning);
            }
        }
        if (candidates.size() > 1) {
            List<Meaning> fitting = candidates.values().stream()
                    .filter(meaning -> meaning.takes(value))
                    .toList();
            List<Meaning> own = candidates.values().stream()
                    .filter(meaning -> meaning.usual() == null)
                    .toList();
            if (fitting.size() == 1) {
                return fitting.get(0);
            }
            if (own.size() == 1 && !(own.get(0).isFlag() && BareValues.isNumber(value))) {
                return own.get(0); // what every resolver has is for who types more of it
            }
            throw BadInput.about(
                    option, option + ": expected more of it, one of " + String.join(", ", candidates.keySet()));
        }
        return candidates.isEmpty() ? null : candidates.values().iterator().next();
    }

    /** What can be typed where that side is spoken of. */
    private List<String> names(Side side) {
        List<String> names = new ArrayList<>();
        for (Spelt spelt : all(description)) {
            if (side != Side.DEFENDER
                    || spelt.side() != Side.ATTACKER
                    || follows(spelt.option()).isPresent()) {
                names.add(spelt.option());
            }
            if (side == Side.DEFENDER && afterDefender(spelt).isPresent()) {
                names.add(afterDefender(spelt).get());
            }
        }
        for (Usual usual : Usual.of(purpose)) {
            names.addAll(usual.names());
        }
        return names;
    }

    private @Nullable Meaning find(String option, Side side) {
        if (!option.startsWith("--")) {
            return usual(option);
        }
        Optional<Side> follows = description.hasSides() ? follows(option) : Optional.empty();
        if (follows.isPresent() && description.parameter(option.substring(2)).isEmpty()) {
            return Meaning.marker(option, follows.get());
        }
        Meaning own = inFull(option);
        if (follows.isPresent() || !description.hasSides()) {
            return own == null ? usual(option) : own;
        }
        if (own == null && option.startsWith(ATTACKERS)) {
            Meaning attackers = inFull("--" + option.substring(ATTACKERS.length()));
            return attackers != null && isAttackers(attackers) ? attackers : null;
        }
        Meaning shortened = inFull(DEFENDERS + option.substring(2));
        if (side == Side.DEFENDER && shortened != null) {
            return shortened;
        }
        if (side == Side.DEFENDER && own != null && isAttackers(own)) {
            throw BadInput.about(
                    option,
                    option + " after --def: expected one of the defender's options, " + option + " is the attacker's");
        }
        if (side == Side.ATTACKER && own == null && shortened != null) {
            throw BadInput.about(
                    option,
                    option + " is the defender's: expected it after --def, or as " + DEFENDERS + option.substring(2));
        }
        return own == null ? usual(option) : own;
    }

    private static boolean isAttackers(Meaning meaning) {
        return meaning.parameter() != null && meaning.parameter().side() == Side.ATTACKER;
    }

    private @Nullable Meaning inFull(String option) {
        Optional<Parameter<?>> named = description.parameter(option.substring(2));
        if (named.isPresent()) {
            return named.get().isPositional() && !RowsInput.are(named.get()) ? null : Meaning.of(named.get());
        }
        for (Parameter<?> parameter : description.parameters()) {
            for (String word : parameter.shorthands()) {
                if (option.equals(shorthand(parameter, word))) {
                    return Meaning.shorthand(option, parameter, word);
                }
            }
            if (parameter.aliases().contains(option.substring(2))) {
                return Meaning.of(parameter);
            }
        }
        return null;
    }

    private @Nullable Meaning usual(String option) {
        Optional<Usual> usual = Usual.named(option, purpose);
        return usual.isPresent() ? Meaning.of(usual.get()) : null;
    }

    /** Every name that an option can have, for a hint at the one that was meant. */
    List<String> names() {
        return names(Side.ATTACKER);
    }
}
