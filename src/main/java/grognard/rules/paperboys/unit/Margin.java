package grognard.rules.paperboys.unit;

import grognard.rules.Effect;
import grognard.rules.base.Working;
import java.util.List;
import java.util.Map;

/** The hits or scores of two sides, and who has the better of it. */
public record Margin(int attacker, int defender) {

    /** Neither has the better of it. */
    public static final Margin EVEN = new Margin(0, 0);

    static final String WINNER = "winner";
    static final String LOSER = "loser";

    public int difference() {
        return attacker - defender;
    }

    /** By how many hits, whoever won. */
    public int size() {
        return Math.abs(difference());
    }

    public boolean attackerWins() {
        return difference() > 0;
    }

    String winner() {
        return attackerWins() ? "attacker" : "defender";
    }

    public String loser() {
        return attackerWins() ? "defender" : "attacker";
    }

    /** Effects on the winner and the loser, as effects on the attacker and the defender. */
    public List<Effect> placed(List<Effect> effects) {
        return effects.stream()
                .map(effect -> new Effect(side(effect.side()), effect.kind(), effect.amount()))
                .toList();
    }

    private String side(String role) {
        return switch (role) {
            case WINNER -> winner();
            case LOSER -> loser();
            default -> role;
        };
    }

    /** A sentence about the loser, as one about the attacker or the defender. */
    public String words(String text) {
        return text.replace(LOSER, loser());
    }

    /** Who has the better of it: 1 the attacker, -1 the defender, 0 neither. */
    public int sign() {
        return Integer.signum(difference());
    }

    /** The numbers by their names, with this before each. */
    public Map<String, Integer> numbers(String prefix) {
        return Map.of(
                prefix + "attacker", attacker, prefix + "defender", defender, prefix + "difference", difference());
    }

    /** Puts the numbers on record. */
    public Margin numbers(Working working) {
        return numbers("", working);
    }

    /** The same under names that begin so. */
    public Margin numbers(String prefix, Working working) {
        working.number(prefix + "attacker", attacker)
                .number(prefix + "defender", defender)
                .number(prefix + "difference", difference());
        return this;
    }
}
