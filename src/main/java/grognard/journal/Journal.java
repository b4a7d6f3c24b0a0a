package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Event;
import grognard.record.Head;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A journal that is being written. Records are added in groups: {@link #begin} locks the file against every other
 * process, {@link #commit} puts the group on disk and lets go. Only then may its outcomes be shown.
 */
public final class Journal implements AutoCloseable {

    private static final int WAIT_MILLIS = 5;

    private final Path path;
    private final FileChannel channel;
    private final LongSupplier clock;
    private final String version;
    private final Consumer<String> notes;
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private @Nullable FileLock lock;
    private Head head = Head.START;
    private long end = -1;

    private Journal(Path path, FileChannel channel, LongSupplier clock, String version, Consumer<String> notes) {
        this.path = path;
        this.channel = channel;
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
            boolean fresh = !Files.exists(path);
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
            if (fresh) {
                forceFolder(path);
            }
            return new Journal(path, channel, clock, version, notes);
        } catch (IOException e) {
            throw cannot("write", path, e);
        }
    }

    /** A new file is safe only when its folder knows of it; not every system lets a folder be forced. */
    private static void forceFolder(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null) {
            return;
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            return; // nothing more can be done there
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

    /** Locks the journal, repairs it if its last writer died, and says where its chain stands. */
    public Head begin() {
        if (lock != null) {
            return head;
        }
        try {
            lock = lock();
            if (channel.size() != end) {
                FileEnd tail = FileEnd.of(channel);
                head = tail.head();
                end = tail.end();
                repair(tail);
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

    private FileLock lock() throws IOException {
        while (true) {
            try {
                return channel.lock();
            } catch (OverlappingFileLockException e) {
                pause(); // another thread of this process has it; the system's lock only stops other processes
            }
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the lock", e);
        }
    }

    /** The torn text goes into a record that is written over it: at no moment is it gone. */
    private void repair(FileEnd tail) throws IOException {
        if (tail.unended()) {
            write("\n".getBytes(StandardCharsets.UTF_8));
            notes.accept(path + ": record " + head.record() + " lacked its end of line; repaired");
        } else if (!tail.torn().isEmpty()) {
            Link link = link(new OwnEvent.TornLine(tail.torn()).json(version), head.seal(), head.salt());
            write(link.bytes());
            head = link.head();
            notes.accept(path + ": the line after record " + (head.record() - 1)
                    + " was torn, its writer died before the outcome was shown; repaired, the torn text is kept in record "
                    + head.record());
        }
    }

    private Link link(byte[] object, String seal, String salt) {
        return Link.after(
                head,
                object,
                seal,
                salt,
                Instant.ofEpochMilli(clock.getAsLong()).toString());
    }

    /** Adds a resolution, as {@link grognard.record.PlayedJson#record} writes it, to the group. */
    public Link add(byte[] object) {
        return add(object, head.seal(), head.salt());
    }

    /** Adds a record of another kind to the group. */
    public Link add(Event event) {
        return add(event, head.seal(), head.salt());
    }

    private Link add(Event event, String seal, String salt) {
        return add(event.json(version), seal, salt);
    }

    private Link add(byte[] object, String seal, String salt) {
        begin();
        Link link = link(object, seal, salt);
        pending.writeBytes(link.bytes());
        head = link.head();
        return link;
    }

    /** From here on dice come from the seed of that commitment. */
    public Link addSeal(String commitment, String salt) {
        return add(new OwnEvent.SealMade(commitment), commitment, salt);
    }

    /** The opponent's salt for the seal in force. */
    public Link addSalt(String salt) {
        return add(new OwnEvent.SaltAdded(), head.seal(), salt);
    }

    /** Opens the seal in force. */
    public Link addReveal(String seed) {
        return add(new OwnEvent.SealOpened(head.seal(), seed), "", "");
    }

    /** How much waits to be written. */
    public int pendingBytes() {
        return pending.size();
    }

    /** Puts the group on disk; when this returns, it stays. */
    public void commit() {
        if (lock == null) {
            return;
        }
        try {
            if (pending.size() > 0) {
                write(pending.toByteArray());
                pending.reset();
            }
        } catch (IOException e) {
            undo();
            throw cannot("write", path, e);
        } finally {
            abandon();
        }
    }

    private void write(byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            channel.write(buffer, end + buffer.position());
        }
        channel.force(false);
        end += bytes.length;
    }

    /** Takes half a group away again; where that fails too, the next start finds it torn. */
    private void undo() {
        try {
            if (channel.size() > end) {
                channel.truncate(end);
            }
        } catch (IOException e) {
            end = -1;
        }
    }

    /** Forgets what is not on disk, and lets others write. */
    public void abandon() {
        if (pending.size() > 0) {
            pending.reset();
            end = -1; // the chain stands elsewhere than was thought
        }
        FileLock held = lock;
        lock = null;
        if (held != null) {
            try {
                held.release();
            } catch (IOException e) {
                throw cannot("unlock", path, e);
            }
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw cannot("close", path, e);
        }
    }
}
