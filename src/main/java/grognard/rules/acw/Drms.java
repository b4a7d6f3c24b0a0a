package grognard.rules.acw;

import grognard.rules.Working;

/** Die roll modifiers, added up by name. */
final class Drms {

    private final Working working;
    private int total;
    private int count;

    Drms(Working working) {
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
    int count() {
        return count;
    }

    int total() {
        return total;
    }
}
