package grognard.rules.acw;

import grognard.rules.Words;

/** Whether losses are halved a second time where there are two reasons to halve them. */
enum Twice {
    NO,
    YES;

    @Override
    public String toString() {
        return Words.of(this);
    }
}
