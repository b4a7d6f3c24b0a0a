package grognard.workshop.value;

/** A ratio of strengths as it heads a column of an odds table, such as 3:1. Not reduced: 2:2 shows as written. */
public record Ratio(int attacker, int defender) {

    /** Whether the attackers have at least this ratio to the defenders; always true against no defenders. */
    public boolean isReachedBy(Rational attackers, Rational defenders) {
        Rational wanted = defenders.times(Rational.of(attacker));
        return wanted.compareTo(attackers.times(Rational.of(defender))) <= 0;
    }

    public boolean isBelow(Ratio other) {
        return (long) attacker * other.defender < (long) other.attacker * defender;
    }

    public Rational quotient() {
        return Rational.of(attacker, defender);
    }

    // Written out: linking the equality that Java generates for records costs a one-shot run 25 to 48 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Ratio ratio && ratio.attacker == attacker && ratio.defender == defender;
    }

    @Override
    public int hashCode() {
        return attacker * 31 + defender;
    }

    @Override
    public String toString() {
        return attacker + ":" + defender;
    }
}
