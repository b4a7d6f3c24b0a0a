package grognard.plan;

import java.util.Optional;

/** One step of a plan, as it was typed. */
record Step(String line, Move move, Optional<Proviso> proviso) {}
