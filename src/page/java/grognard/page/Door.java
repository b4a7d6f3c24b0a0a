package grognard.page;

import grognard.game.Game;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.line.Tokenizer;
import grognard.rules.PackReader;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.BadTable;
import grognard.table.Pack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Everything that the page can ask of the program. Every answer is JSON; an error is an answer too, with the member {@code
 * error}. A situation comes as pairs of parameter names and values, or as words of a command line, or as both.
 */
public final class Door {

    /** How the program is called in front of a line, in examples that the program prints. */
    private static final String PROGRAM = "grognard ";

    /** Tables by ruleset and house keys. The players have one or two sets of house keys, so none is ever dropped. */
    private final Map<String, Tables> tables = new HashMap<>();

    private final PageLibrary library;

    public Door() {
        this(new PageLibrary());
    }

    Door(PageLibrary library) {
        this.library = library;
    }

    /** The names and titles of the rulesets. */
    public String rulesets() {
        return answer(() -> DescriptionJson.rulesets(library.all().all()));
    }

    /**
     * Opens a folder of the player's: a ruleset or a pack of tables.
     *
     * @param files name and content of each file in turn, a character a byte
     */
    public String openFolder(String name, String[] files) {
        return answer(() -> {
            tables.clear();
            return DescriptionJson.folder(name, library.open(name, files), library);
        });
    }

    public String closeFolder(String name) {
        return answer(() -> {
            tables.clear();
            library.close(name);
            return DescriptionJson.rulesets(library.all().all());
        });
    }

    /** The resolvers and house keys of a ruleset. */
    public String ruleset(String name) {
        return answer(name, "", () -> DescriptionJson.ruleset(library.named(name)));
    }

    /**
     * A resolver's parameters and outcomes.
     *
     * @param words common options, such as {@code --house key=value}
     */
    public String describe(String ruleset, String resolver, String[] words) {
        return answer(ruleset, resolver, () -> {
            Request request = request(ruleset, resolver, CommonOption.For.PLAY, new String[0], words);
            return DescriptionJson.resolver(request.resolver().description(), tables(request), reader(request));
        });
    }

    /** The parameters that may not be given beside these values, each with the reason. */
    public String barred(String ruleset, String resolver, String[] pairs) {
        return answer(ruleset, resolver, () -> {
            Request request = request(ruleset, resolver, CommonOption.For.PLAY, pairs, new String[0]);
            return DescriptionJson.barred(request.resolver().description(), request.values());
        });
    }

    /**
     * Resolves a situation.
     *
     * @param words common options: {@code --seed}, {@code --dice}, {@code --label}, {@code --house}
     * @param mint seed to use if a die is thrown and the words have neither seed nor dice
     */
    public String play(String ruleset, String resolver, String[] pairs, String[] words, String mint) {
        return answer(ruleset, resolver, () -> {
            Request request = request(ruleset, resolver, CommonOption.For.PLAY, pairs, words);
            return placed(request, () -> new Play(request, tables(request)).resolved(mint));
        });
    }

    /** Resolves a situation with dice thrown on the table, or answers which die is thrown next. */
    public String throwDice(String ruleset, String resolver, String[] pairs, String[] words, String[] faces) {
        return answer(ruleset, resolver, () -> {
            Request request = request(ruleset, resolver, CommonOption.For.PLAY, pairs, words);
            return placed(request, () -> new Play(request, tables(request)).thrown(List.of(faces)));
        });
    }

    /** The exact odds of a situation. */
    public String odds(String ruleset, String resolver, String[] pairs, String[] words) {
        return answer(ruleset, resolver, () -> {
            Request request = request(ruleset, resolver, CommonOption.For.ODDS, pairs, words);
            return placed(request, () -> OddsJson.of(request, tables(request)));
        });
    }

    /** The answer to a look-up, or the contents of the ruleset if there are no words; see {@link Lookup}. */
    public String rules(String ruleset, String[] asked, boolean all, String[] words) {
        return answer(ruleset, "", () -> Lookup.rules(tables(ruleset, words), List.of(asked), all));
    }

    /** The quick-reference sheet. */
    public String sheet(String ruleset, String[] words) {
        return answer(ruleset, "", () -> Lookup.sheet(tables(ruleset, words)));
    }

    /**
     * What a line does that the program prints as an example: the resolver and values of {@code grognard fire musket 20 8},
     * or the words that {@code grognard rules canister --all} looks up.
     */
    public String line(String ruleset, String typed) {
        return answer(ruleset, "", () -> {
            String line = typed.startsWith(PROGRAM) ? typed.substring(PROGRAM.length()) : typed;
            List<String> words = new ArrayList<>(Tokenizer.texts(Tokenizer.of(line)));
            if (words.isEmpty()) {
                throw BadInput.of("line", "a resolver");
            }
            if (words.get(0).equals("rules")) {
                words.removeIf(word -> word.startsWith("-"));
                return DescriptionJson.lookup(words.subList(1, words.size()));
            }
            boolean named = library.all().names().contains(words.get(0)) && words.size() > 1;
            String meant = named ? words.remove(0) : ruleset;
            String resolver = words.remove(0);
            return DescriptionJson.line(
                    request(meant, resolver, CommonOption.For.PLAY, new String[0], words.toArray(String[]::new)));
        });
    }

    /** Errors get the column of the word that they are about, and the hints of the command line. */
    private static String placed(Request request, Supplier<String> work) {
        try {
            return work.get();
        } catch (BadInput e) {
            throw request.placed(e);
        }
    }

    private Request request(String ruleset, String resolver, CommonOption.For purpose, String[] pairs, String[] words) {
        Ruleset found = library.named(ruleset);
        if (!found.resolvers().contains(resolver)) {
            throw found.unknown(resolver);
        }
        String called = (purpose == CommonOption.For.ODDS ? "odds " : "") + resolver;
        return new LineReader(found, found.resolver(resolver), purpose, called)
                .read(Tokenizer.of(List.of(words)), word -> false, List.of(), known(pairs), Set.of());
    }

    private static LineReader reader(Request request) {
        return new LineReader(request.ruleset(), request.resolver(), CommonOption.For.PLAY, "");
    }

    /** Values by parameter name; a name may come several times, as a repeated option does. */
    private static Map<String, List<String>> known(String[] pairs) {
        Map<String, List<String>> known = new LinkedHashMap<>();
        for (int i = 0; i + 1 < pairs.length; i += 2) {
            known.computeIfAbsent(pairs[i], name -> new ArrayList<>()).add(pairs[i + 1]);
        }
        return known;
    }

    private Tables tables(Request request) {
        return tables(request.ruleset(), request.options());
    }

    /** Tables for a look-up, whose options any resolver of the ruleset can parse. */
    private Tables tables(String ruleset, String[] words) {
        return tables(library.named(ruleset), options(ruleset, words));
    }

    /** Common options for all of a ruleset, which any of its resolvers can parse. */
    OptionValues options(String ruleset, String[] words) {
        String any = library.named(ruleset).resolvers().get(0);
        return request(ruleset, any, CommonOption.For.PLAY, new String[0], words)
                .options();
    }

    Tables tables(Ruleset ruleset, OptionValues options) {
        String key = ruleset.name() + " " + options.tables().orElse("") + " " + options.house();
        Tables known = tables.get(key);
        if (known == null) {
            Optional<Pack> pack = options.tables().flatMap(name -> library.tables(name, ruleset));
            known = pack.isPresent()
                    ? PackReader.tables(ruleset, pack.get(), options.house())
                    : new Tables(ruleset, ruleset.builtIn(), options.house());
            tables.put(key, known);
        }
        return known;
    }

    String answer(Supplier<String> work) {
        return answer("", "", work);
    }

    private String answer(String ruleset, String resolver, Supplier<String> work) {
        return answer(ruleset, resolver, Optional.empty(), work);
    }

    /**
     * The one place where errors become answers. An error of the program is one too: the page must not stop.
     *
     * @param game the game that is played, whose refusals say what to tap
     */
    String answer(String ruleset, String resolver, Optional<Game> game, Supplier<String> work) {
        try {
            return work.get();
        } catch (BadTable e) {
            return DescriptionJson.problems(e.problems());
        } catch (BadInput e) {
            return DescriptionJson.error(
                    e.error(), parameter(ruleset, resolver, e.error().subject()), game.map(PlayerWords::new));
        } catch (RuntimeException | StackOverflowError e) {
            return DescriptionJson.error(
                    new BadInput("internal error: " + SafeText.line(String.valueOf(e))).error(), "");
        }
    }

    /** The name of the parameter that an error is about; empty if it is about none. */
    private String parameter(String ruleset, String resolver, String subject) {
        if (resolver.isEmpty()
                || subject.isEmpty()
                || library.all().find(ruleset).isEmpty()) {
            return "";
        }
        Ruleset found = library.named(ruleset);
        if (!found.resolvers().contains(resolver)) {
            return "";
        }
        String option = subject.indexOf(' ') < 0 ? subject : subject.substring(0, subject.indexOf(' '));
        for (Parameter<?> parameter : found.resolver(resolver).description().parameters()) {
            if (parameter.option().equals(option)) {
                return parameter.name();
            }
        }
        return "";
    }
}
