package grognard.rules.napoleonic;

import grognard.rules.ChoiceWords;

enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY;

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}
