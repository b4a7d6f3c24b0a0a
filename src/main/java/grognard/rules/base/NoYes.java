package grognard.rules.base;

import grognard.table.Keyword;

/** Values of a house key that turns a rule on or off. */
public enum NoYes implements Keyword {
    NO,
    YES
}
