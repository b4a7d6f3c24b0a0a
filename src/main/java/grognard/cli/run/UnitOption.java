package grognard.cli.run;

import grognard.game.Unit;
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import grognard.line.OptionNames;
import grognard.line.Token;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An option that names further units in a game: those grazed, ridden through, near, in support.
 *
 * @param role the role of the first unit; further ones get numbers
 * @param kind the value that the option has without a game: a number of units ({@code count}), a {@code flag}, the sum
 *     of their {@code figures}, a number for each arm ({@code arms}), or none ({@code names}); {@code rows} and {@code
 *     shares} are read by {@link TypedRows}
 */
record UnitOption(String option, String role, String kind) {

    private static final String NONE = "none";
    private static final String NAMES = "names";

    /** Kinds whose value can only be names in a game. */
    private static final List<String> ONLY_NAMES = List.of(NAMES, "count", "figures", "arms");

    /**
     * Returns the option that the word names.
     *
     * @param prefixes whether a unique prefix is enough
     */
    static Optional<UnitOption> named(String word, Description description, boolean prefixes) {
        List<UnitOption> all = of(description);
        for (UnitOption other : all) {
            if (word.equals("--" + other.option)) {
                return Optional.of(other);
            }
        }
        Optional<UnitOption> found = Optional.empty();
        for (UnitOption other : prefixes && word.length() > 2 ? all : List.<UnitOption>of()) {
            if (("--" + other.option).startsWith(word) && isUniquePrefix(word, other, description)) {
                found = Optional.of(other);
            }
        }
        return found;
    }

    /** Returns whether no other option of the resolver, and no common option, starts with the word. */
    private static boolean isUniquePrefix(String word, UnitOption one, Description description) {
        Set<String> options = new HashSet<>();
        for (UnitOption other : of(description)) {
            options.add("--" + other.option);
        }
        for (OptionNames.OptionName spelt : OptionNames.all(description)) {
            options.add(spelt.option());
        }
        for (CommonOption common : CommonOption.of(CommonOption.For.PLAY)) {
            options.addAll(common.names());
        }
        options.remove("--" + one.option);
        return options.stream().noneMatch(option -> option.startsWith(word));
    }

    /** Returns the resolver's options of this sort. */
    static List<UnitOption> of(Description description) {
        List<UnitOption> all = new ArrayList<>();
        for (String other : description.others()) {
            String[] words = other.split(" ", 4); // the last is help
            all.add(new UnitOption(words[0], words[1], words.length > 2 ? words[2] : NAMES));
        }
        return all;
    }

    /** Returns the units of a due entry as words; if they stand in rows, each with its role. */
    static List<String> names(Description description, List<String> units) {
        for (UnitOption option : of(description)) {
            if (option.kind.equals("rows")) {
                List<String> names = new ArrayList<>();
                for (String unit : units) {
                    names.add(option.roleOf(names.size()) + "=" + unit);
                }
                return names;
            }
        }
        return units;
    }

    /**
     * Returns whether the value names units and is no plain number, as without a game. A kind that takes only names
     * accepts words that fit no unit, so that they are refused as units later.
     */
    boolean takes(String value, Units units) {
        if (value.equals(NONE)) {
            return true;
        }
        boolean fits = true;
        boolean numbers = !kind.equals(NAMES);
        for (String name : names(value, units)) {
            if (name.startsWith("-") || name.contains("..")) {
                return false;
            }
            numbers &= WholeNumber.in(name).isPresent();
            fits &= !units.beginning(name).isEmpty();
        }
        return !numbers && (fits || ONLY_NAMES.contains(kind));
    }

    /** Returns a word for each unit, and the option with its number if the kind has one. */
    List<Token> words(String value, Units units, int column) {
        List<Token> words = new ArrayList<>();
        List<Unit> named = new ArrayList<>();
        for (String name : value.equals(NONE) ? List.<String>of() : names(value, units)) {
            Unit unit = units.meant("--" + option, name);
            words.add(new Token(roleOf(named.size()) + "=" + unit.name(), column));
            named.add(unit);
        }
        switch (kind) {
            case "count" -> words.add(new Token("--" + option + "=" + named.size(), column));
            case "flag" -> words.add(new Token("--" + option, column));
            case "figures" -> words.add(new Token("--" + option + "=" + sum(named), column));
            case "arms" -> {
                words.add(new Token("--" + option + "-infantry=" + ofArm(named, "infantry"), column));
                words.add(new Token("--" + option + "-cavalry=" + ofArm(named, "cavalry"), column));
            }
            default -> {}
        }
        return words;
    }

    /**
     * Splits names at commas and blanks. A name may contain blanks: the longest run of words that fits a unit is one.
     */
    private static List<String> names(String value, Units units) {
        List<String> names = new ArrayList<>();
        for (String part : value.split(",", -1)) {
            List<String> words = List.of(part.strip().split(" +", -1));
            for (int from = 0; from < words.size(); ) {
                int to = words.size();
                while (to > from + 1
                        && units.fitting(String.join(" ", words.subList(from, to)))
                                .isEmpty()) {
                    to--;
                }
                names.add(String.join(" ", words.subList(from, to)));
                from = to;
            }
        }
        return names;
    }

    /**
     * Returns the role of the unit at a place from 0: {@code near}, {@code near-2}. A role with a number counts on from
     * it: {@code target-2}, {@code target-3}.
     */
    String roleOf(int place) {
        int dash = role.lastIndexOf('-');
        Optional<Integer> first = dash < 0 ? Optional.empty() : WholeNumber.in(role.substring(dash + 1));
        if (first.isPresent()) {
            return role.substring(0, dash + 1) + (first.get() + place);
        }
        return place == 0 ? role : role + "-" + (place + 1);
    }

    private int sum(List<Unit> units) {
        int sum = 0;
        for (Unit unit : units) {
            if (!unit.fits(kind)) {
                throw BadInput.value("--" + option, unit.name(), "a unit with " + kind + ", and it has none");
            }
            sum += WholeNumber.in(unit.text(kind)).orElse(0);
        }
        return sum;
    }

    private static int ofArm(List<Unit> units, String arm) {
        return (int) units.stream().filter(unit -> unit.text("arm").equals(arm)).count();
    }
}
