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
 * A resolver's line, read. Values are still as typed, since a range is read by who sweeps and a name by who has the
 * tables; everything else is told apart, and nobody looks at words again.
 */
public final class Request {

    private final Ruleset ruleset;
    private final Resolver resolver;
    private final Usual.For purpose;
    private final List<Said> said;
    private final List<Word> bare;
    private final List<Word> names;
    private final Map<String, String> values;
    private final Options options;

    Request(Ruleset ruleset, Resolver resolver, Usual.For purpose, List<Said> said, List<Word> bare, List<Word> names) {
        this(ruleset, resolver, purpose, said, bare, names, values(resolver.description(), said, bare), options(said));
    }

    private Request(
            Ruleset ruleset,
            Resolver resolver,
            Usual.For purpose,
            List<Said> said,
            List<Word> bare,
            List<Word> names,
            Map<String, String> values,
            Options options) {
        this.ruleset = ruleset;
        this.resolver = resolver;
        this.purpose = purpose;
        this.said = said;
        this.bare = bare;
        this.names = names;
        this.values = values;
        this.options = options;
    }

    /** One that nobody typed: the cells of a row, by parameter name. */
    public static Request of(Ruleset ruleset, Resolver resolver, Map<String, String> values, Options options) {
        return new Request(ruleset, resolver, Usual.For.PLAY, List.of(), List.of(), List.of(), values, options);
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    public Resolver resolver() {
        return resolver;
    }

    public Usual.For purpose() {
        return purpose;
    }

    /** What was said for each parameter, by name, ready for {@link grognard.rules.Situation#read}. */
    public Map<String, String> values() {
        return values;
    }

    public Options options() {
        return options;
    }

    /** Bare words that name something whose values fill the request: units of a game, in the order typed. */
    public List<Word> names() {
        return names;
    }

    public boolean wantsHelp() {
        return options.has(Usual.HELP);
    }

    /** The same with other values, by parameter name. */
    public Request withValues(Map<String, String> others) {
        return new Request(ruleset, resolver, purpose, said, bare, names, others, options);
    }

    /** The same with other options. */
    public Request with(Options others) {
        return new Request(ruleset, resolver, purpose, said, bare, names, values, others);
    }

    /** The same with values in full that were typed by a beginning of them. */
    public Request inFull(Tables tables) {
        Map<String, String> whole = new LinkedHashMap<>();
        for (Map.Entry<String, String> value : values.entrySet()) {
            Parameter<?> parameter =
                    resolver.description().parameter(value.getKey()).orElseThrow();
            whole.put(value.getKey(), Beginnings.inFull(parameter, value.getValue(), tables));
        }
        return new Request(ruleset, resolver, purpose, said, bare, names, whole, options);
    }

    /** The same without seed, dice and the faces that were thrown on the table. */
    public Request withFreshDice() {
        List<Said> kept = new ArrayList<>();
        for (Said one : said) {
            Parameter<?> parameter = one.meaning().parameter();
            boolean face = parameter != null && parameter.type() instanceof Type.Face;
            if (parameter != null && face && parameter.isSideDie()) {
                Word side = new Word(one.meaning().option(), one.option().column());
                kept.add(new Said(one.meaning(), side, "", side)); // still says whose options follow
            } else if (!face && !one.is(Usual.SEED) && !one.is(Usual.DICE)) {
                kept.add(one);
            }
        }
        return new Request(ruleset, resolver, purpose, kept, bare, names);
    }

    /** The same, but for what the other says. */
    public Request changedBy(Request other) {
        if (other.said.isEmpty() && other.bare.isEmpty() && other.names.isEmpty()) {
            return this;
        }
        List<Said> both = new ArrayList<>();
        for (Said one : said) {
            if (other.said.stream().noneMatch(one::isAboutTheSameAs)) {
                both.add(one);
            }
        }
        for (Said one : other.said) {
            if (!one.isOff()) {
                both.add(one);
            }
        }
        both.sort((a, b) -> Boolean.compare(a.isDefenders(), b.isDefenders()));
        List<Said> inFull = both.stream().map(Said::inFull).toList();
        return new Request(
                ruleset,
                resolver,
                purpose,
                inFull,
                other.bare.isEmpty() ? bare : other.bare,
                changed(names, other.names));
    }

    /** The first names give way to the others; those after them stay. */
    private static List<Word> changed(List<Word> first, List<Word> others) {
        List<Word> both = new ArrayList<>(others);
        both.addAll(first.subList(Math.min(first.size(), others.size()), first.size()));
        return both;
    }

    /** The words after the resolver's name that say this. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        for (Word word : names) {
            words.add(word.text());
        }
        for (Word word : bare) {
            words.add(word.text());
        }
        for (Said one : said) {
            words.addAll(one.isOff() ? List.of() : one.words());
        }
        return words;
    }

    /** Where in the line the thing is that the error is about; 0 if it is about nothing that was typed. */
    private static int column(InputError error, List<Said> said) {
        if (error.column() > 0) {
            return error.column();
        }
        for (Said one : said) {
            if (one.isCalled(error.subject())) {
                return (error.value().isEmpty() ? one.option() : one.place()).column();
            }
        }
        return 0;
    }

    /** The error with its place in this line, if it is about something that was typed; to be thrown. */
    public BadInput placed(BadInput e) {
        return placed(withHint(e), said);
    }

    /** A bare word was taken for a name in some table, and there is none: it may be an option without its minus signs. */
    private BadInput withHint(BadInput e) {
        InputError error = e.error();
        Optional<String> flag = error.value().isEmpty() || !error.hint().isEmpty()
                ? Optional.empty()
                : Spelling.flag(error.value(), resolver.description());
        return flag.isPresent() ? new BadInput(error.hinting(flag.get())) : e;
    }

    private static BadInput placed(BadInput e, List<Said> said) {
        int column = column(e.error(), said);
        return column > 0 ? e.at(column) : e;
    }

    /** The parameter that bare words are for. */
    static Optional<Parameter<?>> positional(Description description) {
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.isPositional()) {
                return Optional.of(parameter);
            }
        }
        return Optional.empty();
    }

    private static Map<String, String> values(Description description, List<Said> said, List<Word> bare) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Said one : said) {
            Parameter<?> parameter = one.meaning().parameter();
            if (parameter == null
                    || one.isOff()
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
            values.put(name, RowsInput.are(positional.get()) ? rows(positional.get(), bare, values) : text(bare));
        }
        return values;
    }

    private static String rows(Parameter<?> parameter, List<Word> files, Map<String, String> values) {
        if (files.size() > 1 || values.containsKey(parameter.name())) {
            Word last = files.get(files.size() - 1);
            throw BadInput.value("FILE", last.text(), "one file, or --" + parameter.name() + " for each row")
                    .at(last.column());
        }
        return RowsInput.of(parameter, files.get(0).text());
    }

    private static String text(List<Word> words) {
        StringBuilder text = new StringBuilder();
        for (Word word : words) {
            text.append(text.isEmpty() ? "" : " ").append(word.text());
        }
        return text.toString();
    }

    private static Options options(List<Said> said) {
        EnumMap<Usual, List<String>> usual = null;
        for (Said one : said) {
            Usual option = one.meaning().usual();
            if (option == null || one.isOff()) {
                continue;
            }
            usual = usual == null ? new EnumMap<>(Usual.class) : usual;
            List<String> values = usual.get(option);
            if (values == null) {
                values = new ArrayList<>(1);
                usual.put(option, values);
            }
            values.add(one.value());
        }
        try {
            return usual == null ? Options.NONE : Options.said(usual);
        } catch (BadInput e) {
            throw placed(e, said);
        }
    }
}
