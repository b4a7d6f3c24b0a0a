package grognard.rules.paperboys.combat;

import grognard.dice.Report;
import grognard.rules.paperboys.combat.HandToHand.Ending;
import grognard.rules.paperboys.unit.Margin;
import java.util.List;
import java.util.Map;

/**
 * The result of a round of fighting. What follows depends on the ending and on who was ahead, not on the hits.
 *
 * @param margin the hits; {@link Margin#EVEN} where they no longer matter
 * @param prefix prefix of the numbers' names
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
