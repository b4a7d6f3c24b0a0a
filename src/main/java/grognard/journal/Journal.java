package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.Additions;
import grognard.record.Caption;
import grognard.record.Event;
import grognard.record.Group;
import grognard.record.Head;
import grognard.record.PlayedJson;
import grognard.record.Sealing;
import grognard.rules.Played;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A journal that is being written. Records are added in groups: {@link #begin} locks the file against every other
 * writer, {@link #commit} puts the group on disk and lets go. Only then may its outcomes be shown. Before anything is
 * written, the file is compared with what was last read or written: what others appended is read on, another file in its
 * place is refused.
 */
public final class Journal implements AutoCloseable {

    private static final String GONE = "it was moved, replaced or deleted while it was open; nothing was put on record";

    private final Path path;
    private final LongSupplier clock;
    private final String version;
    private final Consumer<String> notes;
    private final PlayedJson json = new PlayedJson();
    private final Chain chain = new Chain();
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private final List<Draft> drafts = new ArrayList<>();
    private JournalFile file;
    private boolean locked;
    private boolean closed;
    private boolean looked;
    private boolean takesChanged;
    private @Nullable KnownEnd known;
    private Head head = Head.START;

    /** Where {@link #head} stands in the file; -1 if that has to be read again. */
    private long end = -1;

    /** A record of a typed line that goes on: how many it makes, which each of them says, is known at its end. */
    private record Draft(Function<Group, byte[]> object, Sealing sealing) {}

    Journal(Path path, JournalFile file, LongSupplier clock, String version, Consumer<String> notes) {
        this.path = path;
        this.file = file;
        this.clock = clock;
        this.version = version;
        this.notes = notes;
    }

    /**
     * Opens a journal, or starts one.
     *
     * @param clock milliseconds since 1970
     * @param version the program's version, for records that are no resolutions
     * @param notes is told of repairs
     */
    public static Journal open(Path path, LongSupplier clock, String version, Consumer<String> notes) {
        try {
            return new Journal(path, OpenFile.writing(path), clock, version, notes);
        } catch (IOException e) {
            throw cannot("write", path, e);
        }
    }

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

    /** Goes on after a last record that somebody changed, which no longer verifies and never will. */
    public void takeChanged() {
        takesChanged = true;
    }

    /** How far it has been read or written; the next {@link #begin} refuses a file that does not go on from there. */
    public KnownEnd known() {
        return known == null ? KnownEnd.START : known;
    }

    /** Has the first {@link #begin} refuse a file that does not go on from what the caller has read. */
    public void expect(KnownEnd read) {
        if (known == null) {
            known = read;
        }
    }

    /** Locks the journal, repairs it if its last writer died, and says where its chain stands. */
    public Head begin() {
        if (locked) {
            return drafts.isEmpty() ? head : drafted();
        }
        try {
            lock();
            check();
            if (file.size() != end) {
                look();
            }
            return head;
        } catch (IOException e) {
            abandon();
            throw cannot("write", path, e);
        } catch (BadInput e) {
            abandon();
            throw new BadInput(path + ": " + e.getMessage());
        }
    }

    /** Opens the file again where another was moved over it, or where Ctrl-C closed it. */
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

    /** A file that has been used before is not made again: its records would be missing from the new one. */
    private void reopen() throws IOException {
        locked = false;
        file.close();
        try {
            file = known == null ? OpenFile.writing(path) : OpenFile.existing(path);
        } catch (NoSuchFileException e) {
            throw new IOException(GONE); // whose words say more than the path in e
        }
    }

    /** Refuses another file in the place of the one that was read or written before. */
    private void check() throws IOException {
        Optional<String> contradiction = known().contradiction(file);
        if (contradiction.isPresent()) {
            throw new IOException(contradiction.get() + "; nothing was put on record");
        }
    }

    private void look() throws IOException {
        long size = file.size();
        if (!looked && Zeros.spoil(file, size)) {
            Damage damage = Damage.setAside(path, version, now());
            known = null;
            lock();
            notes.accept(path + ": it has zeros where records were, as a power failure leaves them; it is kept as "
                    + damage.aside().getFileName() + ", whose first "
                    + damage.last().record()
                    + " records hold, and a new journal goes on in its place"
                    + (damage.last().isSealed() ? ", without the seal" : ""));
        }
        looked = true;
        FileEnd found = FileEnd.of(file, takesChanged);
        head = found.head();
        end = found.end();
        known = KnownEnd.of(file, end);
        repair(found);
    }

    /** The torn text goes into a record that is written over it: at no moment is it gone. */
    private void repair(FileEnd found) throws IOException {
        if (!found.cut().isEmpty()) {
            file.truncate(end); // what follows is written in one piece, and over nothing that looks like a record
            file.force();
        }
        if (found.unended()) {
            write(new byte[] {'\n'});
            notes.accept(path + ": record " + head.record() + " lacked its end of line; repaired");
        } else if (!found.torn().isEmpty()) {
            Link link = chain.link(head, new OwnEvent.TornLine(found.torn()).json(version), head.sealing(), now());
            write(link.bytes());
            head = link.head();
            notes.accept(path
                    + (found.cut().isEmpty()
                            ? ": the line after record " + (head.record() - 1)
                                    + " was torn, its writer died before the outcome was shown; repaired, the torn"
                                    + " text is kept in record " + head.record()
                            : ": " + FileEnd.incomplete(found.cut()) + " taken back, and kept as text in record "
                                    + head.record()));
        }
    }

    /** Time does not run backwards in a journal, even if a clock does. */
    private String now() {
        String now = Times.written(clock.getAsLong());
        return Times.isBefore(now, head.time()) ? head.time() : now;
    }

    /** Adds a resolution to the group. */
    public Link add(Played played, Caption caption, Additions additions) {
        begin();
        return add(
                json.record(played, caption, additions, Group.ALONE),
                head.sealing().after(isThrown(played)));
    }

    private static boolean isThrown(Played played) {
        boolean thrown = false;
        for (Roll roll : played.rolls()) {
            thrown |= roll.source() == Roll.Source.SEED;
        }
        return thrown;
    }

    /** Adds a resolution to the typed line that {@link #endLine} ends; answers the number that its record will have. */
    public long draft(Played played, Caption caption, Additions additions) {
        Sealing sealing = begin().sealing().after(isThrown(played));
        drafts.add(new Draft(group -> json.record(played, caption, additions, group), sealing));
        return head.record() + drafts.size();
    }

    /** Adds a record of another kind to the typed line. */
    public long draft(Event event) {
        Sealing sealing = begin().sealing();
        drafts.add(new Draft(group -> event.json(version, group), sealing));
        return head.record() + drafts.size();
    }

    /** Where the chain will stand, as far as that is known: without the hash. */
    private Head drafted() {
        Sealing sealing = drafts.get(drafts.size() - 1).sealing;
        return new Head(head.record() + drafts.size(), head.hash(), head.time(), sealing, false);
    }

    /** Chains the records of the typed line, each of which says how many there are; they are committed together. */
    public List<Link> endLine() {
        if (drafts.size() > Group.MOST) {
            throw new BadInput(path + ": a line makes " + drafts.size() + " records, expected at most " + Group.MOST);
        }
        List<Draft> line = List.copyOf(drafts);
        drafts.clear();
        List<Link> links = new ArrayList<>();
        for (Draft draft : line) {
            links.add(add(draft.object.apply(new Group(links.size() + 1, line.size())), draft.sealing));
        }
        return links;
    }

    /** Adds a record of another kind to the group. */
    public Link add(Event event) {
        begin();
        return add(event.json(version), head.sealing());
    }

    private Link add(byte[] object, Sealing sealing) {
        Link link = chain.link(head, object, sealing, now());
        pending.writeBytes(link.bytes());
        head = link.head();
        return link;
    }

    /** From here on dice come from the seed of that commitment. */
    public Link addSeal(String commitment, String salt) {
        begin();
        return add(new OwnEvent.SealMade(commitment).json(version), Sealing.with(commitment, salt));
    }

    /** The opponent's salt for the seal in force. */
    public Link addSalt(String salt) {
        begin();
        return add(new OwnEvent.SaltAdded().json(version), head.sealing().salted(salt));
    }

    /** Opens the seal in force. */
    public Link addReveal(String seed) {
        begin();
        OwnEvent opened = new OwnEvent.SealOpened(head.seal(), seed, head.record(), head.hash());
        return add(opened.json(version), Sealing.NONE);
    }

    /** How much waits to be written. */
    public int pendingBytes() {
        return pending.size();
    }

    /** Puts the group on disk; when this returns, it stays. */
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
        check();
        if (file.size() != end) {
            throw new IOException("somebody wrote to it in spite of its lock; nothing was put on record");
        }
        KnownEnd before = known();
        try {
            write(group);
            stays();
        } catch (IOException e) {
            undo(before);
            throw e;
        }
    }

    private void write(byte[] bytes) throws IOException {
        file.write(end, bytes);
        file.force();
        end += bytes.length;
        known = known().after(bytes, bytes.length);
    }

    private void stays() throws IOException {
        if (!file.isInPlace()) {
            throw new IOException(GONE);
        }
    }

    /** Takes half a group away again; where that fails too, the next start finds it torn. */
    private void undo(KnownEnd before) {
        known = before;
        end = -1;
        try {
            if (file.size() > before.size()) {
                file.truncate(before.size());
            }
        } catch (IOException e) {
            return; // it stays behind as a torn line, which the next group repairs
        }
    }

    /** Forgets what is not on disk, and lets others write. */
    public void abandon() {
        drafts.clear();
        if (pending.size() > 0) {
            pending.reset();
            end = -1; // the chain stands elsewhere than was thought
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

    /** Whether records wait to be committed, or it is kept from other writers. */
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
