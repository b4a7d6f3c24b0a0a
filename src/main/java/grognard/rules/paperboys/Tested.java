package grognard.rules.paperboys;

import grognard.dice.Report;
import grognard.rules.ResultTable.Result;
import java.util.List;
import java.util.Map;

/**
 * What a test of two sides came to, and by which scores; later only the result and the better side matter, and in a
 * fight not even that.
 */
record Tested(Result result, Margin scores) implements Report {

    @Override
    public Object bearing() {
        return List.of(result.code(), result.code().equals(Encounter.FIGHT) ? 0 : scores.sign());
    }

    @Override
    public Map<String, Integer> numbers() {
        return scores.numbers("");
    }
}
