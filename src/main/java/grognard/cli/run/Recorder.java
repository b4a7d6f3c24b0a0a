package grognard.cli.run;

import grognard.cli.session.SealedSeeds;
import grognard.cli.session.Session;
import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.journal.ChainedRecord;
import grognard.journal.Journal;
import grognard.journal.Seal;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.record.ChainHead;
import grognard.record.RecordAdditions;
import grognard.record.RecordCaption;
import grognard.rules.Played;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Records the resolutions of one line in a journal. Their output is held until the records are on disk. */
final class Recorder {

    /**
     * Bytes that are collected before a write and a sync to disk. A crash loses only results that were not shown yet.
     */
    private static final int GROUP_BYTES = 1 << 18;

    private static final int HASH_SHOWN = 16;

    private final Session session;
    private final OptionValues options;
    private final String file;
    private final Journal journal;
    private @Nullable Played played;
    private @Nullable RecordCaption caption;

    Recorder(Session session, String file, OptionValues options) {
        this.session = session;
        this.options = options;
        this.file = file;
        this.journal = session.journal("--log", file);
    }

    /**
     * Returns the seed of the next record: the requested one or, in a sealed journal, the one derived from the sealed
     * seed.
     */
    Optional<String> seed(Optional<String> wanted) {
        if (options.ask()) {
            return wanted; // all dice are typed in; the journal must not be locked while the player thinks
        }
        ChainHead head = journal.begin();
        if (!head.isSealed()) {
            return wanted;
        }
        if (options.seed().isPresent()) {
            throw BadInput.value(
                    "--seed", options.seed().get(), "none, since " + file + " takes its dice from its sealed seed");
        }
        String sealed = new SealedSeeds(session.environment())
                .find(head.seal())
                .orElseThrow(
                        () -> new BadInput("--log " + file + ": it is sealed, and its seed is not on this machine"));
        return Optional.of(Seal.seedOf(sealed, head.salt(), head.sealing().number()));
    }

    /**
     * Returns the seed to record. A sealed journal records it only if dice were thrown from it; otherwise the next dice
     * could be foreseen.
     */
    Optional<String> recordedSeed(Optional<String> seed, Played played) {
        if (!journal.begin().isSealed()) {
            return seed;
        }
        for (Roll roll : played.rolls()) {
            if (roll.source() == Roll.Source.SEED) {
                return seed;
            }
        }
        return Optional.empty();
    }

    /** Records one resolution and prints it with its record number and the start of its hash. */
    void add(Played what, RecordCaption how, ResolverRunner play) {
        played = what;
        caption = how;
        session.out().hold();
        ChainedRecord link = journal.add(what, how, RecordAdditions.NONE);
        if (options.json()) {
            session.out().json(link.line());
        } else {
            play.print(what, how, options);
            if (!options.isOneLine() && !options.has(CommonOption.CSV) && !session.printsRows()) {
                session.out()
                        .print("Record " + link.head().record() + " of " + SafeText.line(file) + ", hash "
                                + link.head().hash().substring(0, HASH_SHOWN) + "\n");
            }
        }
        if (options.ask() || journal.pendingBytes() > GROUP_BYTES) {
            session.settle();
        }
    }

    /**
     * Ends the line. In a batch, further lines join the same group of records; anywhere else they go to disk now. Only
     * then the resolution becomes the one that {@code last} shows.
     */
    void end() {
        if (session.batch().isEmpty()) {
            session.settle();
        }
        if (played != null && caption != null) {
            session.last().played(played, caption);
        }
    }
}
