package grognard.cli.run;

import grognard.cli.session.SealedSeeds;
import grognard.cli.session.Session;
import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.journal.ChainedRecord;
import grognard.journal.Journal;
import grognard.journal.Seal;
import grognard.line.OptionValues;
import grognard.record.ChainHead;
import grognard.record.RecordAdditions;
import grognard.record.RecordCaption;
import grognard.rules.Played;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Puts the resolutions of one line on record; their outcomes are held until they are on disk. */
final class Recorder {

    /** So much is written and forced together; a crash can take no more than outcomes that nobody has seen. */
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

    /** The seed of the next record: the one asked for, or in a sealed game the one that is due. */
    Optional<String> seed(Optional<String> wanted) {
        if (options.ask()) {
            return wanted; // all dice are given; the journal is not kept locked while somebody thinks
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

    /** The seed that goes on record: of sealed dice only if some were thrown, or the next ones could be foreseen. */
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

    void add(Played what, RecordCaption how, ResolverRunner play) {
        played = what;
        caption = how;
        session.out().hold();
        ChainedRecord link = journal.add(what, how, RecordAdditions.NONE);
        if (options.json()) {
            session.out().json(link.line());
        } else {
            play.print(what, how, options);
            boolean sheet = session.batch().isPresent() && session.batch().get().csv();
            if (!options.isOneLine() && !sheet) {
                session.out()
                        .print("Record " + link.head().record() + " of " + SafeText.line(file) + ", hash "
                                + link.head().hash().substring(0, HASH_SHOWN) + "\n");
            }
        }
        if (options.ask() || journal.pendingBytes() > GROUP_BYTES) {
            session.settle();
        }
    }

    /** In a batch the group goes on; anywhere else it ends with the line. What cannot be recorded is not the last either. */
    void end() {
        if (session.batch().isEmpty()) {
            session.settle();
        }
        if (played != null && caption != null) {
            session.last().played(played, caption);
        }
    }
}
