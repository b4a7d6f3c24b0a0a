package grognard.journal;

import java.io.IOException;
import java.util.function.Consumer;

/** The file under a journal: as much of it as a journal needs, so that tests can put failing disks under one. */
interface JournalFile extends AutoCloseable {

    long size() throws IOException;

    /** Reads exactly so much. */
    void read(long at, byte[] into, int from, int length) throws IOException;

    void write(long at, byte[] bytes) throws IOException;

    /** What was written before this is there after a power failure; what was not may be, or in part. */
    void force() throws IOException;

    void truncate(long size) throws IOException;

    /**
     * Waits until no other writer has it.
     *
     * @param notes is told, once and on another thread, if that takes more than a second
     */
    void lock(Consumer<String> notes) throws IOException;

    void unlock() throws IOException;

    /** Whether its name still leads to it: it may have been moved, replaced or deleted. */
    boolean isInPlace();

    /** Whether it can still be used: Java closes a file under a thread that Ctrl-C stops. */
    boolean isOpen();

    @Override
    void close() throws IOException;
}
