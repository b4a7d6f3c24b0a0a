package grognard.rules.honour.unit;

import grognard.table.Keyword;

/** What is said of a general. */
public enum Rating implements Keyword {
    DAZZLING,
    DASHING,
    DEPENDABLE,
    DITHERING,
    DREADFUL
}
