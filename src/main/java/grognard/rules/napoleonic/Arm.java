package grognard.rules.napoleonic;

import grognard.table.Keyword;

enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY
}
