package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Tally;
import grognard.input.WholeNumber;
import grognard.rules.Code;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Ratio;
import grognard.workshop.value.Rational;
import java.util.List;

/** How a resolver of a shape comes to its result: a pure function of state and dice. */
public abstract class Mechanism {

    private final ResolverDefinition definition;
    private final ResultsTable results;

    public Mechanism(ResolverDefinition definition, ResultsTable results) {
        this.definition = definition;
        this.results = results;
    }

    public final ResolverDefinition definition() {
        return definition;
    }

    public final ResultsTable results() {
        return results;
    }

    /** The dice in order, in the players' words. */
    public abstract List<String> dice();

    /** Works out what is known before dice are thrown, and puts it into the state. */
    public abstract void prepare(PlayState state, SideAudit log);

    /** Throws, and finds the row. */
    public abstract ResultRow decide(PlayState state, Dice dice, SideAudit log);

    /** Plays it to the end, and answers how it ended; all else is in the log. */
    public final Code play(PlayState state, Dice dice, SideAudit log) {
        prepare(state, log);
        ResultRow result = results.early(state);
        if (result == null) {
            result = decide(state, dice, log);
        }
        for (String number : definition.shape().numbers()) {
            Object value = state.number(number);
            if (value instanceof Rational fraction) {
                log.number(number, fraction);
            } else if (value instanceof Ratio ratio) {
                log.number(number, Rational.of(ratio.attacker(), ratio.defender()));
            }
        }
        happen(result, state, dice, log);
        return told(result.code(), state);
    }

    /** The code with those words of its text filled in that are no numbers. */
    private static Code told(Code code, PlayState state) {
        String text = code.text();
        if (text.indexOf('{') >= 0) {
            for (String word : List.of("cell", "odds")) {
                Object value = state.number(word);
                if (value != null) {
                    text = text.replace("{" + word + "}", value.toString());
                }
            }
            return new Code(code.name(), code.verdict(), code.title(), text);
        }
        return code;
    }

    private void happen(ResultRow result, PlayState state, Dice dice, SideAudit log) {
        for (ResultRow.PendingEffect effect : result.effects()) {
            int side = definition.shape().sides().indexOf(effect.side());
            if (effect.dice().isPresent()) {
                DiceExpression thrown = effect.dice().get();
                int count = Math.max(1, thrown.count());
                int sum = thrown.sum(effect.kind().name() + " (" + log.side(side) + ")", count, dice);
                log.effect(side, effect.kind(), thrown.number(sum).number());
            } else if (effect.number().isEmpty()) {
                log.effect(side, effect.kind());
            } else {
                Number amount = WholeNumber.in(effect.number()).isPresent()
                        ? WholeNumber.in(effect.number()).get()
                        : state.fraction(effect.number()).number();
                log.effect(side, effect.kind(), amount);
            }
        }
        for (grognard.rules.Next next : result.next()) {
            log.next(next, definition.shape().sides());
        }
        for (String ruling : result.rulings()) {
            log.ruling(ruling);
        }
    }

    /** Goes from a cell of the chart to its number, for which it may want a die more, and to its result. */
    public final ResultRow read(
            CellTable chart, String cell, DiceExpression thrown, PlayState state, Dice dice, SideAudit log) {
        state.put("cell", cell);
        Integer target = chart.more().get(cell);
        Rational number = CellTable.number(cell);
        if (target != null) {
            number = Rational.of(dice.roll("die for " + cell, 1, thrown.die(), Tally.hits(target)));
        }
        state.put("number", number);
        log.line("result", number, cell);
        return results.of(state, number);
    }

    /** How the players call the dice of this resolver. */
    public final String called(DiceExpression thrown) {
        boolean one = thrown.count() == 1;
        if (thrown.count() < 0) {
            one = true;
            for (FolderOption option : definition.options()) {
                one &= !option.does().containsKey(ModifierKey.DICE);
            }
        }
        return definition.name() + (one ? " die" : " dice");
    }
}
