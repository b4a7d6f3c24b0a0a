package grognard.rules.acw.fire;

import grognard.rules.base.Working;

/** Die roll modifiers, added up by name. */
public final class Drms {

    private final Working working;
    private int total;
    private int count;

    public Drms(Working working) {
        this.working = working;
    }

    /** A modifier; one of zero is not worth a line. */
    void add(String side, String what, int value) {
        if (value != 0) {
            total += value;
            count++;
            working.modifier(side, what, value);
        }
    }

    /** How many of them were worth a line so far. */
    public int count() {
        return count;
    }

    public int total() {
        return total;
    }
}
