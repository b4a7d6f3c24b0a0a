package grognard.cli;

import java.util.Map;

/** A resolver's line, told apart: what was typed for each parameter, and the general options. */
record Typed(Map<String, String> values, GeneralOptions options) {}
