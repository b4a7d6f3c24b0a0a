package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.input.WholeNumber;
import grognard.rules.Code;
import grognard.rules.Parameter;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Ratio;
import grognard.workshop.value.Rational;
import java.util.List;

/**
 * Computes the row of the results from options and dice, in one shape. A mechanism is stateless; numbers and the working go
 * into the {@link FolderWorking}.
 */
public abstract class Mechanism {

    /** The state's name for the cell that a chart gave. */
    static final String CELL = "cell";

    private final ResolverDefinition definition;
    private final ResultsTable results;

    Mechanism(ResolverDefinition definition, ResultsTable results) {
        this.definition = definition;
        this.results = results;
    }

    public final ResolverDefinition definition() {
        return definition;
    }

    final ResultsTable results() {
        return results;
    }

    /** The dice of the throw. */
    final DiceExpression thrown() {
        return definition.thrown();
    }

    /** The dice in the order in which they are thrown, in the players' words, for help pages. */
    abstract List<String> dice();

    /** Options for dice of a side that were thrown on the table; none for most shapes. */
    List<Parameter<?>> sideDice() {
        return List.of();
    }

    /** Works out the numbers that are known before dice are thrown, and puts them into the state. */
    abstract void prepare(FolderWorking working);

    /** Throws the dice and finds the row of the results. */
    abstract ResultRow decide(FolderWorking working, Dice dice);

    /** The row that decides, found without dice if that is possible. */
    final ResultRow decidingRow(FolderWorking working, Dice dice) {
        prepare(working);
        ResultRow early = results.withoutDice(working.state());
        return early == null ? decide(working, dice) : early;
    }

    /** Plays a resolution and returns its code; numbers, effects and working go into the audit. */
    final Code play(FolderWorking working, Dice dice) {
        ResultRow result = decidingRow(working, dice);
        for (String number : definition.shape().numbers()) {
            Object value = working.state().number(number);
            if (value instanceof Rational fraction) {
                working.number(number, fraction.number());
            } else if (value instanceof Ratio ratio) {
                working.number(number, ratio.quotient().number());
            }
        }
        apply(result, working, dice);
        return filled(result.code(), working.state());
    }

    /** Fills {@code {cell}} and {@code {odds}} into the code's sentence; numbers are filled in when it is shown. */
    private static Code filled(Code code, PlayState state) {
        String text = code.text();
        if (text.indexOf('{') >= 0) {
            for (String word : List.of(CELL, "odds")) {
                Object value = state.number(word);
                if (value != null) {
                    text = text.replace("{" + word + "}", value.toString());
                }
            }
            return new Code(code.name(), code.verdict(), code.title(), text);
        }
        return code;
    }

    /** Adds effects, throwing the dice for amounts, then follow-ups and rulings of the row. */
    private void apply(ResultRow result, FolderWorking working, Dice dice) {
        for (ResultRow.PendingEffect effect : result.effects()) {
            String side = working.side(definition.shape().sides().indexOf(effect.side()));
            if (effect.dice().isPresent()) {
                DiceExpression thrown = effect.dice().get();
                int sum = thrown.sum(effect.kind().name() + " (" + side + ")", Math.max(1, thrown.count()), dice);
                working.effect(side, effect.kind(), thrown.number(sum).number());
            } else if (effect.number().isEmpty()) {
                working.effect(side, effect.kind());
            } else {
                Number amount = WholeNumber.in(effect.number()).isPresent()
                        ? WholeNumber.in(effect.number()).get()
                        : working.state().fraction(effect.number()).number();
                working.effect(side, effect.kind(), amount);
            }
        }
        result.next().forEach(next -> working.next(next, definition.shape().sides()));
        result.rulings().forEach(working::ruling);
    }

    /** Throws the dice, adds the options' {@code adds}, and sets the sum as the number of that name. */
    final Rational roll(int count, String purpose, String name, FolderWorking working, Dice dice) {
        Rational natural = thrown().number(thrown().sum(purpose, count, dice));
        working.state().put("natural", natural);
        working.line(0, count == 1 ? "die" : "dice", natural);
        Rational sum = natural.plus(definition.total(ModifierKey.ADDS, working, ""));
        working.put(0, name, sum);
        return sum;
    }

    /** The purpose of the throw in the record of dice: {@code rally die}, {@code shoot dice}. */
    final String purpose() {
        boolean one = thrown().count() == 1 || (thrown().count() < 0 && !definition.has(ModifierKey.DICE));
        return definition.name() + (one ? " die" : " dice");
    }

    /** The throw for a help page, with its dice: {@code rally die (d6)}. */
    final String purposeAndDice() {
        return purpose() + " (" + thrown() + ")";
    }
}
