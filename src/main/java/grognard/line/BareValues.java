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

/**
 * Values without an option's name, {@code fire musket 20 8 column}: which parameter each is for. A number is for the
 * first of the numbers that the description lists and nobody has said; a word is for the choice that knows it.
 */
public final class BareValues {

    private final Description description;
    private final String called;
    private final boolean beginnings;
    private final List<Said> said;

    /**
     * Makes ready.
     *
     * @param beginnings whether a beginning will do that only one word has
     * @param said what the line says already, to which the values are added
     */
    BareValues(Description description, String called, boolean beginnings, List<Said> said) {
        this.description = description;
        this.called = called;
        this.beginnings = beginnings;
        this.said = said;
    }

    /** Gives the value to its parameter. */
    void add(Word typed, Side side) {
        Word word = beginnings ? inFull(typed, side) : typed;
        Parameter<?> parameter = parameter(word, side);
        said.add(new Said(Meaning.of(parameter), new Word(parameter.option(), word.column()), word.text(), word));
    }

    /** The word in full, among those of all choices that are still open; a number is a number, and no {@code 12-pdr}. */
    private Word inFull(Word typed, Side side) {
        if (isNumber(typed.text())) {
            return typed;
        }
        List<String> words = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (knows(parameter, typed.text())) {
                return typed;
            }
            if (parameter.type() instanceof Type.Choice<?> choice && isMeant(parameter, side) && !isSaid(parameter)) {
                words.addAll(choice.words());
            }
        }
        try {
            return new Word(Beginnings.word(called, typed.text(), words), typed.column());
        } catch (BadInput e) {
            throw e.at(typed.column());
        }
    }

    private Parameter<?> parameter(Word word, Side side) {
        boolean number = isNumber(word.text());
        List<Parameter<?>> listed = new ArrayList<>();
        for (Parameter<?> parameter : description.bare()) {
            if (isOf(parameter, side) && (number ? isNumeric(parameter) : knows(parameter, word.text()))) {
                listed.add(parameter);
            }
        }
        if (listed.isEmpty()) {
            listed.addAll(number ? List.of() : choices(word.text(), side));
            if (listed.size() > 1) {
                throw several(word, listed);
            }
        }
        if (listed.isEmpty()) {
            listed.addAll(anything(word.text(), side));
        }
        for (Parameter<?> parameter : listed) {
            if (!isSaid(parameter)) {
                return parameter;
            }
        }
        throw listed.isEmpty() ? unknown(word) : tooMany(word, listed);
    }

    /** The choices of the resolver that know the word, listed or not. */
    private List<Parameter<?>> choices(String word, Side side) {
        List<Parameter<?>> choices = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (isMeant(parameter, side) && knows(parameter, word)) {
                choices.add(parameter);
            }
        }
        return choices;
    }

    /** What is listed and no choice: a name that a table knows, or a choice that looks like a number. */
    private List<Parameter<?>> anything(String word, Side side) {
        List<Parameter<?>> some = new ArrayList<>();
        for (Parameter<?> parameter : description.bare()) {
            boolean open = !isNumeric(parameter) && !(parameter.type() instanceof Type.Choice);
            if (isOf(parameter, side) && (open || knows(parameter, word))) {
                some.add(parameter);
            }
        }
        return some;
    }

    /** After {@code --def} only the defender is spoken of; before it the list has its own order of sides. */
    private static boolean isOf(Parameter<?> parameter, Side side) {
        return side != Side.DEFENDER || parameter.side() == Side.DEFENDER;
    }

    /** Whether a word can be for it: the other side's choices only where they are listed. */
    private boolean isMeant(Parameter<?> parameter, Side side) {
        boolean others = side == Side.ATTACKER && parameter.side() == Side.DEFENDER;
        return isOf(parameter, side) && (!others || description.bare().contains(parameter));
    }

    private boolean isSaid(Parameter<?> parameter) {
        for (Said one : said) {
            Parameter<?> other = one.meaning().parameter();
            if (other != null && !one.value().isEmpty() && other.name().equals(parameter.name())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNumeric(Parameter<?> parameter) {
        return parameter.type() instanceof Type.Whole || parameter.type() instanceof Type.Decimal;
    }

    /** Digits, points and minus signs, perhaps several values: {@code 3.5}, {@code 10..40}, {@code 2,4}. */
    public static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++) {
            if ("0123456789.,-".indexOf(word.charAt(i)) < 0) {
                return false;
            }
        }
        return !word.isEmpty();
    }

    /** Whether it is a choice with this word, or with all words of a list. */
    private static boolean knows(Parameter<?> parameter, String text) {
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

    private BadInput several(Word word, List<Parameter<?>> fitting) {
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : fitting) {
            options.add(parameter.option() + " " + word.text());
        }
        return BadInput.value(called, word.text(), "an option before it, " + String.join(" or ", options))
                .at(word.column());
    }

    private BadInput tooMany(Word word, List<Parameter<?>> filled) {
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : filled) {
            options.add(parameter.option());
        }
        String more = isNumber(word.text()) ? "no more numbers" : "no more words of that kind";
        String are = options.size() == 1 ? " is" : " are";
        return BadInput.value(called, word.text(), more + ", since " + String.join(" and ", options) + are + " said")
                .at(word.column());
    }

    private BadInput unknown(Word word) {
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : description.bare()) {
            boolean only = description.bare().size() == 1 && parameter.type() instanceof Type.Choice;
            options.add(parameter.option() + (only ? " (" + parameter.type().label() + ")" : ""));
        }
        return BadInput.about(
                        word.text(),
                        called + " " + SafeText.shortened(word.text()) + ": expected a value of "
                                + String.join(", ", options) + " or a word of another option"
                                + hint(word.text(), description) + " (--help lists them)")
                .at(word.column());
    }

    /** The word of a choice that was probably meant, or the option that wants its minus signs; may be empty. */
    static String hint(String typed, Description description) {
        List<String> words = new ArrayList<>();
        List<String> options = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.type() instanceof Type.Choice<?> choice) {
                words.addAll(choice.words());
                options.addAll(choice.words().contains(typed) ? List.of(parameter.option() + " " + typed) : List.of());
            }
        }
        for (Spelling.Spelt spelt : Spelling.all(description)) {
            options.add(spelt.option());
        }
        for (String option : options) {
            if (option.endsWith(" " + typed)
                    || option.equals("--" + typed)
                    || option.equals("--" + Parameter.DEFENDER_PREFIX + typed)) {
                return "; did you mean " + option + "?";
            }
        }
        if (isNumber(typed)) {
            return ""; // no number is a slip for another
        }
        String near = Nearest.hint(typed, words);
        return near.isEmpty() ? Nearest.hint("--" + typed, options) : near;
    }
}
