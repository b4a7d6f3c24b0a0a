package grognard.rules.paperboys.unit;

import grognard.rules.Effect;
import grognard.rules.base.Working;
import java.util.List;
import java.util.Map;

/** The hits or scores of two sides, and who is ahead. */
public record Margin(int attacker, int defender) {

    /** No difference. */
    public static final Margin EVEN = new Margin(0, 0);

    static final String WINNER = "winner";
    static final String LOSER = "loser";

    public int difference() {
        return attacker - defender;
    }

    /** The difference without its sign. */
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

    /** Replaces winner and loser in the effects by attacker and defender. */
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

    /** Replaces the word loser in a sentence by attacker or defender. */
    public String words(String text) {
        return text.replace(LOSER, loser());
    }

    /** The side that is ahead: 1 the attacker, -1 the defender, 0 neither. */
    public int sign() {
        return Integer.signum(difference());
    }

    /** The numbers by name, each name with that prefix. */
    public Map<String, Integer> numbers(String prefix) {
        return Map.of(
                prefix + "attacker", attacker, prefix + "defender", defender, prefix + "difference", difference());
    }

    /** Puts the numbers on record. */
    public Margin numbers(Working working) {
        return numbers("", working);
    }

    /** Puts the numbers on record, each name with that prefix. */
    public Margin numbers(String prefix, Working working) {
        working.number(prefix + "attacker", attacker)
                .number(prefix + "defender", defender)
                .number(prefix + "difference", difference());
        return this;
    }
}
