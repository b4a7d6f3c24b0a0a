package grognard.rules.paperboys.combat;

import grognard.dice.Report;
import grognard.rules.paperboys.combat.HandToHand.Ending;
import grognard.rules.paperboys.unit.Margin;
import java.util.List;
import java.util.Map;

/**
 * How a round of fighting ended. What comes of it hangs on the ending and on who had the better of it.
 *
 * @param margin the hits, as long as they still matter
 * @param prefix what stands before the names of the numbers
 */
record RoundResult(Ending ending, Margin margin, String prefix) implements Report {

    @Override
    public Object groupKey() {
        return List.of(ending, margin.sign());
    }

    @Override
    public Map<String, Integer> numbers() {
        return margin.numbers(prefix);
    }
}
