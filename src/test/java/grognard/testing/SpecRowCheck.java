package grognard.testing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Holds what the program printed against a spec row. */
public final class SpecRowCheck {

    private final SpecRow row;
    private final List<String> failures = new ArrayList<>();

    private SpecRowCheck(SpecRow row) {
        this.row = row;
    }

    /** Everything that is not as the row says; empty if it holds. */
    public static List<String> check(SpecRow row, Run run) {
        SpecRowCheck check = new SpecRowCheck(row);
        if (row.isRefusal()) {
            check.refusal(run);
        } else if (run.exit() != 0) {
            check.differ("exit", 0, run.exit() + " " + run.err().strip());
        } else {
            check.outcome(run.json());
        }
        return check.failures;
    }

    private void refusal(Run run) {
        differ("exit", 2, run.exit());
        for (String word : row.expectedWords()) {
            if (!run.err().contains(word)) {
                differ("message", word, run.err().strip());
            }
        }
    }

    private void outcome(Map<String, Object> json) {
        Map<String, Object> outcome = Json.at(json, "outcome");
        differ("code", row.code(), outcome.get("code"));
        differ(
                "passed",
                row.passed(),
                outcome.get("passed") == null ? "" : outcome.get("passed").toString());
        Map<String, Object> numbers = Json.at(outcome, "numbers");
        row.expectedNumbers().forEach((name, value) -> {
            BigDecimal found = (BigDecimal) numbers.get(name);
            if (found == null || found.compareTo(value) != 0) {
                differ(name, value, found);
            }
        });
        differ("effects", row.expectedEffects(), effects(outcome));
        differ("next", row.expectedNext(), outcome.get("next"));
        if (!row.rulings().equals("*")) {
            List<String> rulings = Json.list(json, "rulings");
            differ("rulings", row.expectedRulings(), rulings.stream().sorted().toList());
        }
    }

    private static List<String> effects(Map<String, Object> outcome) {
        List<Map<String, Object>> effects = Json.list(outcome, "effects");
        return effects.stream()
                .map(effect -> effect.get("side") + " " + effect.get("effect")
                        + (effect.containsKey("amount") ? " " + plain(effect.get("amount")) : ""))
                .sorted()
                .toList();
    }

    private static String plain(Object amount) {
        return ((BigDecimal) amount).stripTrailingZeros().toPlainString();
    }

    private void differ(String what, Object expected, Object found) {
        if (!Objects.equals(expected, found)) {
            failures.add(row + " " + row.args() + ": " + what + " expected " + expected + ", found " + found);
        }
    }
}
