package grognard.play;

import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the lines of one resolver in a game, where words may name units. */
public final class GameLineReader {

    private final LineReader reader;
    private final Referee referee;
    private final Units units;
    private final boolean prefixes;

    /** @param prefixes whether a unique prefix of an option is enough */
    public GameLineReader(LineReader reader, Referee referee, Units units, boolean prefixes) {
        this.reader = reader;
        this.referee = referee;
        this.units = units;
        this.prefixes = prefixes;
    }

    /** Reads the words after the resolver's name. */
    public Request read(List<Token> words) {
        return reader.read(withUnitOptions(words), new UnitNameMatcher(description(), referee, units));
    }

    /**
     * Reads a line whose units and values are known, as those of a due entry are.
     *
     * @param carried names of the values that a due entry brings, which further words replace
     * @param typed further words of the line
     */
    public Request read(List<String> names, Map<String, List<String>> values, Set<String> carried, List<Token> typed) {
        return reader.read(
                withUnitOptions(typed),
                new UnitNameMatcher(description(), referee, units, names),
                UnitOptionWords.names(play(), names),
                values,
                carried);
    }

    private Description description() {
        return reader.resolver().description();
    }

    private ResolverRules play() {
        return referee.rulesOf(description());
    }

    /**
     * Joins words that name a unit together, so that names with blanks need no quotes: {@code fire Batterie Foy 33rd 55}.
     * The longest run of words that begins the words of one unit's name becomes its name.
     */
    public static List<Token> joined(List<Token> typed, Units units) {
        List<String> texts = Tokenizer.texts(typed);
        List<Token> words = new ArrayList<>();
        for (int from = 0; from < typed.size(); ) {
            int end = units.endOfName(texts, from);
            Token first = typed.get(from);
            words.add(
                    end == from + 1
                            ? first
                            : new Token(
                                    units.named(texts.subList(from, end))
                                            .orElseThrow()
                                            .name(),
                                    first.column()));
            from = end;
        }
        return words;
    }

    private String spelt(String word) {
        return word.startsWith("-")
                ? UnitOptionWords.named(word, play(), prefixes)
                        .map(named -> "--" + named.option().option())
                        .orElse(word)
                : word;
    }

    /**
     * Expands options that name further units: each unit becomes a word of its own, {@code near=9e}, and the option
     * gets the number that it takes without a game.
     */
    private List<Token> withUnitOptions(List<Token> typed) {
        if (play().unitOptions().isEmpty()) {
            return typed;
        }
        List<Token> words = TypedRows.in(typed, play(), units, this::spelt);
        List<Token> all = new ArrayList<>();
        Set<UnitOptionWords> typedOnce = new HashSet<>();
        for (int i = 0; i < words.size(); i++) {
            Optional<UnitOptionWords> option =
                    UnitOptionWords.named(words.get(i).text(), play(), prefixes);
            int end = option.isPresent() ? endOfList(words, i + 1) : i + 1;
            String value = String.join(" ", Tokenizer.texts(words.subList(i + 1, Math.max(i + 1, end))));
            boolean isUnit = !words.get(i).text().startsWith("-")
                    && !units.startingWith(words.get(i).text()).isEmpty();
            boolean names = option.isPresent()
                    && !isUnit
                    && !value.isEmpty()
                    && option.get().takes(value, units);
            if (names && !typedOnce.add(option.get())) {
                throw BadInput.of(words.get(i).text(), "all units in one list, with commas: " + value + ",…");
            }
            all.addAll(names ? option.get().words(value, units, words.get(i).column()) : List.of(words.get(i)));
            i = names ? end - 1 : i;
        }
        return all;
    }

    /** Where a list of units ends whose names may have blanks: {@code 8e,Left horse,Right horse}. */
    private int endOfList(List<Token> words, int from) {
        int end = Math.min(from + 1, words.size());
        while (end < words.size() && !words.get(end).text().startsWith("-")) {
            String list = String.join(" ", Tokenizer.texts(words.subList(from, end)));
            String name = list.substring(list.lastIndexOf(',') + 1) + " "
                    + words.get(end).text().split(",", 2)[0];
            if (units.named(List.of(name.split(" ", -1))).isEmpty()) {
                break;
            }
            end++;
        }
        return end;
    }
}
