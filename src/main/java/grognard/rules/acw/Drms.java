package grognard.rules.acw;

import grognard.rules.Audit;

/** Die roll modifiers, added up by name. */
final class Drms {

    private final Audit audit;
    private int total;

    Drms(Audit audit) {
        this.audit = audit;
    }

    /** A modifier; one of zero is not worth a line. */
    void add(String side, String what, int value) {
        if (value != 0) {
            total += value;
            audit.modifier(side, what, value);
        }
    }

    int total() {
        return total;
    }
}
