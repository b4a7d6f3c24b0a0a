package grognard.story;

import java.util.List;

/**
 * The events of one turn of a game or, in a journal without a game, of one label.
 *
 * @param turn the turn's number; 0 without a game
 * @param label the label; empty in a game
 * @param events the events, in the order of the journal, undone ones included
 * @param standings each army's strength at the end of the turn; empty without a game
 * @param ended whether the turn was played to its end
 */
public record Chapter(int turn, String label, List<StoryEvent> events, List<ArmyStrength> standings, boolean ended) {

    public Chapter {
        events = List.copyOf(events);
        standings = List.copyOf(standings);
    }
}
