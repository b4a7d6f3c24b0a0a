package grognard.rules.paperboys.unit;

import grognard.dice.Report;
import grognard.rules.base.ResultTable.Result;
import java.util.List;
import java.util.Map;

/**
 * The result of a test between two sides, with the scores that led to it.
 *
 * @param better the side that was ahead, if that matters later: 1 the attacker, -1 the defender, 0 neither
 */
public record TestResult(Result result, Margin scores, int better) implements Report {

    @Override
    public Object groupKey() {
        return List.of(result.code(), better);
    }

    @Override
    public Map<String, Integer> numbers() {
        return scores.numbers("");
    }
}
