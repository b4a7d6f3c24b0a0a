package grognard.game.referee;

/**
 * Something that a unit must do in a phase of the turn and that is no due item, since it is not known as a whole line: a
 * unit that is ordered to fire first has no target yet.
 *
 * @param phase the name of that phase
 */
public record Obligation(String phase, String unit, String resolver, String why) {

    /** As players read it: {@code fire 33rd}; a move is made on the table, {@code move 33rd}. */
    public String line() {
        return (resolver.equals("moves") ? "move" : resolver) + " " + unit;
    }
}
