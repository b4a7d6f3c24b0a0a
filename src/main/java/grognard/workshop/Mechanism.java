package grognard.workshop;

import grognard.dice.Dice;
import grognard.dice.Tally;
import grognard.input.WholeNumber;
import grognard.rules.Code;
import grognard.workshop.Ledger.Ratio;
import java.util.List;

/** How a resolver of a shape comes to its result: a pure function of facts and dice. */
abstract class Mechanism {

    private final Common common;
    private final ResultsTable results;

    Mechanism(Common common, ResultsTable results) {
        this.common = common;
        this.results = results;
    }

    final Common common() {
        return common;
    }

    final ResultsTable results() {
        return results;
    }

    /** The dice in order, in the players' words. */
    abstract List<String> dice();

    /** Works out what is known before dice are thrown, and puts it into the facts. */
    abstract void prepare(Ledger facts, Log log);

    /** Throws, and finds the row. */
    abstract Result decide(Ledger facts, Dice dice, Log log);

    /** Plays it to the end, and answers how it ended; all else is in the log. */
    final Code play(Ledger facts, Dice dice, Log log) {
        prepare(facts, log);
        Result result = results.early(facts);
        if (result == null) {
            result = decide(facts, dice, log);
        }
        for (String number : common.shape().numbers()) {
            Object value = facts.number(number);
            if (value instanceof Fraction fraction) {
                log.number(number, fraction);
            } else if (value instanceof Ratio ratio) {
                log.number(number, Fraction.of(ratio.attacker(), ratio.defender()));
            }
        }
        happen(result, facts, dice, log);
        return told(result.code(), facts);
    }

    /** The code with those words of its text filled in that are no numbers. */
    private static Code told(Code code, Ledger facts) {
        String text = code.text();
        if (text.indexOf('{') >= 0) {
            for (String word : List.of("cell", "odds")) {
                Object value = facts.number(word);
                if (value != null) {
                    text = text.replace("{" + word + "}", value.toString());
                }
            }
            return new Code(code.name(), code.verdict(), code.title(), text);
        }
        return code;
    }

    private void happen(Result result, Ledger facts, Dice dice, Log log) {
        for (Result.Happening effect : result.effects()) {
            int side = common.shape().sides().indexOf(effect.side());
            if (effect.dice().isPresent()) {
                Throw thrown = effect.dice().get();
                int count = Math.max(1, thrown.count());
                int sum = thrown.sum(effect.kind().name() + " (" + log.side(side) + ")", count, dice);
                log.effect(side, effect.kind(), thrown.number(sum).number());
            } else if (effect.number().isEmpty()) {
                log.effect(side, effect.kind());
            } else {
                Number amount = WholeNumber.in(effect.number()).isPresent()
                        ? WholeNumber.in(effect.number()).get()
                        : facts.fraction(effect.number()).number();
                log.effect(side, effect.kind(), amount);
            }
        }
        for (grognard.rules.Next next : result.next()) {
            log.next(next, common.shape().sides());
        }
        for (String ruling : result.rulings()) {
            log.ruling(ruling);
        }
    }

    /** Goes from a cell of the chart to its number, for which it may want a die more, and to its result. */
    final Result read(Chart chart, String cell, Throw thrown, Ledger facts, Dice dice, Log log) {
        facts.put("cell", cell);
        Integer target = chart.more().get(cell);
        Fraction number = Chart.number(cell);
        if (target != null) {
            number = Fraction.of(dice.roll("die for " + cell, 1, thrown.die(), Tally.hits(target)));
        }
        facts.put("number", number);
        log.line("result", number, cell);
        return results.of(facts, number);
    }

    /** How the players call the dice of this resolver. */
    final String called(Throw thrown) {
        boolean one = thrown.count() == 1;
        if (thrown.count() < 0) {
            one = true;
            for (Option option : common.options()) {
                one &= !option.does().containsKey(Key.DICE);
            }
        }
        return common.name() + (one ? " die" : " dice");
    }
}
