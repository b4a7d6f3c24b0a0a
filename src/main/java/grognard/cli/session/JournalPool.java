package grognard.cli.session;

import grognard.cli.environment.Environment;
import grognard.cli.environment.PathName;
import grognard.journal.Journal;
import grognard.journal.JournalReader;
import grognard.record.Version;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The open journals of a session. Only the most recently used stay open, because a process may open only so many files.
 */
public final class JournalPool {

    /** Far below the limit of any system (256 on macOS); two or three are in use in practice. */
    private static final int MOST_OPEN = 32;

    private final Environment environment;
    private final Map<Path, Journal> open = new LinkedHashMap<>(16, 0.75f, true);

    JournalPool(Environment environment) {
        this.environment = environment;
    }

    /**
     * Returns the journal of that file, opened on first use.
     *
     * @param where the option that names it, for messages
     */
    Journal open(String where, String file) {
        Path path = PathName.file(where, file);
        Journal journal = open.get(path);
        if (journal == null) {
            journal = Journal.open(path, environment.clock(), Version.text(), new Notes(environment));
            open.put(path, journal);
            closeOldest();
        }
        return journal;
    }

    /** Closes a journal, so that the next line opens the file again, which may have been replaced. */
    void forget(Path path) {
        Journal journal = open.remove(path);
        if (journal != null) {
            journal.close();
        }
    }

    /** Closes the least recently used journals beyond the limit; one with pending records is locked and stays open. */
    private void closeOldest() {
        Iterator<Journal> oldest = open.values().iterator();
        while (open.size() > MOST_OPEN && oldest.hasNext()) {
            Journal journal = oldest.next();
            if (!journal.isLocked()) {
                journal.close();
                oldest.remove();
            }
        }
    }

    /** Returns whether another journal has pending records. */
    boolean isAnotherLocked(Journal journal) {
        for (Journal other : open.values()) {
            if (other != journal && other.isLocked()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Opens a journal for reading. Notes to the player report a lock held by another process, and lines that are left out.
     */
    public static JournalReader read(Environment environment, Path path) {
        return JournalReader.of(path, notes(environment));
    }

    /** Returns a receiver that prints a journal's remarks about its file. */
    public static Consumer<String> notes(Environment environment) {
        return new Notes(environment);
    }

    /**
     * Prints remarks on standard error. A class and not a lambda, because the first lambda of a run would slow every
     * logged line.
     */
    private record Notes(Environment environment) implements Consumer<String> {
        @Override
        public void accept(String text) {
            environment.error(text);
            environment.err().flush();
        }
    }

    /** Writes all pending records to disk. */
    void commit() {
        for (Journal journal : open.values()) {
            journal.commit();
        }
    }

    void close() {
        for (Journal journal : open.values()) {
            journal.close();
        }
        open.clear();
    }

    /** Drops all pending records and releases the locks. */
    void abandon() {
        for (Journal journal : open.values()) {
            journal.abandon();
        }
    }
}
