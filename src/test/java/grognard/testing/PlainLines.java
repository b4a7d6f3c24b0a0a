package grognard.testing;

import grognard.game.state.Due;
import grognard.game.unit.Units;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.plan.PlanLineReader;
import grognard.rules.Ruleset;
import java.util.List;
import java.util.function.Predicate;

/** Lines of a plan in which units are called by their whole names. */
public record PlainLines(Ruleset ruleset) implements PlanLineReader {

    @Override
    public Request read(List<Token> words, Units units) {
        return reader(words.get(0).text()).read(words.subList(1, words.size()), isUnit(units));
    }

    @Override
    public List<Token> joined(List<Token> words, Units units) {
        return words;
    }

    @Override
    public Request due(Due due, List<Token> typed, Units units) {
        return reader(due.resolver())
                .read(
                        typed,
                        isUnit(units),
                        due.units(),
                        due.values(),
                        due.values().keySet());
    }

    private LineReader reader(String resolver) {
        return new LineReader(ruleset, ruleset.resolver(resolver), CommonOption.For.PLAY, resolver);
    }

    private static Predicate<Token> isUnit(Units units) {
        return word -> units.find(word.text()).isPresent();
    }
}
