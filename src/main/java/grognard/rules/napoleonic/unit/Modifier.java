package grognard.rules.napoleonic.unit;

import java.math.BigDecimal;

/** What is added to a random number, and why; one of zero is not worth a line. */
public record Modifier(String what, BigDecimal value) {}
