package grognard.rules.acw;

import grognard.rules.ChoiceWords;

/** What struck the unit that checks its morale. */
enum HitBy {
    NONE,
    FIRE,
    CHARGE;

    /** Its column in the tables of morale modifiers. */
    String column() {
        return "hit-by-" + this;
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}
