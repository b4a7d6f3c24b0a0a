package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Tally;
import grognard.input.WholeNumber;
import grognard.rules.Code;
import grognard.rules.Parameter;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Ratio;
import grognard.workshop.value.Rational;
import java.util.List;

/**
 * How a shape gets from options and dice to a row of the results. A mechanism has no state of its own; numbers go into the
 * {@link PlayState}, the working into the {@link SideAudit}.
 */
public abstract class Mechanism {

    /** The state's name for the cell that a chart gave. */
    static final String CELL = "cell";

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

    /** The dice in the order in which they are thrown, in the players' words, for help pages. */
    public abstract List<String> dice();

    /** Options for dice of a side that were thrown on the table; none for most shapes. */
    public List<Parameter<?>> sideDice() {
        return List.of();
    }

    /** Works out the numbers that are known before dice are thrown, and puts them into the state. */
    public abstract void prepare(PlayState state, SideAudit audit);

    /** Throws the dice and finds the row of the results. */
    public abstract ResultRow decide(PlayState state, Dice dice, SideAudit audit);

    /** Plays a resolution and returns its code; numbers, effects and working go into the audit. */
    public final Code play(PlayState state, Dice dice, SideAudit audit) {
        prepare(state, audit);
        ResultRow result = results.early(state);
        if (result == null) {
            result = decide(state, dice, audit);
        }
        for (String number : definition.shape().numbers()) {
            Object value = state.number(number);
            if (value instanceof Rational fraction) {
                audit.number(number, fraction);
            } else if (value instanceof Ratio ratio) {
                audit.number(number, Rational.of(ratio.attacker(), ratio.defender()));
            }
        }
        happen(result, state, dice, audit);
        return told(result.code(), state);
    }

    /** Fills {@code {cell}} and {@code {odds}} into the code's sentence; numbers are filled in when it is shown. */
    private static Code told(Code code, PlayState state) {
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

    /** Writes effects, throwing the dice for amounts, then follow-ups and rulings of the row. */
    private void happen(ResultRow result, PlayState state, Dice dice, SideAudit audit) {
        for (ResultRow.PendingEffect effect : result.effects()) {
            int side = definition.shape().sides().indexOf(effect.side());
            if (effect.dice().isPresent()) {
                DiceExpression thrown = effect.dice().get();
                int count = Math.max(1, thrown.count());
                int sum = thrown.sum(effect.kind().name() + " (" + audit.side(side) + ")", count, dice);
                audit.effect(side, effect.kind(), thrown.number(sum).number());
            } else if (effect.number().isEmpty()) {
                audit.effect(side, effect.kind());
            } else {
                Number amount = WholeNumber.in(effect.number()).isPresent()
                        ? WholeNumber.in(effect.number()).get()
                        : state.fraction(effect.number()).number();
                audit.effect(side, effect.kind(), amount);
            }
        }
        for (grognard.rules.Next next : result.next()) {
            audit.next(next, definition.shape().sides());
        }
        for (String ruling : result.rulings()) {
            audit.ruling(ruling);
        }
    }

    /** The dice of a throw that is looked up in a table. */
    final List<String> dice(DiceExpression thrown, CellTable chart) {
        String dice = called(thrown) + " (" + thrown + ")";
        return chart.more().isEmpty()
                ? List.of(dice)
                : List.of(
                        dice, "a die more for " + String.join(", ", chart.more().keySet()));
    }

    /** The strength: the sum of the options' {@code strength} times the product of their {@code times}. */
    final Rational strength(int side, String name, PlayState state, SideAudit audit) {
        Rational strength = definition
                .sum(ModifierKey.STRENGTH, side, state, audit, "strength")
                .times(definition.product(side, state, audit));
        state.put(name, strength);
        audit.line(Math.max(0, side), "strength", strength);
        return strength;
    }

    /** Throws the dice, adds the options' {@code adds}, and puts the sum on record under that name. */
    final Rational rolled(
            DiceExpression thrown,
            int count,
            String purpose,
            String name,
            PlayState state,
            Dice dice,
            SideAudit audit) {
        Rational natural = thrown.number(thrown.sum(purpose, count, dice));
        state.put("natural", natural);
        audit.line(0, count == 1 ? "die" : "dice", natural);
        Rational sum = natural.plus(definition.total(ModifierKey.ADDS, ResolverDefinition.ALL, state, audit, ""));
        state.put(name, sum);
        audit.line(0, name, sum);
        return sum;
    }

    /** Finds the number of a cell, which may need one more die, and then its row of the results. */
    public final ResultRow read(
            CellTable chart, String cell, DiceExpression thrown, PlayState state, Dice dice, SideAudit audit) {
        state.put(CELL, cell);
        Integer target = chart.more().get(cell);
        Rational number = CellTable.number(cell);
        if (target != null) {
            number = Rational.of(dice.roll("die for " + cell, 1, thrown.die(), Tally.hits(target)));
        }
        state.put("number", number);
        audit.line("result", number, cell);
        return results.of(state, number);
    }

    /** The purpose of the throw in the record of dice: {@code rally die}, {@code shoot dice}. */
    public final String called(DiceExpression thrown) {
        boolean one = thrown.count() == 1 || (thrown.count() < 0 && !hasMoreDice());
        return definition.name() + (one ? " die" : " dice");
    }

    /** Whether a throw is always of one die, whatever the options are. */
    final boolean isOneDie(DiceExpression thrown) {
        return Math.abs(thrown.count()) == 1
                && !hasMoreDice()
                && !definition.within().containsKey(ModifierKey.DICE);
    }

    private boolean hasMoreDice() {
        boolean more = false;
        for (FolderOption option : definition.options()) {
            more |= option.does().containsKey(ModifierKey.DICE);
        }
        return more;
    }
}
