package grognard.workshop.resolver;

import grognard.rules.Code;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.workshop.value.DiceExpression;
import java.util.List;
import java.util.Optional;

/**
 * A row of the results.
 *
 * @param line the line in its file
 * @param from lower end of its band in units of the last decimal place; {@link Long#MIN_VALUE} if open
 * @param to upper end, included; {@link Long#MAX_VALUE} if open
 */
public record ResultRow(
        long line, long from, long to, Code code, List<PendingEffect> effects, List<Next> next, List<String> rulings) {

    /**
     * An effect whose amount may depend on the throw.
     *
     * @param number the amount: a whole number, the name of a number of the shape, or empty
     * @param dice the dice that decide the amount instead
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

    /** Whether its sentence or effects need a number that is unknown before the throw. */
    public boolean dependsOnDice(Shape shape) {
        return shape.numbers().stream()
                .filter(number -> !shape.isKnownBeforeDice(number))
                .anyMatch(number -> code.text().contains("{" + number + "}")
                        || effects.stream().anyMatch(effect -> effect.number.equals(number)));
    }

    public boolean isFailed() {
        return code.verdict() == Code.Verdict.FAILED;
    }
}
