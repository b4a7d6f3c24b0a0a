package grognard.record;

import java.util.Optional;

/**
 * The members of a record that do not depend on situation and dice.
 *
 * @param label the player's name for the resolution ({@code --label})
 * @param repeat the number of the repetition ({@code -n}), from 1; 0 if there is only one
 * @param seed the seed, if any dice came from one
 */
public record RecordCaption(Optional<String> label, int repeat, Optional<String> seed) {}
