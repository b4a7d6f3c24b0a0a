package grognard.line;

import grognard.input.BadInput;
import grognard.input.InputError;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A parsed line for a resolver. Everything is parsed except the values, which remain text: what a value means depends on
 * whether the odds sweep over a range, and on the tables in use. Immutable; nothing after the {@link LineReader} looks at
 * the tokens again.
 */
public final class Request {

    private final Ruleset ruleset;
    private final Resolver resolver;
    private final CommonOption.For purpose;
    /** The options as typed; kept for the columns of error messages and to write the line again. */
    private final List<ParsedOption> parsed;

    /** Bare tokens for the positional parameter. */
    private final List<Token> bare;

    /** Bare tokens that name units of a game. */
    private final List<Token> names;

    /** Values by parameter name. */
    private final Map<String, String> values;

    private final OptionValues options;

    Request(
            Ruleset ruleset,
            Resolver resolver,
            CommonOption.For purpose,
            List<ParsedOption> parsed,
            List<Token> bare,
            List<Token> names) {
        this(
                ruleset,
                resolver,
                purpose,
                parsed,
                bare,
                names,
                values(resolver.description(), parsed, bare, !names.isEmpty()),
                options(parsed));
    }

    private Request(
            Ruleset ruleset,
            Resolver resolver,
            CommonOption.For purpose,
            List<ParsedOption> parsed,
            List<Token> bare,
            List<Token> names,
            Map<String, String> values,
            OptionValues options) {
        this.ruleset = ruleset;
        this.resolver = resolver;
        this.purpose = purpose;
        this.parsed = parsed;
        this.bare = bare;
        this.names = names;
        this.values = values;
        this.options = options;
    }

    /**
     * Returns a request that does not come from a typed line but from the row of a spreadsheet.
     *
     * @param values the cells by parameter name
     */
    public static Request of(Ruleset ruleset, Resolver resolver, Map<String, String> values, OptionValues options) {
        return new Request(ruleset, resolver, CommonOption.For.PLAY, List.of(), List.of(), List.of(), values, options);
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    public Resolver resolver() {
        return resolver;
    }

    public CommonOption.For purpose() {
        return purpose;
    }

    /** The values as typed, by parameter name, as {@link grognard.rules.Situation#read} takes them. */
    public Map<String, String> values() {
        return values;
    }

    public OptionValues options() {
        return options;
    }

    /** The units of a game that the line names, in the order typed. The game fills in their values. */
    public List<Token> names() {
        return names;
    }

    public boolean wantsHelp() {
        return options.has(CommonOption.HELP);
    }

    /** Returns a copy with other values, by parameter name. */
    public Request withValues(Map<String, String> others) {
        return new Request(ruleset, resolver, purpose, parsed, bare, names, others, options);
    }

    /** Returns a copy with other units and other values, by parameter name. */
    public Request with(List<Token> units, Map<String, String> others) {
        return new Request(ruleset, resolver, purpose, parsed, bare, units, others, options);
    }

    /** Returns a copy with other common options. */
    public Request with(OptionValues others) {
        return new Request(ruleset, resolver, purpose, parsed, bare, names, values, others);
    }

    /**
     * Returns a copy in which prefixes of values are expanded.
     *
     * @throws BadInput if a prefix fits several words
     */
    public Request expandPrefixes(Tables tables) {
        Map<String, String> expanded = new LinkedHashMap<>();
        for (Map.Entry<String, String> value : values.entrySet()) {
            Parameter<?> parameter =
                    resolver.description().parameter(value.getKey()).orElseThrow();
            expanded.put(value.getKey(), Prefixes.expand(parameter, value.getValue(), tables));
        }
        return new Request(ruleset, resolver, purpose, parsed, bare, names, expanded, options);
    }

    /** Returns whether dice that were thrown on the table are given. */
    public boolean hasGivenDice() {
        return parsed.stream()
                .anyMatch(one -> one.is(CommonOption.DICE)
                        || (one.match().parameter() != null
                                && one.match().parameter().type() instanceof Type.Face
                                && !one.value().isEmpty()));
    }

    /** Returns a copy without seed and dice, so that resolving it again throws new ones. */
    public Request withFreshDice() {
        List<ParsedOption> kept = new ArrayList<>();
        for (ParsedOption one : parsed) {
            Parameter<?> parameter = one.match().parameter();
            boolean face = parameter != null && parameter.type() instanceof Type.Face;
            if (parameter != null && face && parameter.isSideDie()) {
                Token side = new Token(one.match().option(), one.option().column());
                kept.add(new ParsedOption(one.match(), side, "", side)); // keeps its role as a side marker
            } else if (!face && !one.is(CommonOption.SEED) && !one.is(CommonOption.DICE)) {
                kept.add(one);
            }
        }
        return new Request(ruleset, resolver, purpose, kept, bare, names);
    }

    /**
     * Returns a copy that is changed by a second line, for {@code again} and {@code --vs}. Options of the second line replace
     * options of this one that set the same thing; a flag is removed with {@code --flag=false}; names of units replace those
     * at the same positions.
     */
    public Request changedBy(Request other) {
        if (other.parsed.isEmpty() && other.bare.isEmpty() && other.names.isEmpty()) {
            return this;
        }
        List<ParsedOption> both = new ArrayList<>();
        for (ParsedOption one : parsed) {
            if (other.parsed.stream().noneMatch(one::conflictsWith)) {
                both.add(one);
            }
        }
        for (ParsedOption one : other.parsed) {
            if (!one.isOff()) {
                both.add(one);
            }
        }
        // Written with full names, the defender's options last, so that the line can be parsed again.
        both.sort((a, b) -> Boolean.compare(a.isDefenders(), b.isDefenders()));
        List<ParsedOption> named = both.stream().map(ParsedOption::withFullName).toList();
        return new Request(
                ruleset,
                resolver,
                purpose,
                named,
                other.bare.isEmpty() ? bare : other.bare,
                replaced(names, other.names));
    }

    /** Replaces the first names by the others, one by one; the rest stay. */
    private static List<Token> replaced(List<Token> first, List<Token> others) {
        List<Token> both = new ArrayList<>(others);
        both.addAll(first.subList(Math.min(first.size(), others.size()), first.size()));
        return both;
    }

    /** The line again, as tokens after the resolver's name. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        for (Token word : names) {
            words.add(word.text());
        }
        for (Token word : bare) {
            words.add(word.text());
        }
        for (ParsedOption one : parsed) {
            words.addAll(one.isOff() ? List.of() : one.tokens());
        }
        return words;
    }

    /** The column of the option or value that the error is about; 0 if the error is not about anything typed. */
    private static int column(InputError error, List<ParsedOption> parsed) {
        if (error.column() > 0) {
            return error.column();
        }
        for (ParsedOption one : parsed) {
            if (one.isNamed(error.subject())) {
                return (error.value().isEmpty() ? one.option() : one.valueToken()).column();
            }
        }
        return 0;
    }

    /** Adds the column and a hint to an error about this line. Returns the error for the caller to throw. */
    public BadInput placed(BadInput e) {
        return placed(withHint(e), parsed);
    }

    /** Suggests a flag if an unknown value has its name: a bare word may be an option whose minus signs were forgotten. */
    private BadInput withHint(BadInput e) {
        InputError error = e.error();
        boolean typed = parsed.stream().anyMatch(one -> one.isNamed(error.subject())); // a unit may have filled it in
        Optional<String> flag =
                !typed || error.value().isEmpty() || !error.hint().isEmpty()
                        ? Optional.empty()
                        : OptionNames.flagNamed(error.value(), error.subject(), resolver.description());
        return flag.isPresent() ? new BadInput(error.hinting(flag.get())) : e;
    }

    private static BadInput placed(BadInput e, List<ParsedOption> parsed) {
        int column = column(e.error(), parsed);
        return column > 0 ? e.at(column) : e;
    }

    /** The parameter that takes all bare words, such as the dice of {@code roll 3d6 +1}; most resolvers have none. */
    static Optional<Parameter<?>> positional(Description description) {
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.isPositional()) {
                return Optional.of(parameter);
            }
        }
        return Optional.empty();
    }

    /**
     * Collects the values by parameter name. A flag that is revoked is left out or, for units of a game, {@code false},
     * which keeps the game from setting it.
     * Repeated options, one per row, are joined by line breaks.
     */
    private static Map<String, String> values(
            Description description, List<ParsedOption> parsed, List<Token> bare, boolean units) {
        Map<String, String> values = new LinkedHashMap<>();
        for (ParsedOption one : parsed) {
            Parameter<?> parameter = one.match().parameter();
            if (parameter == null
                    || (one.isOff() && !units)
                    || (parameter.isSideDie() && one.value().isEmpty())) {
                continue;
            }
            String before = values.put(parameter.name(), one.value());
            if (before != null) {
                values.put(parameter.name(), before + "\n" + one.value());
            }
        }
        Optional<Parameter<?>> positional = bare.isEmpty() ? Optional.empty() : positional(description);
        if (positional.isPresent()) {
            String name = positional.get().name();
            values.put(name, RowsInput.isRows(positional.get()) ? rows(positional.get(), bare, values) : text(bare));
        }
        return values;
    }

    /** Reads the rows of a file. A second file, or rows given as options as well, are errors. */
    private static String rows(Parameter<?> parameter, List<Token> files, Map<String, String> values) {
        if (files.size() > 1 || values.containsKey(parameter.name())) {
            Token last = files.get(files.size() - 1);
            throw BadInput.value("FILE", last.text(), "one file, or --" + parameter.name() + " for each row")
                    .at(last.column());
        }
        return RowsInput.read(parameter, files.get(0).text());
    }

    private static String text(List<Token> words) {
        StringBuilder text = new StringBuilder();
        for (Token word : words) {
            text.append(text.isEmpty() ? "" : " ").append(word.text());
        }
        return text.toString();
    }

    /** Collects the common options. The map is created late, as most lines of a batch have none. */
    private static OptionValues options(List<ParsedOption> parsed) {
        EnumMap<CommonOption, List<String>> common = null;
        for (ParsedOption one : parsed) {
            CommonOption option = one.match().common();
            if (option == null || one.isOff()) {
                continue;
            }
            common = common == null ? new EnumMap<>(CommonOption.class) : common;
            List<String> values = common.get(option);
            if (values == null) {
                values = new ArrayList<>(1);
                common.put(option, values);
            }
            values.add(one.value());
        }
        try {
            return common == null ? OptionValues.NONE : OptionValues.ofOwned(common);
        } catch (BadInput e) {
            throw placed(e, parsed);
        }
    }
}
