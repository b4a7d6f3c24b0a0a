package grognard.rules.napoleonic.unit;

import java.math.BigDecimal;

/** A modifier of a random number. A modifier of zero leaves no line in the working. */
public record Modifier(String what, BigDecimal value) {}
