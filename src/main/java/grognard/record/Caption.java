package grognard.record;

import java.util.Optional;

/**
 * What goes on record beside a resolution.
 *
 * @param label the player's own name for it
 * @param repeat which of several repetitions it is, from 1; 0 if it stands alone
 * @param seed the seed of the dice, if any came from one
 */
public record Caption(Optional<String> label, int repeat, Optional<String> seed) {}
