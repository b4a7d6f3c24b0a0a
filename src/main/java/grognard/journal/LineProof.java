package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Follower;
import grognard.record.Version;
import grognard.rulesets.Library;
import grognard.rulesets.RulesCache;
import grognard.rulesets.Rulesets;
import grognard.table.Pack;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;

/** Works out what can be told of a line by itself. For one thread; others have their own. */
final class LineProof {

    private final MessageDigest sha256 = sha256();
    private final String version = Version.text();
    private final Replay replay;

    /** @param pack the players' own tables, for records that name them */
    LineProof(Optional<Pack> pack) {
        this.replay = new Replay(new RulesCache(Library.builtIn(), pack), Follower.NONE);
    }

    /** A long journal is worth finding the system's own, which is the faster one. */
    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    /** Parses it and checks its hash. */
    void read(JournalLine reading) {
        try {
            Entry entry = Entry.skimmed(reading.line());
            reading.found(entry, entry.isWhole(sha256::digest));
        } catch (BadInput e) {
            reading.isNone(e);
        }
    }

    /** Resolves what was read again, where that does not depend on what was before it: outside of games. */
    void resolve(JournalLine reading) {
        if (!reading.isWhole() || !isPlain(reading.entry())) {
            return;
        }
        try {
            reading.made(replay.object(reading.entry()));
        } catch (RuntimeException e) {
            reading.failed(e);
        }
    }

    /** A resolution that this version wrote, by rules that need no looking for. */
    private boolean isPlain(Entry entry) {
        return entry.isResolution()
                && entry.get("version").equals(version)
                && Rulesets.find(entry.ruleset()).isPresent();
    }
}
