package grognard.story;

/**
 * The heading of a report: which battle it was.
 *
 * @param title the battle's title; the game's name if the players gave none
 * @param date the day of the battle, as the players wrote it; empty if they did not
 * @param place the place of the battle; empty if the players did not name it
 * @param played the day on which the game was set up, as in {@code 17 November 2026}
 * @param rules the title of the ruleset
 */
public record Occasion(String title, String date, String place, String played, String rules) {}
