package grognard.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A journal's file on disk. POSIX holds locks per process and drops them when the process closes <em>any</em> descriptor
 * of the file. This class therefore counts the users of each file in the process, whatever names it was opened under, and
 * closes all of its descriptors together when the last user closes it.
 */
final class OpenFile implements JournalFile {

    /** Pause between attempts to get a lock that another thread of this process has. */
    private static final int RETRY_MILLIS = 5;

    /** Longest wait without a note to the player. */
    private static final int NOTE_MILLIS = 1000;

    /** Open files by identity. Static because the locks are: the system has one table of them for each process. */
    private static final Map<Object, Descriptors> IN_USE = new HashMap<>();

    /** The open descriptors of one file, and how many {@link OpenFile}s use them. */
    private static final class Descriptors {
        private final List<FileChannel> toRead = new ArrayList<>();
        private final List<FileChannel> toWrite = new ArrayList<>();
        private int users;

        /** An open descriptor; one for writing serves readers, too. Null if there is none. */
        private @Nullable FileChannel find(boolean writing) {
            for (FileChannel channel : toWrite) {
                if (channel.isOpen()) { // Java closes the channel that an interrupted thread uses
                    return channel;
                }
            }
            for (FileChannel channel : toRead) {
                if (!writing && channel.isOpen()) {
                    return channel;
                }
            }
            return null;
        }
    }

    private final Path path;
    private final Object identity;
    private final FileChannel channel;
    private @Nullable FileLock lock;
    private boolean closed;

    private OpenFile(Path path, Object identity, FileChannel channel) {
        this.path = path;
        this.identity = identity;
        this.channel = channel;
    }

    /** Opens a file for reading. */
    static OpenFile reading(Path path) throws IOException {
        return open(path, false, StandardOpenOption.READ);
    }

    /** Opens a file for writing; creates it if it does not exist. */
    static OpenFile writing(Path path) throws IOException {
        boolean fresh = !Files.exists(path);
        OpenFile file = open(path, true, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        if (fresh) {
            forceFolder(path);
        }
        return file;
    }

    /** Opens a file for writing; fails if it does not exist. */
    static OpenFile existing(Path path) throws IOException {
        return open(path, true, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static OpenFile open(Path path, boolean writing, OpenOption... options) throws IOException {
        synchronized (IN_USE) {
            Optional<Object> before = Files.exists(path) ? Optional.of(identity(path)) : Optional.empty();
            Descriptors open = before.isPresent() ? IN_USE.get(before.get()) : null;
            FileChannel channel = open == null ? null : open.find(writing);
            if (open != null && channel != null) {
                open.users++;
                return new OpenFile(path, before.get(), channel);
            }
            FileChannel fresh = FileChannel.open(path, options);
            Object identity = identity(path);
            if (before.isPresent() && !before.get().equals(identity)) {
                throw new IOException("it was replaced while it was opened"); // either of the two may be the open one
            }
            Descriptors all = open;
            if (all == null) {
                all = new Descriptors();
                IN_USE.put(identity, all);
            }
            (writing ? all.toWrite : all.toRead).add(fresh);
            all.users++;
            return new OpenFile(path, identity, fresh);
        }
    }

    /**
     * Identifies a file under all of its names; no other file has the same identity while this one is open. The real path
     * serves where the system has no inode numbers.
     */
    private static Object identity(Path path) throws IOException {
        Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        return key == null ? path.toRealPath() : key;
    }

    /** Forces the folder's entry to disk: without it a new file can vanish in a power failure. */
    static void forceFolder(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null) {
            return;
        }
        try (FileChannel opened = FileChannel.open(folder, StandardOpenOption.READ)) {
            opened.force(true);
        } catch (IOException e) {
            return; // not every system can force a folder
        }
    }

    @Override
    public boolean isOpen() {
        return !closed && channel.isOpen();
    }

    @Override
    public boolean isInPlace() {
        try {
            return identity(path).equals(identity);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public long size() throws IOException {
        return channel.size();
    }

    @Override
    public void read(long at, byte[] into, int from, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(into, from, length);
        long next = at;
        while (buffer.hasRemaining()) {
            int read = channel.read(buffer, next);
            if (read < 0) {
                throw new IOException("the file became shorter while it was read");
            }
            next += read;
        }
    }

    @Override
    public void write(long at, byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            channel.write(buffer, at + buffer.position());
        }
    }

    @Override
    public void force() throws IOException {
        channel.force(false);
    }

    @Override
    public void truncate(long size) throws IOException {
        channel.truncate(size);
    }

    @Override
    public void lock(Consumer<String> notes) throws IOException {
        lock = lockIfFree();
        if (lock != null) {
            return;
        }
        Timer timer = noteAfterDelay(notes);
        try {
            while (lock == null) {
                try {
                    lock = channel.lock();
                } catch (OverlappingFileLockException e) {
                    pause(); // another thread of this process has it, and Java does not wait for those
                }
            }
        } finally {
            timer.cancel();
        }
    }

    private @Nullable FileLock lockIfFree() throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /** Notes after a second what the player waits for; the caller cancels the timer when the wait ends. */
    private Timer noteAfterDelay(Consumer<String> notes) {
        Timer timer = new Timer("waiting for a lock", true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        notes.accept(path + ": another grognard is writing to it; waiting until it is done");
                    }
                },
                NOTE_MILLIS);
        return timer;
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the lock", e);
        }
    }

    @Override
    public void unlock() throws IOException {
        FileLock held = lock;
        lock = null;
        if (held != null && held.isValid()) {
            held.release();
        }
    }

    /** The size at a moment when no other process writes; where the file system has no locks, the size now. */
    long settledSize(Consumer<String> notes) throws IOException {
        try (FileLock held = sharedLock(notes)) {
            return held.channel().size();
        } catch (OverlappingFileLockException e) {
            return channel.size(); // this process holds the lock itself, and is not writing now
        } catch (IOException e) {
            return channel.size(); // not every file system has locks
        }
    }

    private FileLock sharedLock(Consumer<String> notes) throws IOException {
        FileLock free = channel.tryLock(0, Long.MAX_VALUE, true);
        if (free != null) {
            return free;
        }
        Timer timer = noteAfterDelay(notes);
        try {
            return channel.lock(0, Long.MAX_VALUE, true);
        } finally {
            timer.cancel();
        }
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        unlock();
        synchronized (IN_USE) {
            Descriptors open = IN_USE.get(identity);
            if (open != null && --open.users == 0) {
                IN_USE.remove(identity);
                for (FileChannel each : open.toRead) {
                    each.close();
                }
                for (FileChannel each : open.toWrite) {
                    each.close();
                }
            }
        }
    }
}
