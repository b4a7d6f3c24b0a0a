package grognard.rules.honour;

import grognard.rules.ChoiceWords;

/** What is said of a general. */
enum Rating {
    DAZZLING,
    DASHING,
    DEPENDABLE,
    DITHERING,
    DREADFUL;

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}
