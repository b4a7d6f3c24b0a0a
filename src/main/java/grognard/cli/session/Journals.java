package grognard.cli.session;

import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.journal.Journal;
import grognard.record.Additions;
import grognard.record.Caption;
import grognard.record.PlayedJson;
import grognard.record.Version;
import grognard.rules.Played;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The journals that are open. */
public final class Journals {

    private final World world;
    private final Map<Path, Journal> open = new LinkedHashMap<>();

    private final PlayedJson json = new PlayedJson();

    Journals(World world) {
        this.world = world;
    }

    public Journal open(String where, String file) {
        Path path = path(where, file);
        Journal journal = open.get(path);
        if (journal == null) {
            journal = Journal.open(path, world.clock(), Version.text(), this::note);
            open.put(path, journal);
        }
        return journal;
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

    private void note(String text) {
        world.complain(text);
        world.err().flush();
    }

    /** The object that every record of a resolution starts with. */
    byte[] record(Played played, Caption caption) {
        return json.record(played, caption, Additions.NONE);
    }

    /** Puts everything on disk. */
    void commit() {
        open.values().forEach(Journal::commit);
    }

    void close() {
        open.values().forEach(Journal::close);
        open.clear();
    }

    void abandon() {
        open.values().forEach(Journal::abandon);
    }
}
