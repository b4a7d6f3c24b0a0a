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
 * @param role what the first of them is; further ones are counted on
 * @param says what the option says without a game: how many ({@code count}), that there are any ({@code flag}), the sum
 *     of their figures, how many of each arm ({@code arms}), or nothing ({@code names}); {@code rows} and {@code shares} are
 *     read by {@link TypedRows}
 */
record UnitOption(String option, String role, String kind) {

    private static final String NONE = "none";
    private static final String NAMES = "names";

    /** What options say whose value can be nothing else in a game. */
    private static final List<String> ONLY_NAMES = List.of(NAMES, "count", "figures", "arms");

    /**
     * The one that the word names.
     *
     * @param beginnings whether a beginning that no other option has stands for it
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

    /** Whether no other option of the resolver begins so. */
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

    /** Those that the resolver has. */
    static List<UnitOption> of(Description description) {
        List<UnitOption> all = new ArrayList<>();
        for (String other : description.others()) {
            String[] words = other.split(" ", 4); // the last is help
            all.add(new UnitOption(words[0], words[1], words.length > 2 ? words[2] : NAMES));
        }
        return all;
    }

    /** Units as names of a request: where they stand in rows, each with the role that it has there. */
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
     * Whether the value is names, and no number as without a game; a number is a name's beginning where none could be
     * meant. What can be nothing else counts as names, so that one that fits no unit is refused as such.
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

    /** A word for each unit, and what the option says in numbers. */
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

    /** Names with commas or blanks between them; a name may have blanks itself. */
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

    /** {@code near}, {@code near-2}; what is counted from the start goes on from there, {@code target-2}, {@code target-3}. */
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
        int many = 0;
        for (Unit unit : units) {
            many += unit.text("arm").equals(arm) ? 1 : 0;
        }
        return many;
    }
}
