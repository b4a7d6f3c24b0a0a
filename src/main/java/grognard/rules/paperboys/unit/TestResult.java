package grognard.rules.paperboys.unit;

import grognard.dice.Report;
import grognard.rules.base.ResultTable.Result;
import java.util.List;
import java.util.Map;

/**
 * What a test of two sides came to, and by which scores.
 *
 * @param better who had the better of it, as far as that matters later: 1 the attacker, -1 the defender, 0 neither
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
