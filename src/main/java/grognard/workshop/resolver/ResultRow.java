package grognard.workshop.resolver;

import grognard.rules.Code;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.workshop.value.DiceExpression;
import java.util.List;
import java.util.Optional;

/**
 * What a row of the results says.
 *
 * @param from the first step of its band, {@link Long#MIN_VALUE} for an open one
 */
public record ResultRow(
        long line, long from, long to, Code code, List<PendingEffect> effects, List<Next> next, List<String> rulings) {

    /**
     * An effect, whose amount may be known only in the end.
     *
     * @param number what it is: a whole number, the name of a number of the shape, or empty
     * @param dice the dice that make it, if any do
     */
    public record PendingEffect(String side, EffectKind kind, String number, Optional<DiceExpression> dice) {}

    public ResultRow {
        effects = List.copyOf(effects);
        next = List.copyOf(next);
        rulings = List.copyOf(rulings);
    }

    public boolean isWithoutBand() {
        return from == Long.MIN_VALUE && to == Long.MAX_VALUE;
    }

    /** Whether its words or effects name a number that only the dice tell. */
    public boolean wantsDice(Shape shape) {
        for (String number : shape.numbers()) {
            if (!shape.isKnown(number)) {
                if (code.text().contains("{" + number + "}")) {
                    return true;
                }
                for (PendingEffect effect : effects) {
                    if (effect.number.equals(number)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public boolean isFailed() {
        return code.verdict() == Code.Verdict.FAILED;
    }
}
