package grognard.game.state;

import grognard.record.JsonBytes;

/**
 * A phase of the turn.
 *
 * @param side the side that acts; empty if both do
 * @param n its place in the turn, from 1
 * @param of number of phases in the turn
 */
public record Phase(String name, String side, int n, int of) {

    /** Whether it is the phase of that name and side. */
    public boolean is(String otherName, String otherSide) {
        return name.equals(otherName) && side.equals(otherSide);
    }

    /** {@code {"name":"firing","side":"french","n":2,"of":8}}. */
    public void write(JsonBytes json) {
        json.open('{').member("name").text(name).member("side");
        if (side.isEmpty()) {
            json.bare("null");
        } else {
            json.text(side);
        }
        json.member("n").number(n).member("of").number(of).close('}');
    }

    /** For players: {@code french firing}. */
    public String words() {
        return side.isEmpty() ? name : side + " " + name;
    }
}
