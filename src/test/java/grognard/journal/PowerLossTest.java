package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.Proof;
import grognard.record.RecordEntry;
import grognard.record.RecordEvent;
import grognard.record.RecordVerifier;
import grognard.record.Version;
import grognard.rulesets.RulesCache;
import grognard.rulesets.RulesetLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The power fails while a journal is written: of what was not forced to the disk, any pieces may have reached it, in
 * any order, with zeros or old bytes between them. What was committed must be there, and the game must go on.
 */
class PowerLossTest {

    private static final int TRIALS = Integer.getInteger("power.trials", 1500);

    @TempDir
    Path folder;

    /** Knows notes. */
    private static final RecordVerifier NOTES = new RecordVerifier() {
        @Override
        public Optional<RecordEvent> event(RecordEntry entry) {
            return entry.kind().equals("note") ? Optional.of(new Note(entry.get("text"))) : Optional.empty();
        }
    };

    @Tag("thorough")
    @Test
    void whatWasCommittedIsThereAndTheGameGoesOn() throws IOException {
        int setAside = 0;
        int repaired = 0;
        int refused = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            Random random = new Random(trial);
            Path file = folder.resolve("game" + trial + ".jsonl");
            LossyDisk disk = new LossyDisk(random);
            List<String> committed = new ArrayList<>();
            play(disk, file, random, committed, 1 + random.nextInt(3));
            disk.failPower();
            for (int again = random.nextInt(3); again > 0; again--) { // it fails once more during the repair
                playOrRefuse(disk.restarted(), file, random, committed);
                disk.failPower();
            }
            Files.write(file, disk.bytes());
            List<String> notes = new ArrayList<>();
            try (Journal journal = Journal.open(file, () -> 0, Version.text(), notes::add)) {
                journal.add(new Note("last"));
                journal.commit();
                committed.add("last");
            } catch (BadInput e) {
                refused++; // said, and nothing was touched
                assertThat(Files.readAllBytes(file)).isEqualTo(disk.bytes());
                assertThat(kept(file)).as("trial %d", trial).startsWith(committed.toArray(String[]::new));
                continue;
            }
            Proof proof;
            try (JournalReader reader = JournalReader.of(file)) {
                RulesCache rules = new RulesCache(RulesetLibrary.builtIn(), Optional.empty());
                proof = new Verification(reader, ExpectedHashes.NOTHING, rules, NOTES).run();
            }
            assertThat(proof.failure()).as("trial %d", trial).isEmpty();
            List<String> kept = new ArrayList<>();
            try (Stream<Path> files = Files.list(folder)) {
                for (Path aside : files.filter(path -> path.toString().startsWith(file + ".damaged-"))
                        .toList()) {
                    setAside++;
                    kept.addAll(kept(aside));
                }
            }
            repaired += notes.isEmpty() ? 0 : 1;
            kept.addAll(kept(file));
            assertThat(kept).as("trial %d", trial).containsSubsequence(committed);
        }
        System.out.printf(
                "%d power failures: %d set aside, %d said something, %d refused%n",
                TRIALS, setAside, repaired, refused);
    }

    private static void playOrRefuse(LossyDisk disk, Path file, Random random, List<String> committed) {
        try {
            play(disk, file, random, committed, random.nextInt(2));
        } catch (BadInput e) {
            return; // damaged so that only the real file can be set aside
        } catch (java.io.UncheckedIOException e) {
            return; // as above
        }
    }

    /** Commits so many groups, and leaves another on its way to the disk. */
    private static void play(LossyDisk disk, Path file, Random random, List<String> committed, int groups) {
        Journal journal = new Journal(file, disk, () -> 0, Version.text(), note -> {});
        for (int group = 0; group <= groups; group++) {
            List<String> texts = new ArrayList<>();
            for (int i = 1 + random.nextInt(4); i > 0; i--) {
                String text = "n".repeat(random.nextInt(600)) + random.nextInt();
                journal.add(new Note(text));
                texts.add(text);
            }
            if (group == groups) {
                disk.loseForce();
            }
            journal.commit();
            if (group < groups) {
                committed.addAll(texts);
            }
        }
    }

    /** The notes up to the first record that is not in the chain. */
    private static List<String> kept(Path file) {
        List<String> texts = new ArrayList<>();
        ChainHead head = ChainHead.START;
        try (JournalReader reader = JournalReader.of(file)) {
            for (Optional<byte[]> line = reader.line(); line.isPresent(); line = reader.line()) {
                RecordEntry entry = RecordEntry.read(line.get());
                if (!entry.hashMatches() || !entry.get("prev").equals(head.hash())) {
                    return texts;
                }
                head = entry.head();
                if (entry.kind().equals("note")) {
                    texts.add(entry.get("text"));
                }
            }
        } catch (BadInput e) {
            return texts;
        }
        return texts;
    }

    /** A disk that keeps what was forced, and of the rest what it likes. */
    private static final class LossyDisk implements JournalFile {

        private static final int SECTOR = 512;

        private final Random random;
        private byte[] safe = new byte[0];
        private byte[] seen = new byte[0];
        private boolean forceIsLost;

        LossyDisk(Random random) {
            this.random = random;
        }

        /** The same after the power came back. */
        LossyDisk restarted() {
            forceIsLost = false;
            seen = safe.clone();
            return this;
        }

        void loseForce() {
            forceIsLost = true;
        }

        byte[] bytes() {
            return safe.clone();
        }

        /** Each sector that was written may have reached the disk; so may the new length, with zeros in it. */
        void failPower() {
            int length = random.nextBoolean()
                    ? seen.length
                    : safe.length + random.nextInt(Math.max(1, seen.length - safe.length + 1));
            byte[] after = Arrays.copyOf(safe, Math.max(length, Math.min(safe.length, seen.length)));
            double kept = random.nextInt(3) / 2.0;
            for (int at = 0; at < after.length; at += SECTOR) {
                int end = Math.min(Math.min(at + SECTOR, after.length), seen.length);
                if (end > at && random.nextDouble() < kept) {
                    System.arraycopy(seen, at, after, at, end - at);
                }
            }
            safe = after;
        }

        @Override
        public long size() {
            return seen.length;
        }

        @Override
        public void read(long at, byte[] into, int from, int length) {
            System.arraycopy(seen, (int) at, into, from, length);
        }

        @Override
        public void write(long at, byte[] bytes) {
            seen = Arrays.copyOf(seen, Math.max(seen.length, (int) at + bytes.length));
            System.arraycopy(bytes, 0, seen, (int) at, bytes.length);
        }

        @Override
        public void force() {
            if (!forceIsLost) {
                safe = seen.clone();
            }
        }

        @Override
        public void truncate(long size) {
            seen = Arrays.copyOf(seen, (int) size);
        }

        @Override
        public void lock(Consumer<String> notes) {
            // nobody else has it
        }

        @Override
        public void unlock() {
            // as above
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean isInPlace() {
            return true;
        }

        @Override
        public void close() {
            // nothing to close
        }
    }
}
