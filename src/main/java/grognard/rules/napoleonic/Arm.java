package grognard.rules.napoleonic;

import grognard.rules.Words;

enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY;

    @Override
    public String toString() {
        return Words.of(this);
    }
}
