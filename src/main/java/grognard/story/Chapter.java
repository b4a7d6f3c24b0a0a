package grognard.story;

import java.util.List;

/**
 * What happened in a turn or, without a game, under a label.
 *
 * @param turn its number; 0 without a game
 * @param label the label; empty in a game
 * @param events in the order of the record
 * @param standings the armies at its end; none without a game
 */
public record Chapter(int turn, String label, List<Episode> events, List<Standing> standings) {

    public Chapter {
        events = List.copyOf(events);
        standings = List.copyOf(standings);
    }
}
