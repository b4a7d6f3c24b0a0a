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

    /** Adds an event that is no resolution. */
    public void add(OtherEvent event) {
        added(event, drafts.draft(event));
    }

    /** Adds a resolution. */
    void add(Resolved event, Played played, RecordCaption caption) {
        added(event, drafts.draft(played, caption, event));
    }

    private void added(GameEvent event, long record) {
        first = first == 0 ? record : first;
        game = game.after(event, record, first);
    }
}
