package grognard.play;

import grognard.game.Game;
import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.Group;
import grognard.record.RecordEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Computes the state of a game from the lines of its journal. The records of a typed line count only together. */
public final class GameReader {

    private final String file;
    private final boolean forced;
    private final Function<RecordEntry, Game> start;
    private final List<RecordEntry> incomplete = new ArrayList<>();
    private @Nullable Game game;
    private ChainHead head = ChainHead.START;

    /**
     * @param file the journal's name in messages
     * @param forced whether records that were changed by hand are accepted
     * @param start begins the game of a muster record
     */
    public GameReader(String file, boolean forced, Function<RecordEntry, Game> start) {
        this.file = file;
        this.forced = forced;
        this.start = start;
    }

    /** The game after the last complete line; empty if there is no record. */
    public Optional<Game> game() {
        return Optional.ofNullable(game);
    }

    /** The end of the chain after the last complete line. */
    public ChainHead head() {
        return head;
    }

    /** Continues from a game to which this process has written, without reading its records again. */
    public void continueFrom(Game now, ChainHead end) {
        game = now;
        head = end;
    }

    /** The records at the end whose typed line is incomplete. */
    public List<RecordEntry> incomplete() {
        return List.copyOf(incomplete);
    }

    /** Forgets the records of an incomplete line, which are read again from its start. */
    public void restartLine() {
        incomplete.clear();
    }

    /** Takes the next record, and applies its typed line if that is complete now. Returns whether it is. */
    public boolean add(byte[] record) {
        boolean starts = incomplete.isEmpty();
        RecordEntry last = starts ? null : incomplete.get(incomplete.size() - 1);
        incomplete.add(read(record, last == null ? head : last.head(), last == null ? Group.ALONE : last.group()));
        if (!incomplete.get(incomplete.size() - 1).group().isComplete()) {
            return false;
        }
        incomplete.forEach(this::fold);
        incomplete.clear();
        return true;
    }

    /** Parses a record and checks its hash, number and place in the chain, unless the player forced the game open. */
    private RecordEntry read(byte[] bytes, ChainHead before, Group last) {
        long number = before.record() + 1;
        try {
            RecordEntry entry = RecordEntry.readForState(bytes);
            entry.checkVersion();
            if (!forced
                    && (!entry.hashMatches()
                            || entry.number() != number
                            || !entry.get("prev").equals(before.hash())
                            || !last.isFollowedBy(entry.group()))) {
                throw new BadInput("was changed by hand: journal verify says more, --force plays on all the same");
            }
            return entry;
        } catch (BadInput e) {
            throw new BadInput(file + ": record " + number + " " + e.getMessage());
        }
    }

    /** Applies one record to the state. Errors name the record. */
    private void fold(RecordEntry entry) {
        long number = head.record() + 1;
        try {
            game = game == null ? start.apply(entry) : game.after(entry);
            head = entry.head();
        } catch (BadInput e) {
            throw number == 1 && game == null && e.getMessage().startsWith(file)
                    ? e
                    : new BadInput(file + ": record " + number + " " + e.getMessage());
        }
    }
}
