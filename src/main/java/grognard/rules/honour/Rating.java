package grognard.rules.honour;

import grognard.rules.Words;

/** What is said of a general. */
enum Rating {
    DAZZLING,
    DASHING,
    DEPENDABLE,
    DITHERING,
    DREADFUL;

    @Override
    public String toString() {
        return Words.of(this);
    }
}
