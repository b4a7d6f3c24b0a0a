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
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Parses the lines of one resolver by its description: recognises options, values and bare words, assigns options to sides,
 * and reports errors with their columns. Whether a value is valid is left to its parameter's type. One reader can parse any
 * number of lines, and is faster from the second on, as it caches the options it has looked up.
 */
public final class LineReader {

    /** Length of an option of one letter, {@code -q}. */
    private static final int LETTER = 2;

    private final Ruleset ruleset;
    private final Resolver resolver;
    private final CommonOption.For purpose;
    private final String displayName;
    private final boolean allowPrefixes;
    private final OptionNames optionNames;

    /**
     * Creates a reader that accepts full names only.
     *
     * @param displayName the resolver's name in error messages: {@code contact}, {@code odds acw fire}
     */
    public LineReader(Ruleset ruleset, Resolver resolver, CommonOption.For purpose, String displayName) {
        this(ruleset, resolver, purpose, displayName, false);
    }

    /**
     * Creates a reader.
     *
     * @param allowPrefixes whether unique prefixes of options and values are accepted: for lines that a player types at the
     *     prompt, never for scripts, which a new option could break
     */
    public LineReader(
            Ruleset ruleset, Resolver resolver, CommonOption.For purpose, String displayName, boolean allowPrefixes) {
        this.ruleset = ruleset;
        this.resolver = resolver;
        this.purpose = purpose;
        this.displayName = displayName;
        this.allowPrefixes = allowPrefixes;
        this.optionNames = new OptionNames(resolver.description(), purpose, allowPrefixes);
    }

    public Resolver resolver() {
        return resolver;
    }

    /**
     * Parses the tokens after the resolver's name.
     *
     * @throws BadInput for an unknown or repeated option, a missing value, or a bare word that fits no parameter
     */
    public Request read(List<Token> words) {
        return new Pass(words, null).read();
    }

    /**
     * Parses the tokens of a line in a game, where bare words may name units. Being a unit's name takes precedence over being
     * a value.
     *
     * @param isName whether a bare word names a unit; such words are in {@link Request#names} as typed
     */
    public Request read(List<Token> words, Predicate<Token> isName) {
        return new Pass(words, isName).read();
    }

    /**
     * Parses the tokens that are added to a line of which names and values are known already, as for an item that is due. The
     * known ones are taken as they are, without parsing. An option among the tokens replaces one that is only carried.
     *
     * @param names the units that the line names, before those among the tokens
     * @param known values by parameter name; several only if the option is repeatable
     * @param carried names of the known values that nobody typed for this line
     * @throws BadInput as for {@link #read(List)}, and if the resolver has no parameter of a known name
     */
    public Request read(
            List<Token> words,
            Predicate<Token> isName,
            List<String> names,
            Map<String, List<String>> known,
            Set<String> carried) {
        Pass pass = new Pass(words, isName);
        for (String name : names) {
            pass.names.add(new Token(name, 0));
        }
        known.forEach((name, values) -> {
            Parameter<?> parameter = resolver.description()
                    .parameter(name)
                    .orElseThrow(() -> BadInput.value(displayName, name, "a parameter of " + displayName));
            for (String value : values) {
                Token option = new Token(parameter.option(), 0);
                ParsedOption one = new ParsedOption(OptionMatch.of(parameter), option, value, new Token(value, 0));
                pass.parsed.add(one);
                if (carried.contains(name)) {
                    pass.carried.add(one);
                }
            }
        });
        return pass.read();
    }

    /** The state of parsing one line. */
    private final class Pass {

        private final List<Token> words;
        private final @Nullable Predicate<Token> isName;
        private final List<ParsedOption> parsed = new ArrayList<>();

        /** Options of {@link #parsed} that nobody typed. */
        private final List<ParsedOption> carried = new ArrayList<>(0);

        private final List<Token> bare = new ArrayList<>(0);

        /** The side at each bare word, since these are assigned only at the end. */
        private final List<Side> sides = new ArrayList<>(0);

        private final List<Token> names = new ArrayList<>(0);

        /** The side whose options follow, changed by {@code --att} and {@code --def}. */
        private Side side = Side.ATTACKER;

        /** Index of the next token. */
        private int at;

        Pass(List<Token> words, @Nullable Predicate<Token> isName) {
            this.words = words;
            this.isName = isName;
        }

        Request read() {
            while (at < words.size()) {
                Token word = words.get(at++);
                if (word.is("--")) { // all further tokens are bare, even those with a minus sign
                    while (at < words.size()) {
                        bare(words.get(at++));
                    }
                } else if (isBare(word.text())) {
                    bare(word);
                } else {
                    option(word);
                }
            }
            // A positional parameter takes all bare words itself.
            if (!bare.isEmpty() && Request.positional(resolver.description()).isEmpty()) {
                assignBareWords();
            }
            return new Request(ruleset, resolver, purpose, parsed, bare, names);
        }

        private void bare(Token word) {
            if (isName != null && isName.test(word)) {
                names.add(word);
            } else {
                bare.add(word);
                sides.add(side);
            }
        }

        /** Assigns the bare words to parameters. Done last, since options typed after them take their parameters first. */
        private void assignBareWords() {
            if (resolver.description().bare().isEmpty()) {
                Token first = bare.get(0);
                throw BadInput.value(
                                displayName,
                                first.text(),
                                "only options" + BareValues.hint(first.text(), resolver.description()))
                        .at(first.column());
            }
            BareValues values = new BareValues(resolver.description(), displayName, allowPrefixes, parsed);
            for (int i = 0; i < bare.size(); i++) {
                values.add(bare.get(i), sides.get(i));
            }
            bare.clear();
        }

        private void option(Token word) {
            OptionMatch match = match(word);
            if (match == null && word.text().startsWith("--")) {
                throw unknown(word);
            }
            if (match == null) {
                letters(word);
            } else if (word.afterEquals().isPresent()) {
                add(match, word, word.afterEquals().get(), word);
            } else {
                addWithNext(match, word);
            }
        }

        /** The text that would be the option's value: after the equals sign, or the next token; may be empty. */
        private String likelyValue(Token option) {
            return option.afterEquals().orElse(at < words.size() ? words.get(at).text() : "");
        }

        private @Nullable OptionMatch match(Token word) {
            try {
                return optionNames.of(word.beforeEquals(), side, allowPrefixes ? likelyValue(word) : "");
            } catch (BadInput e) {
                throw e.at(word.column());
            }
        }

        /** Parses several options of one letter in one token, the last possibly with its value: {@code -qn3}. */
        private void letters(Token word) {
            String text = word.text();
            for (int letter = 1; letter < text.length(); letter++) {
                OptionMatch match = optionNames.of("-" + text.charAt(letter), side, "");
                if (match == null) {
                    throw unknown(word);
                }
                String rest = text.substring(letter + 1);
                if (!match.isFlag() && !rest.isEmpty()) {
                    add(match, word, rest.startsWith("=") ? rest.substring(1) : rest, word);
                    return;
                }
                addWithNext(match, word);
            }
        }

        /** Adds an option, with the next token as its value if it takes one and that token can be one. */
        private void addWithNext(OptionMatch match, Token option) {
            if (match.isSideMarker()
                    && at < words.size()
                    && BareValues.isNumber(words.get(at).text())) {
                BareValues.checkAfterMarker(option, words.get(at), resolver.description());
            }
            if (!match.isFlag() && at < words.size() && isValue(match, words.get(at))) {
                Token value = words.get(at++);
                add(match, option, value.text(), value);
            } else if (match.isValueOptional()) {
                add(match, option, match.impliedValue(), option);
            } else {
                throw BadInput.of(match.option(), "a value, " + match.label()).at(option.column());
            }
        }

        /** @param place the token that holds the value, for error messages; the option itself if it has none of its own */
        private void add(OptionMatch match, Token option, String value, Token place) {
            if (match.follows() != Side.NONE) {
                side = match.follows();
            }
            ParsedOption one = new ParsedOption(match, option, value, place);
            if (match.isFlag() && !value.equals(match.impliedValue())) {
                if (value.toLowerCase(Locale.ROOT).equals("false")) { // revokes the flag in a changed line
                    parsed.add(new ParsedOption(match, option, "false", place));
                    return;
                }
                throw BadInput.value(match.option(), value, "no value").at(option.column());
            }
            parsed.removeIf(other -> carried.contains(other) && other.conflictsWith(one));
            for (ParsedOption other : parsed) {
                if (other.conflictsWith(one) && !other.isOff()) {
                    throw twice(other, one).at(option.column());
                }
            }
            parsed.add(one);
        }

        /** The error for an unknown option, with the most similar name as a hint. */
        private BadInput unknown(Token word) {
            String text = word.text();
            String near = Nearest.hint(word.beforeEquals(), optionNames.names());
            boolean valued = at < words.size() && !words.get(at).text().startsWith("-");
            String value = valued ? " " + SafeText.shortened(words.get(at).text()) : "";
            return BadInput.about(
                            text,
                            SafeText.shortened(text) + value + ": expected an option of " + displayName + near
                                    + " (--help lists them)")
                    .at(word.column());
        }
    }

    /** The error for two options that set the same parameter: one option twice, or a choice and a shorthand for it. */
    private static BadInput twice(ParsedOption first, ParsedOption second) {
        OptionMatch one = first.match();
        OptionMatch other = second.match();
        if (one.option().equals(other.option())) {
            return BadInput.about(one.option(), one.option() + " is given twice: expected once");
        }
        boolean swapped = other.value().isEmpty(); // the message is about the shorthand
        OptionMatch shorthand = swapped ? one : other;
        String before = swapped ? second.value() : first.value();
        String choice = Optional.<Parameter<?>>ofNullable(shorthand.parameter())
                .map(Parameter::option)
                .orElse("");
        return BadInput.about(
                shorthand.option(),
                shorthand.option() + ": " + choice + " is already " + before + ", expected one of them");
    }

    /** Whether the token cannot be an option: no minus sign, a single one, or the sign of a number. */
    private static boolean isBare(String word) {
        return word.length() < LETTER || word.charAt(0) != '-' || (word.charAt(1) >= '0' && word.charAt(1) <= '9');
    }

    /** Whether the token can be the value of the option before it. A known option cannot, but {@code -x} or {@code --text} can. */
    private boolean isValue(OptionMatch match, Token token) {
        String word = token.text();
        if (match.isValueOptional() && !word.isEmpty() && Character.isLetter(word.charAt(0))) {
            return false; // not the face of a die: --att is only a side marker, and this a bare word after it
        }
        return isBare(word)
                || (match.common() != null && match.common().takesAnyToken())
                || (!token.is("--") && !isOption(token));
    }

    private boolean isOption(Token word) {
        String name = word.beforeEquals();
        return name.startsWith("--")
                ? isKnown(name, Side.ATTACKER) || isKnown(name, Side.DEFENDER)
                : isKnown(word.text().substring(0, LETTER), Side.ATTACKER);
    }

    private boolean isKnown(String name, Side side) {
        try {
            return optionNames.of(name, side, "") != null;
        } catch (BadInput e) {
            return true; // the other side has such an option
        }
    }
}
