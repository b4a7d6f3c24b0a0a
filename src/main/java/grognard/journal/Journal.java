package grognard.journal;

import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.RecordAdditions;
import grognard.record.RecordCaption;
import grognard.record.RecordEvent;
import grognard.record.SealState;
import grognard.rules.Played;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A journal open for writing. Records are added in groups: {@link #begin} locks the file against other writers, and
 * {@link #commit} forces the group to disk and unlocks the file. Callers print an outcome only after the commit, so that
 * no printed outcome can be missing from the journal.
 *
 * <p>Before a write, the file is compared with its last known state. Records that other processes appended are accepted;
 * a different file in its place is refused.
 */
public final class Journal implements RecordDrafts, AutoCloseable {

    private static final String GONE = "it was moved, replaced or deleted while it was open; nothing was put on record";

    private final Path path;
    private final String version;
    private final Consumer<String> notes;
    private final RecordChain chain;
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private JournalFile file;
    private boolean locked;
    private boolean closed;
    private boolean scannedForZeros;
    private boolean acceptsChanged;
    private @Nullable KnownEnd known;

    /** Offset in the file after the last record of the chain; -1 if it must be read from the file again. */
    private long end = -1;

    Journal(Path path, JournalFile file, LongSupplier clock, String version, Consumer<String> notes) {
        this.path = path;
        this.file = file;
        this.version = version;
        this.notes = notes;
        this.chain = new RecordChain(ChainHead.START, clock, version);
    }

    /**
     * Opens a journal, or creates one.
     *
     * @param clock milliseconds since 1970
     * @param version the program's version, for records of events
     * @param notes receives a message for the player about each repair and each long wait for the lock
     */
    public static Journal open(Path path, LongSupplier clock, String version, Consumer<String> notes) {
        try {
            return new Journal(path, OpenFile.writing(path), clock, version, notes);
        } catch (IOException e) {
            throw cannot("write", path, e);
        }
    }

    /** The exception for a failed read or write, with a reason in words: some of Java's have only the path as message. */
    static UncheckedIOException cannot(String what, Path path, IOException e) {
        String reason = e instanceof AccessDeniedException
                ? "permission denied"
                : e instanceof NoSuchFileException
                        ? "no such file or folder"
                        : e instanceof FileSystemException known && known.getReason() != null
                                ? known.getReason()
                                : String.valueOf(e.getMessage());
        return new UncheckedIOException("cannot " + what + " the journal " + path, new IOException(reason, e));
    }

    /**
     * Allows to append after a last record whose hash does not match, for {@code --force}. Such a journal never verifies
     * again.
     */
    public void acceptChangedEnd() {
        acceptsChanged = true;
    }

    /** The last known state of the file; the next {@link #begin} refuses a file that does not continue it. */
    public KnownEnd known() {
        return known == null ? KnownEnd.START : known;
    }

    /** Sets the known state to what the caller has read, so that the first {@link #begin} refuses a replaced file. */
    public void expect(KnownEnd read) {
        if (known == null) {
            known = read;
        }
    }

    /**
     * Locks the journal, repairs it if its last writer died, and returns the end of its chain. While the lock is held,
     * returns the end after the records added or drafted so far.
     */
    public ChainHead begin() {
        if (locked) {
            return chain.head();
        }
        try {
            lock();
            refuseReplaced();
            if (file.size() != end) {
                readEnd();
            }
            return chain.head();
        } catch (IOException e) {
            abandon();
            throw cannot("write", path, e);
        } catch (BadInput e) {
            abandon();
            throw new BadInput(path + ": " + e.getMessage());
        }
    }

    /** Locks the file that the path leads to now: reopens it if another was moved over it or Ctrl-C closed it. */
    private void lock() throws IOException {
        if (closed) {
            throw new ClosedChannelException();
        }
        do {
            if (!file.isOpen() || locked) {
                reopen();
            }
            file.lock(notes);
            locked = true;
        } while (!file.isInPlace());
    }

    /** Opens the file again. A journal that was in use must still exist: a new file would lack its records. */
    private void reopen() throws IOException {
        locked = false;
        file.close();
        try {
            file = known == null ? OpenFile.writing(path) : OpenFile.existing(path);
        } catch (NoSuchFileException e) {
            throw new IOException(GONE); // the message of e is only the path
        }
    }

    /** Refuses another file in the place of the one that was read or written before. */
    private void refuseReplaced() throws IOException {
        Optional<String> contradiction = known().contradiction(file);
        if (contradiction.isPresent()) {
            throw new IOException(contradiction.get() + "; nothing was put on record");
        }
    }

    /** Finds the end of the chain in the file and repairs what a writer left unfinished. */
    private void readEnd() throws IOException {
        long size = file.size();
        if (!scannedForZeros && ZeroScanner.isDamaged(file, known().size(), size)) {
            DamagedJournal damage = DamagedJournal.setAside(path, version, chain.now());
            known = null; // the path leads to a new file now
            lock();
            notes.accept(path + ": it has zeros where records were, as a power failure leaves them; it is kept as "
                    + damage.aside().getFileName() + ", whose first "
                    + damage.last().record()
                    + " records hold, and a new journal goes on in its place"
                    + (damage.last().isSealed() ? ", without the seal" : ""));
        }
        scannedForZeros = true; // reads the complete file; once is enough, since only a power failure leaves zeros
        JournalTail found = JournalTail.of(file, acceptsChanged);
        chain.continueFrom(found.head());
        end = found.end();
        known = KnownEnd.of(file, end);
        repair(found);
    }

    /** Repairs the end of the file. A torn text goes into a repair record, which is written over it. */
    private void repair(JournalTail found) throws IOException {
        if (!found.incompleteLine().isEmpty()) {
            // A repair record written over valid records could be torn itself and leave some of them in force.
            file.truncate(end);
            file.force();
        }
        if (found.lacksNewline()) {
            write(new byte[] {'\n'});
            notes.accept(path + ": record " + chain.head().record() + " lacked its end of line; repaired");
        } else if (!found.torn().isEmpty()) {
            ChainedRecord repair = chain.add(JournalEvent.repair(found.torn()));
            chain.continueFrom(found.head()); // until the record is on disk
            write(repair.bytes());
            chain.continueFrom(repair.head());
            long repaired = repair.head().record();
            notes.accept(path
                    + (found.incompleteLine().isEmpty()
                            ? ": the line after record " + (repaired - 1)
                                    + " was torn, its writer died before the outcome was shown; repaired, the torn"
                                    + " text is kept in record " + repaired
                            : ": " + JournalTail.incompleteNote(found.incompleteLine())
                                    + " taken back, and kept as text in record " + repaired));
        }
    }

    /** Adds a resolution to the group that {@link #commit} writes. Returns the record as it will be written. */
    public ChainedRecord add(Played played, RecordCaption caption, RecordAdditions additions) {
        begin();
        return waiting(chain.add(played, caption, additions));
    }

    /** Adds a resolution to the typed line, which {@link #endLine} ends. */
    @Override
    public long draft(Played played, RecordCaption caption, RecordAdditions additions) {
        begin();
        return chain.draft(played, caption, additions);
    }

    @Override
    public long draft(RecordEvent event) {
        begin();
        return chain.draft(event);
    }

    /** Ends the typed line: writes its drafts as one group of records, for the next commit. */
    public List<ChainedRecord> endLine() {
        try {
            List<ChainedRecord> links = chain.endLine();
            links.forEach(this::waiting);
            return links;
        } catch (BadInput e) {
            throw new BadInput(path + ": " + e.getMessage());
        }
    }

    /** Adds an event to the group that {@link #commit} writes. */
    public ChainedRecord add(RecordEvent event) {
        begin();
        return waiting(chain.add(event));
    }

    /** Keeps a record for the next commit. */
    private ChainedRecord waiting(ChainedRecord link) {
        pending.writeBytes(link.bytes());
        return link;
    }

    /** Seals the journal: from here on dice come from the seed with that commitment. */
    public ChainedRecord addSeal(String commitment, String salt) {
        begin();
        return waiting(chain.add(JournalEvent.seal(commitment), SealState.with(commitment, salt)));
    }

    /** Adds the opponent's salt to the seal in force; valid only right after the seal. */
    public ChainedRecord addSalt(String salt) {
        SealState sealing = begin().sealing();
        return waiting(chain.add(JournalEvent.salt(), sealing.salted(salt)));
    }

    /** Reveals the sealed seed and states the number of records and the last hash, so that nothing can be cut off. */
    public ChainedRecord addReveal(String seed) {
        ChainHead head = begin();
        JournalEvent opened = JournalEvent.reveal(head.seal(), seed, head.record(), head.hash());
        return waiting(chain.add(opened, SealState.NONE));
    }

    /** Size of the records that are not committed yet; batches commit when it grows large. */
    public int pendingBytes() {
        return pending.size();
    }

    /** Writes the group, forces it to disk and unlocks the file. If it fails, nothing of the group is on record. */
    public void commit() {
        if (!locked) {
            return;
        }
        try {
            if (pending.size() > 0) {
                commit(pending.toByteArray());
                pending.reset();
            }
        } catch (IOException e) {
            throw cannot("write", path, e);
        } finally {
            abandon();
        }
    }

    private void commit(byte[] group) throws IOException {
        refuseReplaced();
        if (file.size() != end) {
            throw new IOException("another program wrote to it despite the lock; nothing was put on record");
        }
        KnownEnd before = known();
        try {
            write(group);
            checkInPlace();
        } catch (IOException e) {
            truncate(before);
            throw e;
        }
    }

    private void write(byte[] bytes) throws IOException {
        file.write(end, bytes);
        file.force();
        end += bytes.length;
        known = known().after(bytes, bytes.length);
    }

    /** Fails if the file was moved while it was written: the records would be in a file that the path does not name. */
    private void checkInPlace() throws IOException {
        if (!file.isInPlace()) {
            throw new IOException(GONE);
        }
    }

    /** Removes a partly written group. If that fails too, the next writer repairs it as a torn line. */
    private void truncate(KnownEnd before) {
        known = before;
        end = -1;
        try {
            if (file.size() > before.size()) {
                file.truncate(before.size());
            }
        } catch (IOException e) {
            return; // stays behind as a torn line
        }
    }

    /** Discards records that are not committed, and unlocks the file. */
    public void abandon() {
        chain.dropDrafts();
        if (pending.size() > 0) {
            pending.reset();
            end = -1; // the chain ends with a discarded record
        }
        if (locked) {
            locked = false;
            try {
                file.unlock();
            } catch (IOException e) {
                throw cannot("unlock", path, e);
            }
        }
    }

    /** Whether a group is open: the file is locked against other writers. */
    public boolean isLocked() {
        return locked;
    }

    @Override
    public void close() {
        closed = true;
        try {
            file.close();
        } catch (IOException e) {
            throw cannot("close", path, e);
        }
    }
}
