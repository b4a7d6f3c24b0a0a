package grognard.cli.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The line that is being carried out: its number in a batch, and where its dice come from if it does not say so. */
public final class CurrentLine {

    private long number;
    private @Nullable String seed;
    private @Nullable String minted;

    /** A line that has no number and no seed; its dice are fresh. */
    public void begin() {
        minted = null;
    }

    /** A line of a batch. */
    public void begin(long lineNumber, String lineSeed) {
        number = lineNumber;
        seed = lineSeed;
        minted = null;
    }

    public long number() {
        return number;
    }

    /** The seed that a batch gives it. */
    public Optional<String> seed() {
        return Optional.ofNullable(seed);
    }

    /** The seed of all repetitions of a line that was given none. */
    public String mintedSeed() {
        if (minted == null) {
            minted = SeedSource.mint();
        }
        return minted;
    }
}
