package grognard.rules.paperboys;

import grognard.rules.Words;

enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    SKIRMISHERS;

    @Override
    public String toString() {
        return Words.of(this);
    }
}
