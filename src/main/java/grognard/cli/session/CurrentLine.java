package grognard.cli.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The line that is being run: its number in a batch, and the seed for dice if the line gives none. */
public final class CurrentLine {

    private long number;
    private @Nullable String seed;
    private @Nullable String minted;
    private boolean playsMany;

    /** Starts a line of the prompt or shell, without number and seed; its dice are fresh. */
    public void begin() {
        minted = null;
        playsMany = false;
    }

    /** Starts a line of a batch. */
    public void begin(long lineNumber, String lineSeed) {
        number = lineNumber;
        seed = lineSeed;
        minted = null;
        playsMany = false;
    }

    /** Marks a line that plays several due entries: each shows its outcome and what to do on the table, nothing else. */
    public void playMany() {
        playsMany = true;
    }

    public boolean playsMany() {
        return playsMany;
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
