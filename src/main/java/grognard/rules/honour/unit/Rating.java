package grognard.rules.honour.unit;

import grognard.table.Keyword;

/** Ratings of a general, best first. */
public enum Rating implements Keyword {
    DAZZLING,
    DASHING,
    DEPENDABLE,
    DITHERING,
    DREADFUL
}
