package grognard.plan;

import java.util.Optional;

/** One step of a plan, as it was typed. */
record PlanStep(String line, Move move, Optional<Proviso> proviso) {}
