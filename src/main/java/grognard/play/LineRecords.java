package grognard.play;

import grognard.game.Game;
import grognard.game.state.GameEvent;
import grognard.game.state.OtherEvent;
import grognard.game.state.Resolved;
import grognard.journal.RecordDrafts;
import grognard.record.RecordCaption;
import grognard.rules.Played;

/** The records of one typed line, and the state of the game after each. */
public class LineRecords {

    private final RecordDrafts drafts;
    private Game game;
    private long first;

    public LineRecords(Game game, RecordDrafts drafts) {
        this.game = game;
        this.drafts = drafts;
    }

    public Game game() {
        return game;
    }

    /** Returns the event with the number of the line's first record; unchanged if it is the first itself. */
    Resolved placed(Resolved event) {
        return first > 0 ? event.in(first) : event;
    }

    /** Adds an event that is no resolution. */
    public void add(OtherEvent event) {
        OtherEvent placed = first > 0 ? event.in(first) : event;
        added(placed, drafts.draft(placed));
    }

    /**
     * Adds a resolution.
     *
     * @param placed the event, already passed through {@link #placed}
     */
    void add(Resolved placed, Played played, RecordCaption caption) {
        added(placed, drafts.draft(played, caption, placed));
    }

    private void added(GameEvent placed, long record) {
        first = first == 0 ? record : first;
        game = game.after(placed, record);
    }
}
