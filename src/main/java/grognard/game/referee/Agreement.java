package grognard.game.referee;

/**
 * A line that plays a due item and that the players agree on, such as the dice of each unit in a melee. At the prompt
 * {@code next} shows the proposal, which the player takes with Enter or replaces; elsewhere the line must be typed.
 *
 * @param question in the players' words
 * @param resolver the one that is played, which need not be that of the item
 * @param proposal words that may follow the resolver
 */
public record Agreement(String question, String resolver, String proposal) {}
