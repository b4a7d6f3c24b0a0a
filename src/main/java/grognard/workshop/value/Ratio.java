package grognard.workshop.value;

/** A relation of strengths, as a column of odds has it. */
public record Ratio(int attacker, int defender) {

    /** Whether it is not above the relation of these strengths. */
    public boolean isReachedBy(Rational attackers, Rational defenders) {
        Rational wanted = defenders.times(Rational.of(attacker));
        return wanted.compareTo(attackers.times(Rational.of(defender))) <= 0;
    }

    public boolean isBelow(Ratio other) {
        return (long) attacker * other.defender < (long) other.attacker * defender;
    }

    // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
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
