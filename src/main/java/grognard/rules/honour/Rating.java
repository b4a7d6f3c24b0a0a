package grognard.rules.honour;

import grognard.table.Keyword;

/** What is said of a general. */
enum Rating implements Keyword {
    DAZZLING,
    DASHING,
    DEPENDABLE,
    DITHERING,
    DREADFUL
}
