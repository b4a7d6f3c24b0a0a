package grognard.cli.session;

import grognard.input.BadInput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The line that is being run: its number in a batch, and the seed for dice if the line gives none. */
public final class CurrentLine {

    private long number;
    private @Nullable String seed;
    private @Nullable String minted;
    /** Number of due entries that the line plays; 0 unless it may play several. */
    private int entries;

    private int entry;

    /** Starts a line of the prompt or shell, without number and seed; its dice are fresh. */
    public void begin() {
        minted = null;
        entries = 0;
        entry = 0;
    }

    /** Starts a line of a batch. */
    public void begin(long lineNumber, String lineSeed) {
        begin();
        number = lineNumber;
        seed = lineSeed;
    }

    /** Marks a line that plays several due entries: each shows its outcome and what to do on the table, nothing else. */
    public void playMany(int number) {
        entries = number;
    }

    /** Refuses dice for several entries at once: nobody could say whose they are. */
    public void refuseDiceOfSeveral() {
        if (entries > 1) {
            throw BadInput.of("--dice", "dice of one entry: name its number alone, as in next 3 --dice 4");
        }
    }

    public boolean playsMany() {
        return entries > 0;
    }

    /** Begins the next of several due entries. */
    public void nextEntry() {
        entry++;
    }

    /** Returns a given seed for the due entry in play: of several, each has its own, {@code SEED/k}. */
    public String ofEntry(String given) {
        return playsMany() ? given + "/" + entry : given;
    }

    public long number() {
        return number;
    }

    /** Returns the seed that the batch gives this line; empty outside a batch. */
    public Optional<String> seed() {
        return Optional.ofNullable(seed);
    }

    /** Returns a minted seed, the same for all repetitions of one line. */
    public String mintedSeed() {
        if (minted == null) {
            minted = SeedSource.mint();
        }
        return minted;
    }
}
