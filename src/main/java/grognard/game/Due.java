package grognard.game;

import java.util.List;

/**
 * Something that must be played.
 *
 * @param n its number, never used again in the game
 * @param units whom it is for, as the resolver wants them
 * @param line the whole command
 * @param turn the turn in which it is due
 */
public record Due(int n, String resolver, List<String> units, String line, String why, int turn) {

    public Due {
        units = List.copyOf(units);
    }

    boolean isFor(String played, List<String> names) {
        return resolver.equals(played) && units.equals(names);
    }

    /** Whether both are one item: equal resolver and units, in the same turn. */
    boolean isSameAs(Due other) {
        return isFor(other.resolver, other.units) && turn == other.turn;
    }

    /** The same, for that reason too. */
    Due because(String reason) {
        String both = why.isEmpty() ? reason : why.contains(reason) ? why : why + "; " + reason;
        return new Due(n, resolver, units, line, both, turn);
    }
}
