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
 * A journal's file on disk. POSIX keeps locks by process and drops them when the process closes <em>any</em> descriptor
 * of the file. What is open is therefore known by process too: descriptors of a file, under whatever names it was
 * opened, are closed together, when the last who uses the file lets go.
 */
final class OpenFile implements JournalFile {

    private static final int WAIT_MILLIS = 5;

    /** A wait that is longer than this is told. */
    private static final int TELL_MILLIS = 1000;

    /** Static as the locks are: the system has one such table for each process. */
    private static final Map<Object, Descriptors> IN_USE = new HashMap<>();

    /** What this process has open of one file. */
    private static final class Descriptors {
        private final List<FileChannel> toRead = new ArrayList<>();
        private final List<FileChannel> toWrite = new ArrayList<>();
        private int users;

        /** One that is open already. */
        private @Nullable FileChannel find(boolean writing) {
            for (FileChannel channel : toWrite) {
                if (channel.isOpen()) { // an interrupted thread closes what it was using
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

    /** The file to be read. */
    static OpenFile reading(Path path) throws IOException {
        return open(path, false, StandardOpenOption.READ);
    }

    /** The file to be written, made if it is not there. */
    static OpenFile writing(Path path) throws IOException {
        boolean fresh = !Files.exists(path);
        OpenFile file = open(path, true, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        if (fresh) {
            forceFolder(path);
        }
        return file;
    }

    /** The file to be written, which must be there. */
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
                throw new IOException("it was replaced while it was opened"); // which of the two is open is not known
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

    /** What stays the same under every name of the file, and under no other file's while this one is open. */
    private static Object identity(Path path) throws IOException {
        Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        return key == null ? path.toRealPath() : key;
    }

    /** A new file is safe only when its folder knows of it; not every system lets a folder be forced. */
    static void forceFolder(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null) {
            return;
        }
        try (FileChannel opened = FileChannel.open(folder, StandardOpenOption.READ)) {
            opened.force(true);
        } catch (IOException e) {
            return; // nothing more can be done there
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
        Timer timer = tellSoon(notes);
        try {
            while (lock == null) {
                try {
                    lock = channel.lock();
                } catch (OverlappingFileLockException e) {
                    pause(); // another thread of this process has it; the system's lock only stops other processes
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

    /** Tells the player what the wait is for, unless it is over within a second: then the timer is cancelled. */
    private Timer tellSoon(Consumer<String> notes) {
        Timer timer = new Timer("waiting for a lock", true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        notes.accept(path + ": another grognard is writing to it; waiting until it is done");
                    }
                },
                TELL_MILLIS);
        return timer;
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(WAIT_MILLIS);
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

    /** How long it is while nobody is writing to it; where it cannot be locked, how long it is now. */
    long settledSize(Consumer<String> notes) throws IOException {
        try (FileLock nobodyWrites = sharedLock(notes)) {
            return nobodyWrites.channel().size();
        } catch (OverlappingFileLockException e) {
            return channel.size(); // the writer is this process, and does something else now
        } catch (IOException e) {
            return channel.size(); // not every file system has locks
        }
    }

    private FileLock sharedLock(Consumer<String> notes) throws IOException {
        FileLock free = channel.tryLock(0, Long.MAX_VALUE, true);
        if (free != null) {
            return free;
        }
        Timer timer = tellSoon(notes);
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
