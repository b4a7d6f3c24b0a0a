package grognard.line;

import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lines of one resolver, from its description. It tells options, values and bare words apart, gives each
 * option to its side, and says what is wrong and where; what a value may be is left to its parameter's type.
 */
public final class LineReader {

    private static final int LETTER = 2;

    private final Ruleset ruleset;
    private final Resolver resolver;
    private final Usual.For purpose;
    private final String called;
    private final boolean beginnings;
    private final Spelling spelling;

    /**
     * To be used for many lines: what an option means is looked up once.
     *
     * @param called how the resolver is called in messages: {@code contact}, {@code odds acw fire}
     */
    public LineReader(Ruleset ruleset, Resolver resolver, Usual.For purpose, String called) {
        this(ruleset, resolver, purpose, called, false);
    }

    /**
     * The same.
     *
     * @param beginnings whether a beginning will do that only one option or value has: for lines that a person types,
     *     and never for a script, which a new option could break
     */
    public LineReader(Ruleset ruleset, Resolver resolver, Usual.For purpose, String called, boolean beginnings) {
        this.ruleset = ruleset;
        this.resolver = resolver;
        this.purpose = purpose;
        this.called = called;
        this.beginnings = beginnings;
        this.spelling = new Spelling(resolver.description(), purpose, beginnings);
    }

    public Resolver resolver() {
        return resolver;
    }

    /** Reads the words after the resolver's name. */
    public Request read(List<Word> words) {
        return new Pass(words, null).read();
    }

    /**
     * The same, where bare words may be names that somebody else knows: units of a game. They come first, and are in
     * {@link Request#names} as they were typed.
     */
    public Request read(List<Word> words, Predicate<Word> isName) {
        return new Pass(words, isName).read();
    }

    /**
     * The same as more of a line of which some is known: names and values that were never words, and are not parsed.
     *
     * @param known values by parameter name, several only where the option may be repeated
     */
    public Request read(List<Word> words, Predicate<Word> isName, List<String> names, Map<String, List<String>> known) {
        Pass pass = new Pass(words, isName);
        for (String name : names) {
            pass.names.add(new Word(name, 0));
        }
        known.forEach((name, values) -> {
            Parameter<?> parameter = resolver.description()
                    .parameter(name)
                    .orElseThrow(() -> BadInput.value(called, name, "a parameter of " + called));
            for (String value : values) {
                Word option = new Word(parameter.option(), 0);
                pass.said.add(new Said(Meaning.of(parameter), option, value, new Word(value, 0)));
            }
        });
        return pass.read();
    }

    /** One way through the words. */
    private final class Pass {

        private final List<Word> words;
        private final @Nullable Predicate<Word> isName;
        private final List<Said> said = new ArrayList<>();
        private final List<Word> bare = new ArrayList<>(0);
        private final List<Side> sides = new ArrayList<>(0);
        private final List<Word> names = new ArrayList<>(0);
        private Side side = Side.ATTACKER;
        private int at;

        Pass(List<Word> words, @Nullable Predicate<Word> isName) {
            this.words = words;
            this.isName = isName;
        }

        Request read() {
            while (at < words.size()) {
                Word word = words.get(at++);
                if (word.is("--")) {
                    while (at < words.size()) {
                        bare(words.get(at++));
                    }
                } else if (isBare(word.text())) {
                    bare(word);
                } else {
                    option(word);
                }
            }
            if (!bare.isEmpty() && Request.positional(resolver.description()).isEmpty()) {
                fill();
            }
            return new Request(ruleset, resolver, purpose, said, bare, names);
        }

        private void bare(Word word) {
            if (isName != null && isName.test(word)) {
                names.add(word);
            } else {
                bare.add(word);
                sides.add(side);
            }
        }

        /** Only now is it known what the options leave to be filled. */
        private void fill() {
            if (resolver.description().bare().isEmpty()) {
                Word first = bare.get(0);
                throw BadInput.value(
                                called,
                                first.text(),
                                "only options" + BareValues.hint(first.text(), resolver.description()))
                        .at(first.column());
            }
            BareValues values = new BareValues(resolver.description(), called, beginnings, said);
            for (int i = 0; i < bare.size(); i++) {
                values.add(bare.get(i), sides.get(i));
            }
            bare.clear();
        }

        private void option(Word word) {
            int equals = word.text().indexOf('=');
            String name = equals < 0 ? word.text() : word.text().substring(0, equals);
            Meaning meaning = meaning(name, word);
            if (meaning == null && name.startsWith("--")) {
                throw unknown(word);
            }
            if (meaning == null) {
                letters(word);
            } else if (equals >= 0) {
                add(meaning, word, word.text().substring(equals + 1), word);
            } else {
                addWithNext(meaning, word);
            }
        }

        /** What would be its value: after the equals sign, or the next word. */
        private String value(Word option) {
            int equals = option.text().indexOf('=');
            return equals >= 0
                    ? option.text().substring(equals + 1)
                    : at < words.size() ? words.get(at).text() : "";
        }

        private @Nullable Meaning meaning(String name, Word word) {
            try {
                return spelling.of(name, side, beginnings ? value(word) : "");
            } catch (BadInput e) {
                throw e.at(word.column());
            }
        }

        /** {@code -qn3}: several options of one letter, the last perhaps with its value. */
        private void letters(Word word) {
            String text = word.text();
            for (int letter = 1; letter < text.length(); letter++) {
                Meaning meaning = spelling.of("-" + text.charAt(letter), side, "");
                if (meaning == null) {
                    throw unknown(word);
                }
                String rest = text.substring(letter + 1);
                if (!meaning.isFlag() && !rest.isEmpty()) {
                    add(meaning, word, rest.startsWith("=") ? rest.substring(1) : rest, word);
                    return;
                }
                addWithNext(meaning, word);
            }
        }

        /** The next word is the option's value, if it wants one and that word can be one. */
        private void addWithNext(Meaning meaning, Word option) {
            if (!meaning.isFlag()
                    && at < words.size()
                    && isValue(meaning, words.get(at).text())) {
                Word value = words.get(at++);
                add(meaning, option, value.text(), value);
            } else if (meaning.mayStandAlone()) {
                add(meaning, option, meaning.alone(), option);
            } else {
                throw BadInput.of(meaning.option(), "a value, " + meaning.label())
                        .at(option.column());
            }
        }

        private void add(Meaning meaning, Word option, String value, Word place) {
            if (meaning.follows() != Side.NONE) {
                side = meaning.follows();
            }
            Said one = new Said(meaning, option, value, place);
            if (meaning.isFlag() && !value.equals(meaning.alone())) {
                if (value.toLowerCase(Locale.ROOT).equals("false")) {
                    said.add(new Said(meaning, option, "false", place));
                    return;
                }
                throw BadInput.value(meaning.option(), value, "no value").at(option.column());
            }
            for (Said other : said) {
                if (other.isAboutTheSameAs(one) && !other.isOff()) {
                    throw twice(other, one).at(option.column());
                }
            }
            said.add(one);
        }

        private BadInput unknown(Word word) {
            String text = word.text();
            int equals = text.indexOf('=');
            String near = Nearest.hint(equals < 0 ? text : text.substring(0, equals), spelling.names());
            boolean valued = at < words.size() && !words.get(at).text().startsWith("-");
            String value = valued ? " " + SafeText.shortened(words.get(at).text()) : "";
            return BadInput.about(
                            text,
                            SafeText.shortened(text) + value + ": expected an option of " + called + near
                                    + " (--help lists them)")
                    .at(word.column());
        }
    }

    /** Two options say the same thing: one option twice, or a choice and a word that stands for another of it. */
    private static BadInput twice(Said first, Said second) {
        Meaning one = first.meaning();
        Meaning other = second.meaning();
        if (one.option().equals(other.option())) {
            return BadInput.about(one.option(), one.option() + " is given twice: expected once");
        }
        boolean swapped = other.value().isEmpty(); // a word of its own is the one that is too much
        Meaning word = swapped ? one : other;
        String before = swapped ? second.value() : first.value();
        String choice = Optional.<Parameter<?>>ofNullable(word.parameter())
                .map(Parameter::option)
                .orElse("");
        return BadInput.about(
                word.option(), word.option() + ": " + choice + " is already " + before + ", expected one of them");
    }

    /** Anything that is not meant as an option; a minus before a digit is a number's own. */
    private static boolean isBare(String word) {
        return word.length() < LETTER || word.charAt(0) != '-' || (word.charAt(1) >= '0' && word.charAt(1) <= '9');
    }

    /** Whether the word can be the value of the option before it: one that is an option itself is not. */
    private boolean isValue(Meaning meaning, String word) {
        if (meaning.mayStandAlone() && !word.isEmpty() && Character.isLetter(word.charAt(0))) {
            return false; // no face of a die: a side's first bare value
        }
        return isBare(word)
                || (meaning.usual() != null && meaning.usual().takesAnything())
                || (!word.equals("--") && !isOption(word));
    }

    private boolean isOption(String word) {
        int equals = word.indexOf('=');
        String name = equals < 0 ? word : word.substring(0, equals);
        return word.startsWith("--")
                ? isKnown(name, Side.ATTACKER) || isKnown(name, Side.DEFENDER)
                : isKnown(word.substring(0, LETTER), Side.ATTACKER);
    }

    private boolean isKnown(String name, Side side) {
        try {
            return spelling.of(name, side, "") != null;
        } catch (BadInput e) {
            return true; // an option, though of the other side
        }
    }
}
