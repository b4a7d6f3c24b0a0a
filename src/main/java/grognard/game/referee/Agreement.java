package grognard.game.referee;

/**
 * A line that plays a due item and that only the players can complete: the dice of each unit in a melee, the enemy that a
 * pursuit has met. At the prompt {@code next} asks for the rest; elsewhere the line must be typed.
 *
 * @param question in the players' words
 * @param line the first words of the line; its resolver may be another than the item's
 * @param proposal the rest of the line, which the player takes with Enter; empty if there is none
 */
public record Agreement(String question, String line, String proposal) {}
