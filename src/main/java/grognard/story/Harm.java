package grognard.story;

import grognard.input.WholeNumber;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.GameRows;
import grognard.rules.Outcome;
import grognard.rules.Ruleset;
import grognard.table.NamedRow;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What each effect costs whom it befalls, as the ruleset says it ({@code harm.csv}). It makes the one order in which
 * outcomes are better or worse; a ruleset that does not is ordered by tests passed and failed alone.
 */
public final class Harm {

    private record Cost(int losses, int nerve, boolean each) {}

    private final Map<String, Cost> costs = new HashMap<>();

    private Harm() {}

    public static Harm of(Ruleset ruleset) {
        Harm harm = new Harm();
        for (NamedRow row : ruleset.game().map(GameRows::harm).orElse(List.of())) {
            harm.costs.put(
                    row.get("effect"),
                    new Cost(
                            WholeNumber.in(row.get("losses")).orElseThrow(),
                            WholeNumber.in(row.get("nerve")).orElseThrow(),
                            row.get("each").equals("yes")));
        }
        return harm;
    }

    /** Whether the table says what that effect costs. */
    public boolean knows(String effect) {
        return costs.containsKey(effect);
    }

    /** How well an outcome is for those sides of effects. */
    Score of(Outcome outcome, Set<String> own) {
        Score score = verdict(
                outcome.code().verdict() == Code.Verdict.NONE
                        ? null
                        : outcome.code().verdict() == Code.Verdict.PASSED);
        for (Effect effect : outcome.effects()) {
            score = plus(
                    score,
                    effect.kind().name(),
                    effect.amount().map(Number::intValue).orElse(1),
                    own.contains(effect.side()));
        }
        return score;
    }

    /** The same of an outcome on record. */
    Score of(Map<String, Object> outcome, Set<String> own) {
        Score score = verdict(outcome.get("passed") instanceof Boolean passed ? passed : null);
        for (Object item : outcome.get("effects") instanceof List<?> effects ? effects : List.of()) {
            if (item instanceof Map<?, ?> effect) {
                score = plus(
                        score,
                        String.valueOf(effect.get("effect")),
                        effect.get("amount") instanceof BigDecimal amount ? amount.intValue() : 1,
                        own.contains(String.valueOf(effect.get("side"))));
            }
        }
        return score;
    }

    private static Score verdict(@Nullable Boolean passed) {
        return passed == null ? Score.EVEN : new Score(0, 0, passed ? 1 : -1);
    }

    private Score plus(Score score, String effect, int amount, boolean own) {
        Cost cost = costs.get(effect);
        if (cost == null) {
            return score;
        }
        int times = (cost.each ? amount : 1) * (own ? -1 : 1);
        return score.plus(times * cost.losses, times * cost.nerve);
    }
}
