package grognard.rules.napoleonic.unit;

import grognard.table.Keyword;

/** Arms of service, as the armies list them. */
public enum Arm implements Keyword {
    INFANTRY,
    CAVALRY,
    ARTILLERY
}
