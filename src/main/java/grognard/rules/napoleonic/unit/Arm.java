package grognard.rules.napoleonic.unit;

import grognard.table.Keyword;

public enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY
}
