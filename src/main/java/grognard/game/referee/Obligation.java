package grognard.game.referee;

/**
 * Something that a unit must do in a phase of the turn and that is no due item, since it is not known as a whole line: a
 * unit that is ordered to fire first has no target yet.
 *
 * @param phase the name of that phase
 */
public record Obligation(String phase, String unit, String resolver, String why) {

    /** As players read it: {@code fire 33rd}, {@code move 33rd}. */
    public String line() {
        return (isMove() ? "move" : resolver) + " " + unit;
    }

    /** The beginning of the line that does it; a move is made on the table, and {@code moved 33rd} says that it was. */
    String command() {
        return (isMove() ? "moved" : resolver) + " " + unit;
    }

    private boolean isMove() {
        return resolver.equals("moves");
    }
}
