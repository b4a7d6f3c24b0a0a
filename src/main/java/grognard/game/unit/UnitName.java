package grognard.game.unit;

import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Type;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * The rules for names of units and sides. They hold for musters and for records alike: a name that reads as an option, a number or
 * {@code ROLE=UNIT} would mean something else on the line that plays the unit.
 */
public final class UnitName {

    /** Most characters of a name, so that a list of units stays readable. */
    private static final int LONGEST = 120;

    private static final String FORBIDDEN = ",;=?&#\"'";

    private UnitName() {}

    /** Returns what is wrong with a name, or an empty text. Reads no ruleset, so it is cheap enough for opening a game. */
    public static String fault(String name) {
        if (name.isEmpty()) {
            return "expected a name";
        }
        if (name.length() > LONGEST) {
            return "expected a name of at most " + LONGEST + " characters";
        }
        if (!SafeText.isSafe(name)) {
            return "expected a name without control or invisible characters";
        }
        if (name.startsWith("-")) {
            return "expected a name that does not begin with -";
        }
        for (int i = 0; i < name.length(); i++) {
            if (FORBIDDEN.indexOf(name.charAt(i)) >= 0) {
                return "expected a name without any of , ; = ? & # \" '";
            }
        }
        if (WholeNumber.in(name).isPresent() || name.matches("[0-9.]+")) {
            return "expected a name that is no number";
        }
        return name.equalsIgnoreCase("none") ? "expected a name that is not none" : "";
    }

    /**
     * Checks a name as {@link #fault(String)} does, and also refuses values of options. Reads all descriptions of the ruleset.
     *
     * @param names whether lines of a resolver can name the unit, so that its options matter
     */
    public static String fault(String name, Ruleset ruleset, Predicate<String> names) {
        String fault = fault(name);
        String word = name.toLowerCase(Locale.ROOT);
        return fault.isEmpty()
                        && ruleset.resolvers().stream()
                                .anyMatch(resolver -> isOptionValue(
                                                word, ruleset.resolver(resolver).description())
                                        && names.test(resolver))
                ? "expected a name that is no value of an option"
                : fault;
    }

    private static boolean isOptionValue(String word, Description description) {
        return description.parameters().stream()
                .anyMatch(parameter -> parameter.type() instanceof Type.Choice<?> choice
                        && choice.words().contains(word));
    }
}
