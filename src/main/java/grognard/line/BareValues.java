package grognard.line;

import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Assigns values that were typed without an option's name, as in {@code fire musket 20 8 column}, to parameters. A number
 * goes to the first numeric parameter in the description's list of bare parameters that has no value yet; a word goes to
 * the choice parameter that has it among its words.
 */
public final class BareValues {

    /** A number in a range up to this could be a die. */
    private static final int MOST_FACES = 6;

    private static final Pattern DECIMAL = Pattern.compile("[0-9]*\\.[0-9]+");

    /** The longest range of values that players confuse with dice. */
    private static final int MOST_HITS = 20;

    private final Description description;
    private final String displayName;
    private final boolean allowPrefixes;
    private final List<ParsedOption> parsed;

    /**
     * Prepares to assign the bare values of one line.
     *
     * @param displayName the resolver's name in error messages
     * @param allowPrefixes whether a unique prefix of a word stands for the word
     * @param parsed the options parsed so far, to which each value is added
     */
    BareValues(Description description, String displayName, boolean allowPrefixes, List<ParsedOption> parsed) {
        this.description = description;
        this.displayName = displayName;
        this.allowPrefixes = allowPrefixes;
        this.parsed = parsed;
    }

    /**
     * Assigns one value, as if its option had been typed before it.
     *
     * @param side the side whose options were being typed at that point of the line
     * @throws BadInput if no parameter takes the value, several do, or the one that does has a value already
     */
    void add(Token typed, Side side) {
        OptionMatch flag = isNumber(typed.text()) ? null : flag(typed.text(), side);
        if (flag != null) {
            parsed.add(new ParsedOption(flag, new Token(flag.option(), typed.column()), flag.impliedValue(), typed));
            return;
        }
        Token word = allowPrefixes ? expand(typed, side) : typed;
        Parameter<?> parameter = parameter(word, side);
        parsed.add(new ParsedOption(
                OptionMatch.of(parameter), new Token(parameter.option(), word.column()), word.text(), word));
    }

    /** The flag of that name, of the side whose options are being typed, or of the only side that has it; null if none. */
    private @Nullable OptionMatch flag(String name, Side side) {
        Parameter<?> found = null;
        for (Parameter<?> parameter : description.parameters()) {
            boolean named = parameter.name().equals(name) || parameter.name().equals(Parameter.DEFENDER_PREFIX + name);
            if (parameter.isFlag() && named && (found == null || parameter.side() == side)) {
                found = parameter;
            }
        }
        return found == null ? null : OptionMatch.of(found);
    }

    /**
     * Refuses a number that could be a die as well as a value: {@code contact 4 2} may mean the dice on the table or the
     * pips, and a wrong guess would decide the combat.
     */
    private void checkNoDie(Parameter<?> parameter, Token word) {
        if (!(parameter.type() instanceof Type.Whole whole) || whole.most() > MOST_FACES) {
            return;
        }
        for (Parameter<?> die : description.parameters()) {
            if (die.isSideDie() && die.follows() == parameter.side()) {
                throw BadInput.value(
                                displayName,
                                word.text(),
                                "an option before it, " + die.option() + " " + SafeText.shortened(word.text())
                                        + " for the die or " + parameter.option() + " "
                                        + SafeText.shortened(word.text()))
                        .at(word.column());
            }
        }
    }

    /** Refuses a decimal that no parameter takes, which is a random number thrown on the table: {@code combat A B 0.412}. */
    private void checkTakesDecimal(Token word) {
        boolean isTaken = !DECIMAL.matcher(word.text()).matches()
                || description.dice().isEmpty()
                || description.bare().stream().anyMatch(parameter -> parameter.type() instanceof Type.Decimal);
        if (!isTaken) {
            throw BadInput.value(
                            displayName,
                            word.text(),
                            "no number with decimals; dice thrown on the table follow --dice, as in --dice "
                                    + SafeText.shortened(word.text()))
                    .at(word.column());
        }
    }

    /**
     * Expands a prefix to the only word that it fits, among the words of all choices without a value. Numbers stay as they
     * are: {@code 12} is not a prefix of {@code 12-pdr}.
     */
    private Token expand(Token typed, Side side) {
        if (isNumber(typed.text())) {
            return typed;
        }
        List<String> words = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (hasWord(parameter, typed.text())) {
                return typed;
            }
            if (parameter.type() instanceof Type.Choice<?> choice && accepts(parameter, side) && !hasValue(parameter)) {
                words.addAll(choice.words());
            }
        }
        try {
            return new Token(Prefixes.expandWord(displayName, typed.text(), words), typed.column());
        } catch (BadInput e) {
            throw e.at(typed.column());
        }
    }

    /**
     * Finds the parameter for a value. Listed bare parameters come first; then any choice of the resolver that has the word,
     * if it is the only one; then bare parameters that accept free text.
     */
    private Parameter<?> parameter(Token word, Side side) {
        boolean number = isNumber(word.text());
        checkTakesDecimal(word);
        List<Parameter<?>> fitting = new ArrayList<>();
        for (Parameter<?> parameter : description.bare()) {
            if (isSideOpen(parameter, side) && (number ? isNumeric(parameter) : hasWord(parameter, word.text()))) {
                fitting.add(parameter);
            }
        }
        if (fitting.isEmpty()) {
            fitting.addAll(number ? List.of() : choices(word.text(), side));
            if (fitting.size() > 1) {
                throw several(word, fitting);
            }
        }
        if (fitting.isEmpty()) {
            fitting.addAll(freeText(word.text(), side));
        }
        for (Parameter<?> parameter : fitting) {
            if (!hasValue(parameter)) {
                checkNoDie(parameter, word);
                return parameter;
            }
        }
        throw fitting.isEmpty() ? unknown(word) : tooMany(word, fitting);
    }

    /** All choice parameters that have the word, whether in the list of bare parameters or not. */
    private List<Parameter<?>> choices(String word, Side side) {
        List<Parameter<?>> choices = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (accepts(parameter, side) && hasWord(parameter, word)) {
                choices.add(parameter);
            }
        }
        return choices;
    }

    /** Bare parameters that take free text, such as the name of a table row, and choices with a word that looks like a number. */
    private List<Parameter<?>> freeText(String word, Side side) {
        List<Parameter<?>> found = new ArrayList<>();
        for (Parameter<?> parameter : description.bare()) {
            boolean isFree = !isNumeric(parameter) && !(parameter.type() instanceof Type.Choice);
            if (isSideOpen(parameter, side) && (isFree || hasWord(parameter, word))) {
                found.add(parameter);
            }
        }
        return found;
    }

    /** Whether a bare value at this point may be for the parameter's side: after {@code --def} only for the defender's. */
    private static boolean isSideOpen(Parameter<?> parameter, Side side) {
        return side != Side.DEFENDER || parameter.side() == Side.DEFENDER;
    }

    /** Whether a word may be for the parameter. Before {@code --def}, the defender's choices must be in the bare list. */
    private boolean accepts(Parameter<?> parameter, Side side) {
        boolean others = side == Side.ATTACKER && parameter.side() == Side.DEFENDER;
        return isSideOpen(parameter, side) && (!others || description.bare().contains(parameter));
    }

    private boolean hasValue(Parameter<?> parameter) {
        for (ParsedOption one : parsed) {
            Parameter<?> other = one.match().parameter();
            if (other != null && !one.value().isEmpty() && other.name().equals(parameter.name())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNumeric(Parameter<?> parameter) {
        return parameter.type() instanceof Type.Whole || parameter.type() instanceof Type.Decimal;
    }

    /** Whether the word consists of digits, points, commas and minus signs: {@code 3.5}, {@code 10..40}, {@code 2,4}. */
    public static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++) {
            if ("0123456789.,-".indexOf(word.charAt(i)) < 0) {
                return false;
            }
        }
        return !word.isEmpty();
    }

    /** Whether the parameter is a choice that has this word, or all words of a list separated by commas. */
    private static boolean hasWord(Parameter<?> parameter, String text) {
        if (!(parameter.type() instanceof Type.Choice<?> choice)) {
            return false;
        }
        List<String> words = choice.words();
        int from = 0;
        for (int comma = text.indexOf(','); comma >= 0; comma = text.indexOf(',', from)) {
            if (!words.contains(text.substring(from, comma))) {
                return false;
            }
            from = comma + 1;
        }
        return words.contains(text.substring(from));
    }

    /** The error for a word that more than one choice has. */
    private BadInput several(Token word, List<Parameter<?>> fitting) {
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : fitting) {
            options.add(parameter.option() + " " + word.text());
        }
        return BadInput.value(displayName, word.text(), "an option before it, " + String.join(" or ", options))
                .at(word.column());
    }

    /** The error for a value whose parameters all have values already. */
    private BadInput tooMany(Token word, List<Parameter<?>> filled) {
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : filled) {
            options.add(parameter.option());
        }
        String more = isNumber(word.text()) ? "no more numbers" : "no more words of that kind";
        String are = options.size() == 1 ? " is" : " are";
        return BadInput.value(
                        displayName, word.text(), more + ", since " + String.join(" and ", options) + are + " given")
                .at(word.column());
    }

    /**
     * Refuses a number right after {@code --att} or {@code --def} that could be a die as well as a small value of that
     * side, such as hits. Large numbers, of figures or stands, are no dice.
     */
    static void checkAfterMarker(Token marker, Token number, Description description) {
        boolean defender = marker.is("--def");
        for (Parameter<?> parameter : description.bare()) {
            if (isNumeric(parameter) && (parameter.side() == Side.DEFENDER) == defender) {
                if (parameter.type() instanceof Type.Whole whole && whole.most() <= MOST_HITS) {
                    throw BadInput.value(
                                    marker.text(),
                                    number.text(),
                                    "options of the " + (defender ? "defender" : "attacker") + " after it: "
                                            + parameter.option() + " " + SafeText.shortened(number.text())
                                            + ", or dice by --dice, all of them in order")
                            .at(number.column());
                }
                return;
            }
        }
    }

    /** The error for a word that no parameter takes, with the most similar word as a hint. */
    private BadInput unknown(Token word) {
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : description.bare()) {
            boolean only = description.bare().size() == 1 && parameter.type() instanceof Type.Choice;
            options.add(parameter.option() + (only ? " (" + parameter.type().label() + ")" : ""));
        }
        return BadInput.about(
                        word.text(),
                        displayName + " " + SafeText.shortened(word.text()) + ": expected a value of "
                                + String.join(", ", options) + " or a word of another option"
                                + hint(word.text(), description) + " (--help lists them)")
                .at(word.column());
    }

    /**
     * Suggests what the player probably meant: the option with its minus signs, or the most similar word.
     *
     * @return the suggestion as the end of a sentence; empty if nothing is similar
     */
    static String hint(String typed, Description description) {
        List<String> words = new ArrayList<>();
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.type() instanceof Type.Choice<?> choice) {
                words.addAll(choice.words());
                options.addAll(choice.words().contains(typed) ? List.of(parameter.option() + " " + typed) : List.of());
            }
        }
        for (OptionNames.OptionName name : OptionNames.all(description)) {
            options.add(name.option());
        }
        for (String option : options) {
            if (option.endsWith(" " + typed)
                    || option.equals("--" + typed)
                    || option.equals("--" + Parameter.DEFENDER_PREFIX + typed)) {
                return "; did you mean " + option + "?";
            }
        }
        if (isNumber(typed)) { // similar numbers are no typing errors
            return description.dice().isEmpty() ? "" : "; dice thrown on the table follow --dice, as in --dice 4,2";
        }
        String near = Nearest.hint(typed, words);
        return near.isEmpty() ? Nearest.hint("--" + typed, options) : near;
    }
}
