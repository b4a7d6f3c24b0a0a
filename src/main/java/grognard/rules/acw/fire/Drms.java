package grognard.rules.acw.fire;

import grognard.rules.base.Working;

/** Die roll modifiers of firer and target, added up. */
public final class Drms {

    private final Working working;
    private int total;
    private int count;

    public Drms(Working working) {
        this.working = working;
    }

    /** Adds a modifier. A modifier of zero leaves no line in the working. */
    void add(String side, String what, int value) {
        if (value != 0) {
            total += value;
            count++;
            working.modifier(side, what, value);
        }
    }

    /** Modifiers other than zero so far. */
    public int count() {
        return count;
    }

    public int total() {
        return total;
    }
}
