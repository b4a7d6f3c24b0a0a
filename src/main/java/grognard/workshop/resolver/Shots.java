package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Report;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import grognard.workshop.value.DiceExpression;
import java.util.List;
import java.util.Map;

/**
 * What came of many dice and the saves against them.
 *
 * @param apart whether only what is left of the hits decides, so that odds need not follow hits and saves one by one
 */
record Shots(int hits, int saved, boolean apart) implements Report {

    int left() {
        return hits - saved;
    }

    @Override
    public Object bearing() {
        return apart ? (Object) left() : this;
    }

    @Override
    public Map<String, Integer> numbers() {
        return apart ? Map.of("hits", hits, "saved", saved) : Map.of();
    }

    /** The throw, and the saves for each hit on {@code save} or more. */
    record Thrown(
            DiceExpression thrown, String purpose, int count, long face, List<Integer> again, int save, boolean apart)
            implements Sequence<Shots> {
        @Override
        public Shots with(Dice dice) {
            int hits = thrown.hits(purpose, count, face, again, dice);
            return new Shots(hits, dice.roll("saves", hits, thrown.die(), Tally.hits(save)), apart);
        }
    }
}
