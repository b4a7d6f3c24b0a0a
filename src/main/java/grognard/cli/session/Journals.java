package grognard.cli.session;

import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.journal.Journal;
import grognard.render.Caption;
import grognard.render.PlayedJson;
import grognard.render.Version;
import grognard.rules.Played;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The journals that are open. */
public final class Journals {

    private final World world;
    private final Map<Path, Journal> open = new LinkedHashMap<>();

    private final ByteArrayOutputStream text = new ByteArrayOutputStream(2048);
    private final PlayedJson json = new PlayedJson(text);

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

    /** The contract's JSON, which every record starts with. */
    public String json(Played played, Caption caption) {
        text.reset();
        json.write(played, caption);
        return text.toString(StandardCharsets.UTF_8);
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
