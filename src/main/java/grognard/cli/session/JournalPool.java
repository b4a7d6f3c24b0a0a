package grognard.cli.session;

import grognard.cli.environment.Environment;
import grognard.input.BadInput;
import grognard.journal.Journal;
import grognard.journal.JournalReader;
import grognard.record.Version;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The journals that are open: those that were used last, since a system lets a process have only so many files open. */
public final class JournalPool {

    private static final int MOST_OPEN = 32;

    private final Environment environment;
    private final Map<Path, Journal> open = new LinkedHashMap<>(16, 0.75f, true);

    JournalPool(Environment environment) {
        this.environment = environment;
    }

    Journal open(String where, String file) {
        Path path = path(where, file);
        Journal journal = open.get(path);
        if (journal == null) {
            journal = Journal.open(path, environment.clock(), Version.text(), new Notes(environment));
            open.put(path, journal);
            closeOldest();
        }
        return journal;
    }

    /** Lets the next line take the file as it is then, even if it is another. */
    void forget(Path path) {
        Journal journal = open.remove(path);
        if (journal != null) {
            journal.close();
        }
    }

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

    /** Whether records wait in another than this. */
    boolean isAnotherLocked(Journal journal) {
        for (Journal other : open.values()) {
            if (other != journal && other.isLocked()) {
                return true;
            }
        }
        return false;
    }

    public static Path path(String where, String file) {
        try {
            if (!file.isEmpty()) {
                return Path.of(file);
            }
        } catch (InvalidPathException e) {
            throw BadInput.value(where, file, "a file");
        }
        throw BadInput.value(where, file, "a file");
    }

    /** Opens a journal to be read; the player is told if another process keeps it locked, and what is left out of it. */
    public static JournalReader read(Environment environment, Path path) {
        return JournalReader.of(path, notes(environment));
    }

    /** Tells the player what a journal has to say about its file. */
    public static Consumer<String> notes(Environment environment) {
        return new Notes(environment);
    }

    /** What a journal tells the player. Written out, since a lambda would cost every line that is logged. */
    private record Notes(Environment environment) implements Consumer<String> {
        @Override
        public void accept(String text) {
            environment.error(text);
            environment.err().flush();
        }
    }

    /** Puts everything on disk. */
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

    void abandon() {
        for (Journal journal : open.values()) {
            journal.abandon();
        }
    }
}
