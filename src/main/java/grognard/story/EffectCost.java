package grognard.story;

import grognard.input.WholeNumber;
import grognard.record.RecordEntry;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.Outcome;
import grognard.rules.Ruleset;
import grognard.table.NamedRow;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The cost of each effect to the unit that suffers it, from the ruleset's {@code harm.csv}. The costs put all outcomes of
 * a resolver in one order from worst to best. For a ruleset without that file, only passed and failed tests count.
 */
public final class EffectCost {

    /**
     * The cost of one effect; negative values are gains, such as a rally.
     *
     * @param each whether the cost is multiplied by the amount that the effect names, as for lost bases
     */
    private record Cost(int losses, int nerve, boolean each) {}

    private final Map<String, Cost> costs = new HashMap<>();

    private EffectCost() {}

    /** Reads the costs of a ruleset. */
    public static EffectCost of(Ruleset ruleset) {
        EffectCost all = new EffectCost();
        for (NamedRow row : ruleset.effectCosts()) {
            all.costs.put(
                    row.get("effect"),
                    new Cost(
                            WholeNumber.in(row.get("losses")).orElseThrow(),
                            WholeNumber.in(row.get("nerve")).orElseThrow(),
                            row.get("each").equals("yes")));
        }
        return all;
    }

    /** Whether {@code harm.csv} lists the effect. Effects that it does not list cost nothing. */
    public boolean knows(String effect) {
        return costs.containsKey(effect);
    }

    /**
     * Scores an outcome that the resolver computed.
     *
     * @param ownNames the names in effects that mean the acting side: their cost counts against it
     */
    OutcomeScore of(Outcome outcome, Set<String> ownNames) {
        OutcomeScore score = verdict(
                outcome.code().verdict() == Code.Verdict.NONE
                        ? null
                        : outcome.code().verdict() == Code.Verdict.PASSED);
        for (Effect effect : outcome.effects()) {
            score = plus(
                    score,
                    effect.kind().name(),
                    effect.amount().map(Number::intValue).orElse(1),
                    ownNames.contains(effect.side()));
        }
        return score;
    }

    /** Scores an outcome as it stands in a journal. Equal outcomes score alike in both forms. */
    OutcomeScore of(RecordEntry entry, Set<String> ownNames) {
        OutcomeScore score = verdict(entry.object("outcome").get("passed") instanceof Boolean passed ? passed : null);
        for (Map<?, ?> effect : entry.effects()) {
            score = plus(
                    score,
                    String.valueOf(effect.get("effect")),
                    effect.get("amount") instanceof BigDecimal amount ? amount.intValue() : 1,
                    ownNames.contains(String.valueOf(effect.get("side"))));
        }
        return score;
    }

    /** @param passed whether the test was passed, or null if the outcome is neither */
    private static OutcomeScore verdict(@Nullable Boolean passed) {
        return passed == null ? OutcomeScore.EVEN : new OutcomeScore(0, 0, passed ? 1 : -1);
    }

    private OutcomeScore plus(OutcomeScore score, String effect, int amount, boolean own) {
        Cost cost = costs.get(effect);
        if (cost == null) {
            return score;
        }
        int times = (cost.each ? amount : 1) * (own ? -1 : 1);
        return score.plus(times * cost.losses, times * cost.nerve);
    }
}
