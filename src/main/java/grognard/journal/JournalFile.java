package grognard.journal;

import java.io.IOException;
import java.util.function.Consumer;

/** The file operations that a journal needs. An interface so that tests can simulate failing disks and power loss. */
interface JournalFile extends AutoCloseable {

    long size() throws IOException;

    /** Reads exactly {@code length} bytes; fails if the file ends before. */
    void read(long at, byte[] into, int from, int length) throws IOException;

    void write(long at, byte[] bytes) throws IOException;

    /** Forces all earlier writes to disk, so that they survive a power failure. Later writes may survive in part. */
    void force() throws IOException;

    void truncate(long size) throws IOException;

    /**
     * Locks the file against other writers, and waits for the lock if another has it.
     *
     * @param notes receives a message for the player, once and on another thread, if the wait exceeds a second
     */
    void lock(Consumer<String> notes) throws IOException;

    void unlock() throws IOException;

    /** Whether the path still leads to this file: it may have been moved, replaced or deleted. */
    boolean isInPlace();

    /** Whether the file can still be used: Java closes a channel when a thread is interrupted while using it. */
    boolean isOpen();

    @Override
    void close() throws IOException;
}
