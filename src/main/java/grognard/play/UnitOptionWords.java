package grognard.play;

import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import grognard.line.OptionNames;
import grognard.line.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Expands options that name further units in a game: each unit becomes a word with its role, beside the option's value. */
record UnitOptionWords(UnitOption option) {

    private static final String NONE = "none";

    /**
     * Returns the option that the word names.
     *
     * @param prefixes whether a unique prefix is enough
     */
    static Optional<UnitOptionWords> named(String word, ResolverRules rules, boolean prefixes) {
        List<UnitOption> all = rules.unitOptions();
        for (UnitOption other : all) {
            if (word.equals(dashed(other)) || word.equals(other.option())) {
                return Optional.of(new UnitOptionWords(other));
            }
        }
        return all.stream()
                .filter(other -> prefixes && word.length() > 2 && dashed(other).startsWith(word))
                .filter(other -> isUniquePrefix(word, other, rules))
                .findFirst()
                .map(UnitOptionWords::new);
    }

    private static String dashed(UnitOption option) {
        return "--" + option.option();
    }

    /** Returns whether no other option of the resolver, and no common option, starts with the word. */
    private static boolean isUniquePrefix(String word, UnitOption one, ResolverRules rules) {
        Set<String> options = new HashSet<>();
        rules.unitOptions().forEach(other -> options.add(dashed(other)));
        for (OptionNames.OptionName spelt : OptionNames.all(rules.description())) {
            options.add(spelt.option());
        }
        for (CommonOption common : CommonOption.of(CommonOption.For.PLAY)) {
            options.addAll(common.names());
        }
        options.remove(dashed(one));
        return options.stream().noneMatch(option -> option.startsWith(word));
    }

    /** Returns the units of a due entry as words; if they stand in rows, each with its role. */
    static List<String> names(ResolverRules rules, List<String> units) {
        for (UnitOption option : rules.unitOptions()) {
            if (option.value() == UnitOption.Value.PAIRS) {
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
     * Returns whether the value names units and is no plain number, as without a game. An option that takes only names
     * accepts words that fit no unit, so that they are refused as units later.
     */
    boolean takes(String value, Units units) {
        if (value.equals(NONE)) {
            return true;
        }
        boolean fits = true;
        boolean numbers = option.value() != UnitOption.Value.NONE;
        for (String name : names(value, units)) {
            if (name.startsWith("-") || name.contains("..")) {
                return false;
            }
            numbers &= WholeNumber.in(name).isPresent();
            fits &= !units.startingWith(name).isEmpty();
        }
        boolean onlyNames = !option.isRows() && option.value() != UnitOption.Value.FLAG;
        return !numbers && (fits || onlyNames);
    }

    /** Returns a word for each unit, and the option with its value if it has one. */
    List<Token> words(String value, Units units, int column) {
        List<Token> words = new ArrayList<>();
        List<Unit> named = new ArrayList<>();
        for (String name : value.equals(NONE) ? List.<String>of() : names(value, units)) {
            Unit unit = units.meant(dashed(option), name);
            words.add(new Token(option.roleOf(named.size()) + "=" + unit.name(), column));
            named.add(unit);
        }
        for (String text : values(named)) {
            words.add(new Token(dashed(option) + text, column));
        }
        return words;
    }

    /** The option's value, or values if it stands for several options. */
    private List<String> values(List<Unit> named) {
        return switch (option.value()) {
            case COUNT -> List.of("=" + named.size());
            case FLAG -> List.of("");
            case SUM -> List.of("=" + sum(named));
            case ARMS -> List.of("-infantry=" + ofArm(named, "infantry"), "-cavalry=" + ofArm(named, "cavalry"));
            case NONE, PAIRS, SHARES -> List.of();
        };
    }

    /**
     * Splits names at commas and blanks. A name may contain blanks: the longest run of words that fits a unit is one. A
     * comma with nothing after it separates nothing.
     */
    static List<String> names(String value, Units units) {
        List<String> names = new ArrayList<>();
        for (String part : value.split(" *, *", 0)) {
            List<String> words = List.of(part.strip().split(" +", -1));
            for (int from = 0; from < words.size(); ) {
                int to = units.endOfName(words, from);
                names.add(String.join(" ", words.subList(from, to)));
                from = to;
            }
        }
        return names;
    }

    private int sum(List<Unit> units) {
        Field<Integer> field = option.sum();
        if (field == null) {
            return 0;
        }
        for (Unit unit : units) {
            if (!unit.fits(field.name())) {
                throw BadInput.value(dashed(option), unit.name(), "a unit with " + field.name() + ", and it has none");
            }
        }
        return units.stream().mapToInt(field::number).sum();
    }

    private static int ofArm(List<Unit> units, String arm) {
        return (int) units.stream().filter(unit -> unit.text("arm").equals(arm)).count();
    }
}
